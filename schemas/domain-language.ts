/** The language that a domain speaks, for the page itself and for the server that announces its texts. */

const byTopLevelDomain: Readonly<Record<string, string>> = { it: "it", ch: "de", de: "de", at: "de" }

/** shop.example.it gives it; ch, de and at give de. */
export const languageOfHost = (host: string): string | undefined =>
  byTopLevelDomain[host.toLowerCase().replace(/:\d+$/, "").split(".").at(-1) ?? ""]
