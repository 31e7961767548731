// The time zone a shop's times are meant in.

const zones: Readonly<Record<string, string>> = {
  de: "Europe/Berlin",
  at: "Europe/Vienna",
  ch: "Europe/Zurich",
  it: "Europe/Rome"
}

/** IANA zone of a shop country in any case; Germany's for one we do not run shops in. */
export const timeZoneOfCountry = (country: string | null | undefined): string =>
  zones[country?.toLowerCase() ?? ""] ?? "Europe/Berlin"
