/** Settings as people read them. */
import { settingNames } from "./read.ts"
import type { Environment, Setting } from "./setting.ts"
import { productFolder, type SettingName, settings } from "./settings.ts"

/** Returns the text of a setting; of a secret, that there is one. */
const shown = (name: SettingName, environment: Environment): string => {
  const { isSecret, fallback }: Setting<unknown> = settings[name]
  const text = environment[name] || fallback(environment) || ""
  return isSecret && text !== "" ? "(hidden)" : text
}

/** Returns all settings that count, each with what it is, and where it comes from. */
export const settingsInUse = (environment: Environment): string => {
  const width = Math.max(...settingNames.map((name) => name.length))
  return settingNames
    .map((name) => {
      const text = shown(name, environment)
      const origin = environment[name] ? "" : text === "" ? "not set" : "  (default)"
      return `${name.padEnd(width)}  ${text}${origin}`
    })
    .join("\n")
}

/** The command that writes docs/settings.md anew. */
export const renewal = "npm run --silent config -- document > docs/settings.md"

/** Returns docs/settings.md. */
export const settingsDocument = (): string => {
  const rows = settingNames.map((name) => {
    const fallback = shown(name, {}).replace(`${productFolder}/`, "")
    return `| \`${name}\` | ${fallback === "" ? "" : `\`${fallback}\``} | ${settings[name].purpose} |`
  })
  return `# Settings

Variables of the environment. Made by \`${renewal}\`; do not edit.

One that is empty counts as not set. Servers refuse to start with one that does not fit, and tell all that do not;
\`npm run config\` checks them before, and prints what counts without secrets. Beside them, Node reads \`NODE_EXTRA_CA_CERTS\`,
a file of certificates that it believes beside its own.

| variable | default | |
|---|---|---|
${rows.join("\n")}
`
}
