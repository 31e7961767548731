/** `flowkit atlas`: builds a site over all flows, with the screens of runs. */
import { mkdirSync } from "node:fs"
import { dirname, join, resolve } from "node:path"
import { buildAtlas, playDataOf, serveAtlas } from "../../atlas/index.ts"
import type { Command } from "../command.ts"
import { earlierVersion } from "../earlier-version.ts"
import { readMachines } from "../machine-files.ts"
import { Problem } from "../problem.ts"
import type { ProjectMachine } from "../project.ts"

const atlasFlow = ({ machine, description, flow, texts, module, exportName }: ProjectMachine) => ({
  machine,
  description,
  texts,
  play: module === null || flow === undefined ? null : playDataOf(flow.spec),
  module,
  exportName
})

const portOf = (given: unknown): number => {
  const port = Number(given ?? 4404)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Problem(`--port ${given} is no port.`)
  return port
}

export const command: Command = {
  names: "[MACHINE… | FILE…]",
  options: {
    since: { type: "string", does: "compare with a commit, tag or branch" },
    port: { type: "string", does: "4404 unless said otherwise" },
    "build-only": { type: "boolean", does: "leave the files for a web server" },
    output: { type: "string", does: "where to: atlas/ in the folder of results" }
  },
  run: async (invocation) => {
    const { folder, options, say, end } = invocation
    const port = portOf(options["port"])
    const project = await readMachines(invocation)
    const { machines, scenes, results, signOffs } = project
    const output =
      typeof options["output"] === "string" ? resolve(folder, options["output"]) : join(results, "atlas")
    const since =
      typeof options["since"] === "string" ? await earlierVersion(project, options["since"], say) : undefined
    await buildAtlas({
      flows: machines.map(atlasFlow),
      links: [],
      // A story across a flow that could not be read is left out with it.
      stories: (project.config.stories ?? []).filter(({ steps }) =>
        steps.every((step) => machines.some(({ description }) => description.id === step.split("/")[0]))
      ),
      roles: project.config.roles,
      locales: [...new Set(scenes.map(({ locale }) => locale))],
      widths: [...new Set(scenes.map(({ width }) => width))],
      evidence: results,
      plans: resolve(folder, project.config.flows ?? "flows"),
      signOffFile: signOffs,
      folder: output,
      since: since && {
        label: since.label,
        flows: since.flows.map(atlasFlow),
        evidence: join(results, "none")
      }
    })
    if (options["build-only"] === true)
      return { ok: true, data: { folder: output }, lines: [`The atlas is in ${output}`] }
    mkdirSync(dirname(signOffs), { recursive: true })
    const stop = await serveAtlas({ folder: output, signOffFile: signOffs, port })
    say(`ready http://localhost:${port}`)
    await new Promise<void>((done) => {
      if (end.aborted) done()
      end.addEventListener("abort", () => done())
    })
    await stop()
    return { ok: true, data: { folder: output }, lines: [] }
  }
}
