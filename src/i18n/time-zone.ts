// Time zone of a shop's times.

const zones: Readonly<Record<string, string>> = {
  de: "Europe/Berlin",
  at: "Europe/Vienna",
  ch: "Europe/Zurich",
  it: "Europe/Rome"
}

/** Returns the IANA zone of a shop's country in any case; Germany's for a country without shops. */
export const timeZoneOfCountry = (country: string | null | undefined): string =>
  zones[country?.toLowerCase() ?? ""] ?? "Europe/Berlin"
