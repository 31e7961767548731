/** `flowkit draw`: writes a picture and a page of every machine, for readers of the repository. */
import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { layOut, markdownOf, pictureOf, svgOf } from "../../draw/index.ts"
import { type Command, pluralized } from "../command.ts"
import { readMachines } from "../machine-files.ts"

export const command: Command = {
  names: "[MACHINE… | FILE…]",
  options: {},
  run: async (invocation) => {
    const { progress } = invocation
    const { machines, documents } = await readMachines(invocation)
    mkdirSync(documents, { recursive: true })
    const files: Array<string> = []
    const write = (name: string, text: string) => {
      const file = join(documents, name)
      writeFileSync(file, text)
      files.push(file)
    }
    for (const [index, { description, texts }] of machines.entries()) {
      const name = description.id
      progress(index, machines.length, name)
      const picture = pictureOf(description, texts, "en")
      write(`${name}.svg`, svgOf(picture, await layOut(picture)))
      write(
        `${name}.md`,
        markdownOf({ description, texts, language: "en", picture: `${name}.svg`, command: "flowkit draw" })
      )
    }
    progress(machines.length, machines.length, "drawn")
    return {
      ok: true,
      data: files,
      lines: [
        ...files.filter((file) => file.endsWith(".svg")),
        `${pluralized(files.length, "file")} in ${documents}`
      ]
    }
  }
}
