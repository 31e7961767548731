/** Names of built files that no content blocker refuses: their lists match words in addresses. */
import { hashInName, scriptHashLength } from "../../backend/app-server/hashed-name.ts"

/** Words in rules of EasyList, EasyPrivacy and the lists against cookie notices. */
const refused =
  /^(?:ads?|advert\w*|adserver|analytics?|banners?|beacons?|collect(?:or)?|consents?|cookies?|gdpr|interstitials?|metrics?|newsletter|pixels?|popups?|promos?|social|sponsor\w*|stats?|statistics|telemetry|track\w*)$/

const wordsOf = (name: string): readonly string[] =>
  name
    .replace(/([a-z])(?=[A-Z])/g, "$1 ")
    .toLowerCase()
    .split(/[^a-z]+/)

/** Returns true for a name or path with such a word; its hash does not count. */
export const isRefusedByBlockers = (path: string): boolean =>
  wordsOf(path.replace(hashInName, "")).some((word) => refused.test(word))

interface BuiltScript {
  readonly name: string
  readonly facadeModuleId?: string | null
}

/** Returns the pattern of a script's name: its language, or that of a source in it, unless it would be refused. */
export const scriptFileNames = ({ name, facadeModuleId }: BuiltScript): string => {
  const [, language] = /\/locales\/(\w+)\/first-page\.json$/.exec(facadeModuleId ?? "") ?? []
  return `assets/${isRefusedByBlockers(name) ? "part" : (language ?? "[name]")}-[hash:${scriptHashLength}].js`
}
