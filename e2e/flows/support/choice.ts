/** Which paths a run is about: from the command, by way of the environment, so that each worker finds the same. */
import { type Profile, profiles } from "../../../flowkit/model/index.ts"
import { flows } from "../flows.ts"
import type { FlowRun } from "./flow-run.ts"
import { type FlowLocale, locales } from "./texts.ts"

/** Where paths are walked: in which language, on how wide a screen. */
export interface Scene {
  readonly locale: FlowLocale
  readonly width: number
  readonly height: number
}

export interface Batch {
  readonly run: FlowRun
  readonly profile: Profile
  readonly scene: Scene
}

const phone = { width: 360, height: 740 }
const desk = { width: 1280, height: 800 }

export const nameOfScene = ({ locale, width }: Scene): string => `${locale}-${width}`

const chosenFlows = (names: string): ReadonlyArray<FlowRun> => {
  const wanted = names.split(",").filter((name) => name !== "")
  const unknown = wanted.filter((name) => !flows.some(({ flow }) => flow.name === name))
  if (unknown.length > 0) {
    throw new Error(
      `There are no paths for "${unknown.join(", ")}". Machines with paths: ${flows.map(({ flow }) => flow.name).join(", ")}.`
    )
  }
  return wanted.length === 0 ? flows : flows.filter(({ flow }) => wanted.includes(flow.name))
}

const oneOf = <Name extends string>(what: string, name: string, known: ReadonlyArray<Name>): Name => {
  const found = known.find((one) => one === name)
  if (found === undefined) throw new Error(`There is no ${what} "${name}". Known: ${known.join(", ")}.`)
  return found
}

/** `xx` stands for the language with its country. */
const localeOf = (name: string): FlowLocale =>
  oneOf("language", locales.find((locale) => locale.startsWith(`${name}-`)) ?? name, locales)

/**
 * All paths in the first language on a phone; in the others, on a desk, the paths that show every state: what differs
 * there is what is to be read. With a language given, all paths in that one alone; nightly, everything everywhere.
 */
export const batches = (environment: NodeJS.ProcessEnv = process.env): ReadonlyArray<Batch> => {
  const profile = oneOf("profile", environment["PATHS_PROFILE"] ?? "ci", profiles)
  const locale = environment["PATHS_LOCALE"] ?? ""
  const [first, ...others] = locales
  const scenes: ReadonlyArray<readonly [Profile, Scene]> =
    locale !== ""
      ? [[profile, { locale: localeOf(locale), ...phone }]]
      : profile === "nightly"
        ? locales.flatMap((each) => [
            [profile, { locale: each, ...phone }] as const,
            ["ci", { locale: each, ...desk }] as const
          ])
        : [
            [profile, { locale: first, ...phone }],
            ...others.map((other) => ["smoke", { locale: other, ...desk }] as const)
          ]
  return chosenFlows(environment["PATHS_MACHINES"] ?? "").flatMap((run) =>
    scenes.map(([each, scene]) => ({ run, profile: each, scene }))
  )
}
