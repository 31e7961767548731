/**
 * The compact spelling of the district lists, so that all codes and many names cost a browser few bytes. `encode` is
 * for the test that keeps `district-data.ts` up to date, `decode` for the product.
 */

/** District names by code, in the order of the codes; an empty name where a code names no place or its name is left out. */
export type Districts = ReadonlyMap<string, string>

/**
 * Codes: one word for each first letter, then second letters in capitals, each followed by its third letters in small.
 * A hyphen before a letter says that the code does not end there: `-MAiUcÜ` is MA, MAI, MU, MUC, MÜ.
 */
function encodeCodes(codes: readonly string[]): string {
  let text = ""
  let spelt = ""
  const spell = (code: string, ends: boolean) => {
    const letter = code.at(-1) ?? ""
    text +=
      (code.length === 1 ? " " : "") + (ends ? "" : "-") + (code.length === 3 ? letter.toLowerCase() : letter)
    spelt = code
  }
  for (const code of codes) {
    for (let length = 1; length < code.length; length++) {
      const parent = code.slice(0, length)
      if (!spelt.startsWith(parent)) spell(parent, false)
    }
    spell(code, true)
  }
  return text.trim()
}

function decodeCodes(text: string): string[] {
  return text.split(" ").flatMap((group) => {
    const codes: string[] = []
    let first = ""
    let second = ""
    let ends = true
    for (const letter of group) {
      if (letter === "-") {
        ends = false
        continue
      }
      const capital = letter.toUpperCase()
      let code = first + second + capital
      if (first === "") first = letter
      else if (letter === capital) {
        code = first + letter
        second = letter
      }
      if (ends) codes.push(code)
      ends = true
    }
    return codes
  })
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

// Some words inside a name stay small.
const titleCase = (text: string) =>
  text.replace(/(^|[ -])(?!(?:a[mn]|der|im|ob) )./g, (start) => start.toUpperCase())

/**
 * Names: each begins with a capital, `=`, `!` or `;`. A capital follows the code's first letter (`Ugsburg` for A), `=`
 * follows the whole code (`=hach` for AIC), `!` repeats nothing (`!bad aibling`), `;` is no name.
 */
function encodeName(code: string, name: string): string {
  const small = name.toLowerCase()
  if (name === "") return ";"
  if (titleCase(small) !== name)
    throw new Error(`The name ${name} of ${code} cannot be written: check its capitals.`)
  if (code.length > 1 && small.startsWith(code.toLowerCase())) return `=${small.slice(code.length)}`
  return name.startsWith(code.charAt(0)) ? capitalise(small.slice(1)) : `!${small}`
}

function decodeName(code: string, text: string): string {
  const rest = text.slice(1)
  if (text === "" || text === ";") return ""
  if (text.startsWith("=")) return titleCase((code + rest).toLowerCase())
  return titleCase(text.startsWith("!") ? rest : (code.charAt(0) + text).toLowerCase())
}

/** Writes a list as `codes|names`; only the codes if no district has a name. @internal: makes what the product decodes. */
export function encodeDistricts(districts: Districts): string {
  const codes = [...districts.keys()].sort((a, b) => (a < b ? -1 : 1))
  const names = codes.map((code) => encodeName(code, districts.get(code) ?? "")).join("")
  return encodeCodes(codes) + (/[^;]/.test(names) ? `|${names}` : "")
}

/** Reads a list that `encodeDistricts` wrote. */
export function decodeDistricts(text: string): Districts {
  const [codes = "", names = ""] = text.split("|")
  const texts = names.split(/(?=[\p{Lu}=!;])/u)
  return new Map(decodeCodes(codes).map((code, index) => [code, decodeName(code, texts[index] ?? "")]))
}
