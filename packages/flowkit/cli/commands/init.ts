/** `flowkit init FILE`: creates the flow of a machine, and the configuration if there is none. */
import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import { basename, dirname, extname, join, relative, resolve } from "node:path"
import type { Command } from "../command.ts"
import { machinesIn } from "../machine-files.ts"
import { Problem, placeIn } from "../problem.ts"
import { configName } from "../project.ts"
import { skeletonOf } from "../skeleton.ts"

const firstConfig = `import { defineConfig } from "@parkschein/flowkit"

export default defineConfig({
  flows: "flows",
  // Where the app is, and how it is started where nothing answers there.
  app: { url: "http://127.0.0.1:4173", command: "npx vite --port 4173 --host 127.0.0.1" },
  scenes: [{ locale: "en-GB", width: 1280, height: 800 }]
})
`

const kebab = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .replace(/[^A-Za-z0-9-]+/g, "-")
    .toLowerCase()

export const command: Command = {
  names: "MACHINE_FILE",
  options: {
    export: {
      type: "string",
      does: "the machine to take, by the name it is exported under; all if not given"
    },
    into: { type: "string", does: "folder of the flows: flows" }
  },
  run: async ({ folder, names: [given], options }) => {
    if (given === undefined) throw new Problem("Say which file exports the machine: flowkit init src/cart.ts")
    const file = resolve(folder, given)
    const flows = resolve(folder, typeof options["into"] === "string" ? options["into"] : "flows")
    const wanted = options["export"]
    const machines = (await machinesIn(file)).filter(
      ({ exportName }) => wanted === undefined || exportName === wanted
    )
    if (machines.length === 0) throw new Problem(`${placeIn(file)} exports no machine called "${wanted}".`)
    const begun = machines.map(({ exportName: name, machine }) => {
      // A default export has no name in Node.
      if (name === "default") {
        throw new Problem(
          `${placeIn(file, "export default")}: Export the machine under a name, so that flows can import it.`
        )
      }
      const path = relative(flows, file).replaceAll("\\", "/")
      const importPath = path.startsWith(".") ? path : `./${path}`
      const id = machine.id === "(machine)" ? basename(file, extname(file)) : machine.id
      return { flowFile: join(flows, `${kebab(id)}.flow.ts`), text: skeletonOf(machine, importPath, name) }
    })
    const taken = begun.find(({ flowFile }) => existsSync(flowFile))
    if (taken !== undefined) {
      throw new Problem(
        `${relative(folder, taken.flowFile)} is there already, and nothing was written. Delete it to begin anew.`
      )
    }
    for (const { flowFile, text } of begun) {
      mkdirSync(dirname(flowFile), { recursive: true })
      writeFileSync(flowFile, text)
    }
    const config = join(folder, configName)
    const isNew = !existsSync(config)
    if (isNew) writeFileSync(config, firstConfig)
    const files = [...begun.map(({ flowFile }) => relative(folder, flowFile)), ...(isNew ? [configName] : [])]
    return {
      ok: true,
      data: { files },
      lines: [...files.map((name) => `written: ${name}`), "Fill in the holes, then: flowkit plan"]
    }
  }
}
