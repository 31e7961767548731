// Time zone of a shop's times.

/** Countries whose plates the shop knows and whose clocks are not always Germany's, and those of the shops. */
const zones: Readonly<Record<string, string>> = {
  de: "Berlin",
  at: "Vienna",
  ch: "Zurich",
  it: "Rome",
  bg: "Sofia",
  by: "Minsk",
  fi: "Helsinki",
  gb: "London",
  gr: "Athens",
  lt: "Vilnius",
  pt: "Lisbon",
  ro: "Bucharest",
  ua: "Kiev",
  uk: "London"
}

/** Returns the IANA zone of a shop's country in any case; Germany's for others, which most of Europe shares. */
export const timeZoneOfCountry = (country: string | null | undefined): string =>
  `Europe/${zones[country?.toLowerCase() ?? ""] ?? "Berlin"}`
