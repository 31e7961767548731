/** `npm run flows`: writes the picture and the page of every machine into docs/flows. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { textProblems } from "@parkschein/flowkit/draw"
import { documentsFolder, flowDocuments, madeBy } from "../atlas/flow-documents.ts"
import { productFlows } from "../atlas/product-flows.ts"

/** Other commands write pages into the folder, too. */
const isMadeHere = (file: string): boolean => readFileSync(file, "utf8").startsWith(madeBy)

const flows = await productFlows()
const documents = await flowDocuments(flows)
mkdirSync(documentsFolder, { recursive: true })
for (const file of readdirSync(documentsFolder)) {
  const isOurs = file.endsWith(".svg") || (file.endsWith(".md") && isMadeHere(join(documentsFolder, file)))
  if (isOurs && !documents.has(file)) rmSync(join(documentsFolder, file))
}
for (const [file, text] of documents) writeFileSync(join(documentsFolder, file), text)
process.stdout.write(`${documents.size} files in docs/flows\n`)
const problems = flows.flatMap(({ description, texts }) => textProblems(description, texts))
for (const problem of problems) process.stderr.write(`${problem}\n`)
process.exitCode = problems.length === 0 ? 0 : 1
