/** Words that stand on the screen of a state, from the texts in e2e/paths/snapshots/screens. */
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { projectFolder } from "../product/servers.ts"
import type { ProductFlow } from "./product-flows.ts"

/** Returns the words of a line without tag, attributes and events: `button [click → BACK]: ‹arrow› Zurück`. */
const labelsIn = (line: string): string =>
  line
    .replace(/^[\s+-]*(?:[a-z][a-z0-9]*(?: [a-z-]+(?:=“[^”]*”)?)*(?: \[[^\]]*\])?:\s)?/, "")
    .replaceAll(/‹[^›]*›|[a-z-]+=“[^”]*”|\[[^\]]*\]/g, "")
    .trim()

/** Returns the words by state; a state that is shown like another one has those that differ. */
export const readScreens = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .split(/^== /m)
      .slice(1)
      .map((section): readonly [string, string] => {
        const [title = "", ...lines] = section.split("\n")
        const [state = ""] = title.split(",")
        return [
          state,
          lines
            .filter((line) => !line.startsWith("- "))
            .map(labelsIn)
            .join(" ")
        ]
      })
  )

/** Returns the words by flow and state; none where a flow has no screens. */
export const labelsOnScreens = (
  flows: ReadonlyArray<ProductFlow>
): ((flow: string, state: string) => string) => {
  const screens = new Map(
    flows.map(({ description, folder }) => {
      const file = join(projectFolder, "e2e/paths/snapshots/screens", `${folder}.txt`)
      return [description.id, existsSync(file) ? readScreens(readFileSync(file, "utf8")) : new Map()] as const
    })
  )
  return (flow, state) => screens.get(flow)?.get(state) ?? ""
}
