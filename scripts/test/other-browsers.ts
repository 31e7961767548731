/** Finds or installs Firefox and WebKit with its driver, for the journeys in other engines. */
import { canInstall, executables, installPackages } from "./system-packages.ts"

export const engines = ["chromium", "firefox", "webkit"] as const
export type Engine = (typeof engines)[number]

interface Program {
  readonly names: readonly string[]
  readonly package: string
}

const firefox: Program = { names: ["firefox-esr", "firefox"], package: "firefox-esr" }

const programs: Readonly<Record<Engine, readonly Program[]>> = {
  // See chromium.ts.
  chromium: [],
  firefox: [firefox],
  webkit: [
    { names: ["WebKitWebDriver"], package: "webkit2gtk-driver" },
    { names: ["Xvfb"], package: "xvfb" }
  ]
}

const find = ({ names }: Program): string | undefined => names.flatMap((name) => executables(name))[0]

const missing = (wanted: readonly Engine[]): readonly string[] =>
  wanted
    .flatMap((engine) => programs[engine])
    .filter((program) => find(program) === undefined)
    .map((program) => program.package)

/** Returns the path of Firefox, if there is one. */
export const findFirefox = (): string | undefined => find(firefox)

/** Returns the engines that are there, or could be installed. */
export const installOtherBrowsers = async (
  wanted: readonly Engine[],
  say: (line: string) => void
): Promise<readonly Engine[]> => {
  if (missing(wanted).length > 0 && canInstall()) {
    say(`Installing with apt-get: ${missing(wanted).join(", ")}.`)
    await installPackages(missing(wanted))
  }
  return wanted.filter((engine) => missing([engine]).length === 0)
}

/** Installs what is missing; fails with instructions if an engine cannot be installed. */
export const provideOtherBrowsers = async (
  wanted: readonly Engine[],
  say: (line: string) => void
): Promise<void> => {
  if ((await installOtherBrowsers(wanted, say)).length === wanted.length) return
  const names = missing(wanted).join(" ")
  throw new Error(
    `Not found, and could not be installed: ${names}. On Debian, as root: apt-get install ${names}. ` +
      "Elsewhere, run the journeys in the engines that you have: npm run test:browsers -- chromium"
  )
}
