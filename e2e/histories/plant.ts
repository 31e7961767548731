/** Preloaded into a process: applies the fault of PARKSCHEIN_PLANTED_FAULT to sources loaded later. */
import { registerHooks } from "node:module"
import { type Edit, plantedFaults } from "./planted.ts"

const name = process.env["PARKSCHEIN_PLANTED_FAULT"]
const fault = plantedFaults.find((each) => each.name === name)
if (fault === undefined) throw new Error(`There is no fault "${name}" to plant.`)

const edited = (source: string, { file, find, replace }: Edit): string => {
  const [before, after, ...more] = source.split(find)
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`The fault "${name}" has no place of its own in ${file}.`)
  return `${before}${replace}${after}`
}

registerHooks({
  load: (url, context, nextLoad) => {
    const loaded = nextLoad(url, context)
    const edits = fault.edits.filter(({ file }) => url.endsWith(`/${file}`))
    if (edits.length === 0 || loaded.source === undefined || loaded.source === null) return loaded
    const source =
      typeof loaded.source === "string" ? loaded.source : Buffer.from(loaded.source as Uint8Array).toString()
    return { ...loaded, source: edits.reduce(edited, source) }
  }
})
