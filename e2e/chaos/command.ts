/** Command `npm run chaos`: runs a drill on one kind of database, prints its report, returns its success. */
import { type DrillDatabase, embeddedDatabase, postgresDatabase } from "./database.ts"
import { type ChaosReport, chaos as drill } from "./run.ts"

export interface ChaosCommandOptions {
  readonly minutes: number
  readonly seed: number
  readonly database: "embedded" | "postgres"
}

export const reportLines = (report: ChaosReport): ReadonlyArray<string> => [
  `Purchases: ${report.begun} begun, ${report.paid} paid, ${report.notPaid} ended without payment`,
  `Kills ${report.kills}, pauses ${report.pauses}, cuts ${report.cuts}`,
  `Retries of drivers ${report.retries}, doubled reports ${report.doubled}, lost reports ${report.lostReports}`,
  `Rows: ${report.orders} orders, ${report.tickets} tickets, ${report.refunds} refunds; ${report.logLines} lines of logs`,
  ...(report.violations.length === 0
    ? ["All promises were kept."]
    : [`${report.violations.length} promises were broken:`, ...report.violations.map((what) => `  ${what}`)])
]

/** The embedded database runs one transaction at a time: one service suffices, and drivers are slower. */
export const settings = {
  embedded: { services: 1, pause: 8000 },
  postgres: { services: 2, pause: 4000 }
}

export const chaos = async (
  say: (line: string) => void,
  { minutes, seed, database: kind }: ChaosCommandOptions
): Promise<boolean> => {
  const database: DrillDatabase | string =
    kind === "embedded" ? await embeddedDatabase() : await postgresDatabase()
  if (typeof database === "string") {
    say(`Not run: ${database}.`)
    return true
  }
  say(`Seed ${seed}, ${minutes} minutes, ${database.what}, shop services: ${settings[kind].services}`)
  const began = Date.now()
  try {
    const report = await drill({
      seed,
      milliseconds: minutes * 60_000,
      ...settings[kind],
      database,
      note: (what) => say(`${((Date.now() - began) / 1000).toFixed(1).padStart(6)} s  ${what}`)
    })
    for (const line of reportLines(report)) say(line)
    return report.violations.length === 0
  } finally {
    await database.stop()
  }
}
