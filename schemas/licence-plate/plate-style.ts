/** Look of a plate: content of the band, colour of the face, seals in place of the dash. */

const europeanUnion = "AT BE BG CZ DE DK ES FI FR GR HR HU IT LT LU NL PL PT RO SE SI SK".split(" ")

/** Vehicle sign of a country, where it differs from our code; real plates show it in the band. */
const signs: Readonly<Record<string, string>> = {
  AT: "A",
  BE: "B",
  DE: "D",
  ES: "E",
  FI: "FIN",
  FR: "F",
  HU: "H",
  IT: "I",
  LU: "L",
  NO: "N",
  PT: "P",
  RS: "SRB",
  SE: "S",
  SI: "SLO",
  XX: ""
}

const symbols: Readonly<Record<string, "cross" | "flag">> = { CH: "cross", UA: "flag" }

const yellowPlates = ["NL", "LU", "UK"]

/** Without a sign there is no band. */
export interface PlateStyle {
  readonly sign: string
  readonly symbol: "stars" | "cross" | "flag" | "none"
  readonly face: "white" | "yellow"
}

/** Returns how plates of a country look. */
export const plateStyle = (country: string): PlateStyle => ({
  sign: signs[country] ?? country,
  symbol: europeanUnion.includes(country) ? "stars" : (symbols[country] ?? "none"),
  face: yellowPlates.includes(country) ? "yellow" : "white"
})

export type PlatePiece =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "seals" }
  | { readonly kind: "gap" }

const letters = (text: string): PlatePiece => ({ kind: "text", text })

/** German plates have two seals for the dash, and a gap before the digits; others are unchanged. */
export const platePieces = (plate: string, country: string): readonly PlatePiece[] => {
  const german = country === "DE" && /^(?<district>[^-]+)-(?<rest>[^-]+)$/.exec(plate)
  if (!german) return [letters(plate)]
  const { district = "", rest = "" } = german.groups ?? {}
  const [, block = "", digits = ""] = /^(\D*)(.*)$/.exec(rest) ?? []
  return [
    letters(district),
    { kind: "seals" },
    ...(block === "" ? [] : [letters(block), { kind: "gap" } as const]),
    ...(digits === "" ? [] : [letters(digits)])
  ]
}

/** Returns the plate as written on the car: "M-PP 123" for M-PP123. */
export const formatPlate = (plate: string, country: string): string =>
  platePieces(plate, country)
    .map((piece) => (piece.kind === "text" ? piece.text : piece.kind === "gap" ? " " : "-"))
    .join("")
