/** Reads settings, and says what is wrong with them and what counts. */
import type { Environment, Setting } from "./setting.ts"
import { type SettingName, settings, type ValueOf } from "./settings.ts"

export const settingNames = Object.keys(settings) as ReadonlyArray<SettingName>

/** Returns what is wrong with one setting, in a sentence that says no secret; null if it fits. */
const faultOf = (name: SettingName, environment: Environment): string | null => {
  const { expected, parse, isSecret, fallback, rule }: Setting<unknown> = settings[name]
  const given = environment[name] || null
  if (given !== null && parse(given) === undefined)
    return `${name} must be ${expected}${isSecret ? "" : `, but is "${given}"`}.`
  return rule(given ?? fallback(environment), environment) || null
}

/** Returns what is wrong with all settings. */
export const faultsOf = (environment: Environment): ReadonlyArray<string> => [
  ...new Set(settingNames.flatMap((name) => faultOf(name, environment) ?? []))
]

/** Returns the value of a setting. Fails with the faults of all settings where it does not fit. */
export const read = <Name extends SettingName>(
  name: Name,
  environment: Environment = process.env
): ValueOf<Name> => {
  if (faultOf(name, environment) !== null) throw new Error(faultsOf(environment).join("\n"))
  const { parse, fallback }: Setting<unknown> = settings[name]
  const given = environment[name] || fallback(environment)
  return (given === null ? null : parse(given)) as ValueOf<Name>
}

export const isGiven = (name: SettingName, environment: Environment = process.env): boolean =>
  Boolean(environment[name])
