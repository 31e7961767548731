import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { readSignOffs } from "@parkschein/flowkit/atlas"
import { geometryProblems, languages, layOut, pictureOf, textProblems } from "@parkschein/flowkit/draw"
import { expect, it } from "vitest"
import { documentsFolder, flowDocuments } from "./flow-documents.ts"
import { signOffFile } from "./product-atlas.ts"
import { productFlows } from "./product-flows.ts"

const flows = await productFlows()

it("finds the flows of the product", () => {
  expect(flows.map(({ description }) => description.id)).toEqual(
    expect.arrayContaining(["access", "shopHome", "ticketConfiguration", "checkout", "paymentReturn"])
  )
})

it("has texts in both languages for every flow, and no obsolete ones", () => {
  expect(flows.flatMap(({ description, texts }) => textProblems(description, texts))).toEqual([])
})

it("keeps docs/flows in sync with the machines (otherwise: npm run flows)", async () => {
  const documents = await flowDocuments(flows)
  // The other one is tested by e2e/paths/second-opinion.test.ts.
  const present = readdirSync(documentsFolder).filter((file) => /(?<!second-opinion)\.(svg|md)$/.test(file))
  expect(present.sort()).toEqual([...documents.keys()].sort())
  const stale = present.filter(
    (file) => readFileSync(join(documentsFolder, file), "utf8") !== documents.get(file)
  )
  expect(stale).toEqual([])
})

it.each(flows.flatMap((flow) => languages.map((language) => [flow.folder, language, flow] as const)))(
  "draws %s legibly in %s, without overlaps or lines across words",
  async (_, language, { description, texts }) => {
    const picture = pictureOf(description, texts, language)
    expect(geometryProblems(picture, await layOut(picture))).toEqual([])
  }
)

it("has sign-offs of existing flows only", () => {
  const known = flows.map(({ description }) => description.id)
  const signed = Object.keys(readSignOffs(readFileSync(signOffFile, "utf8")))
  expect(signed.filter((machine) => !known.includes(machine))).toEqual([])
})
