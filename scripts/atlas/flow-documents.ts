/** Generates docs/flows: a picture and a page of every flow, and an index page. */
import { join } from "node:path"
import { layOut, localizedTexts, markdownOf, pictureOf, svgOf } from "@parkschein/flowkit/draw"
import { statesBelow } from "@parkschein/flowkit/model"
import { projectFolder } from "../product/servers.ts"
import type { ProductFlow } from "./product-flows.ts"

export const documentsFolder = join(projectFolder, "docs/flows")
const command = "npm run flows"
/** Start of each generated page. */
export const madeBy = `<!-- Made by \`${command}\``

const indexPage = (flows: ReadonlyArray<ProductFlow>): string =>
  [
    `<!-- Made by \`${command}\`; changes here are lost. -->`,
    "# All flows",
    "",
    `Pictures of the machines that run the shop, made from the machines themselves (\`${command}\`). The same to click and to play: \`npm run atlas\`.`,
    "What each state says and offers, as text: [screens](../../e2e/paths/snapshots/screens/).",
    "",
    "| flow | what for | states | transitions |",
    "| --- | --- | --- | --- |",
    ...flows.map(({ folder, description, texts }) => {
      const { title, summary } = localizedTexts(description, texts, "en")
      const states = statesBelow(description.root).length - 1
      return `| [${title}](${folder}.md) | ${summary} | ${states} | ${description.transitions.length} |`
    }),
    ""
  ].join("\n")

/** Returns texts by file name. Deterministic on every machine. */
export const flowDocuments = async (
  flows: ReadonlyArray<ProductFlow>
): Promise<ReadonlyMap<string, string>> => {
  const files = new Map([["README.md", indexPage(flows)]])
  for (const { folder, description, texts } of flows) {
    const picture = pictureOf(description, texts, "en")
    files.set(`${folder}.svg`, svgOf(picture, await layOut(picture)))
    files.set(
      `${folder}.md`,
      markdownOf({ description, texts, language: "en", picture: `${folder}.svg`, command })
    )
  }
  return files
}
