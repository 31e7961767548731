/** Finds or installs Firefox and WebKit with its driver, for the journeys in other engines. */
import { executables, installPackages } from "./system-packages.ts"

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

/** Returns the path of Firefox, if there is one; fails with instructions if an engine cannot be installed. */
export const provideOtherBrowsers = async (
  wanted: readonly Engine[],
  say: (line: string) => void
): Promise<string | undefined> => {
  if (missing(wanted).length > 0) {
    say(`Installing with apt-get: ${missing(wanted).join(", ")}.`)
    await installPackages(missing(wanted))
  }
  const names = missing(wanted).join(" ")
  if (names === "") return find(firefox)
  throw new Error(
    `Not found, and could not be installed: ${names}. On Debian, as root: apt-get install ${names}. ` +
      "Elsewhere, run the journeys in the engines that you have: npm run test:browsers -- chromium"
  )
}
