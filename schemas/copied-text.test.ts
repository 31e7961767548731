import { expect, it } from "vitest"
import { foldCopiedText } from "./copied-text.ts"

it.each([
  ["full-width forms", "ＡＢ－１２３＠ｘ．ｄｅ", "AB-123@x.de"],
  ["soft hyphens", "Park\u00adschein", "Parkschein"],
  ["blanks that do not break", "M\u00a0PP\u202f1\u20092\u3000", "M PP 1 2 "],
  ["zero width characters", "\ufeffa\u200bb\u200cc\u200dd\u2060e\u200ef\ufe0f", "abcdef"],
  ["control characters", "M-P\u0000P\u001b1\u0085\t2", "M-PP1 2"],
  [
    "dashes",
    "a\u2010b\u2011c\u2012d\u2013e\u2014f\u2015g\u2212h\u2043i\u02d7j\ufe63k\uff0dl",
    "a-b-c-d-e-f-g-h-i-j-k-l"
  ],
  ["accents that stand alone", "Mu\u0308ller", "Müller"]
])("normalises text copied with %s", (_, copied, plain) => {
  expect(foldCopiedText(copied)).toBe(plain)
})

it("keeps distinct characters", () => {
  for (const text of ["Größe ½ ﬁ №", "n.n@example.com", "O’Brien", "Ж"])
    expect(foldCopiedText(text)).toBe(text)
})
