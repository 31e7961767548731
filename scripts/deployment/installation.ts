/** Settings of an installation on this machine, for tests from outside. */
import { readFileSync } from "node:fs"

const folder = "/etc/parkschein"

/** Returns its addresses and its database, as environment variables. */
export const environmentOfTheInstallation = (): Readonly<Record<string, string>> => {
  const settings = Object.fromEntries(
    [
      ...["settings", "secrets"]
        .map((name) => readFileSync(`${folder}/${name}.yaml`, "utf8"))
        .join("\n")
        .matchAll(/^ {2}([A-Z_]+): (\S+)$/gm)
    ].map(([, name = "", value = ""]) => [name, value])
  )
  const origins = Object.entries(settings).filter(([name]) => name.endsWith("_ORIGIN"))
  return {
    ...Object.fromEntries(origins),
    DATABASE_URL: settings["PARKSCHEIN_DIRECT_DATABASE_URL"] ?? "",
    NODE_EXTRA_CA_CERTS: `${folder}/authorities/authority.pem`
  }
}
