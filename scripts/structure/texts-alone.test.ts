// Tests: changing texts are the only child of their element, and stay correct after translation by a browser.
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { isTest } from "./import-rules.ts"
import { readModules } from "./modules.ts"
import { textsBesideOthers } from "./texts-alone.ts"

const screens = readModules(join(import.meta.dirname, "../..")).filter(
  ({ path, text }) =>
    path.startsWith("src/") && !isTest(path) && (path.endsWith(".tsx") || text.includes("ReactElement"))
)

const found = (text: string) => textsBesideOthers([{ path: "a.tsx", text, imports: [] }])

describe("texts on the page", () => {
  it("are alone in their elements", () => {
    expect(screens.length).toBeGreaterThan(100)
    expect(textsBesideOthers(screens)).toEqual([])
  })

  it.each([
    "<p>Price {price}</p>",
    "<p>{one}{other}</p>",
    '<p><b />{" "}{isFree && <b />}</p>',
    '<p><b />{isLate ? "late" : null}</p>',
    "<button><Icon />{children}</button>",
    "<><b />{words}</>",
    "<>{t('words')}</>",
    "<p>{parts.map((part) => part.text)}</p>",
    "<p>{parts.map((part) => (part.isBold ? <b key={part.text} /> : part.text))}<b /></p>",
    "const Word = () => t('word')"
  ])("are reported in %s", (text) => expect(found(text)).not.toEqual([]))

  it.each([
    "<p>{join(price)}</p>",
    "<p>{isLate ? 'late' : <b />}</p>",
    "<p><b />{isLate ? <i>late</i> : null}</p>",
    "const icon = <Icon />; const drawn = <p>{icon}<b>{t('word')}</b></p>",
    "interface Props { readonly actions: Elements }; const drawn = ({ actions }: Props) => <p>{actions}<b /></p>",
    "<ul>{items.map((item) => <li key={item}>{item}</li>)}<li /></ul>"
  ])("are accepted in %s", (text) => expect(found(text)).toEqual([]))
})
