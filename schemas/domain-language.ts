/** Language of a domain, for the page itself and for the server that preloads its texts. */

const byTopLevelDomain: Readonly<Record<string, string>> = { it: "it", ch: "de", de: "de", at: "de" }

/** Returns it for shop.example.it; de for ch, de and at. */
export const languageOfHost = (host: string): string | undefined =>
  byTopLevelDomain[host.toLowerCase().replace(/:\d+$/, "").split(".").at(-1) ?? ""]
