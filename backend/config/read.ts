/** Reads and validates settings. */
import type { Environment, Setting } from "./setting.ts"
import { type SettingName, settings, type ValueOf } from "./settings.ts"

export const settingNames = Object.keys(settings) as ReadonlyArray<SettingName>

/** Returns the error message of a setting, without secrets; null if it is valid. */
const faultOf = (name: SettingName, environment: Environment): string | null => {
  const { expected, parse, isSecret, fallback, rule }: Setting<unknown> = settings[name]
  const given = environment[name] || null
  if (given !== null && parse(given) === undefined)
    return `${name} must be ${expected}${isSecret ? "" : `, but is "${given}"`}.`
  return rule(given ?? fallback(environment), environment) || null
}

/** Returns the error messages of all settings. */
export const faultsOf = (environment: Environment): ReadonlyArray<string> => [
  ...new Set(settingNames.flatMap((name) => faultOf(name, environment) ?? []))
]

/** Says what is wrong with the settings. */
export class InvalidSettings extends Error {}

/** Returns the value of a setting. If it is invalid, fails with the errors of all settings. */
export const read = <Name extends SettingName>(
  name: Name,
  environment: Environment = process.env
): ValueOf<Name> => {
  if (faultOf(name, environment) !== null) throw new InvalidSettings(faultsOf(environment).join("\n"))
  const { parse, fallback }: Setting<unknown> = settings[name]
  const given = environment[name] || fallback(environment)
  return (given === null ? null : parse(given)) as ValueOf<Name>
}

export const isGiven = (name: SettingName, environment: Environment = process.env): boolean =>
  Boolean(environment[name])
