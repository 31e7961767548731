/**
 * `npm run mutate:app -- [--sample 500] [--seed 1] [--files 'src/services/**'] [--jobs 2] [--again]`: seeds faults into the
 * app and the shop service; see docs/fault-seeding.md.
 */
import { availableParallelism } from "node:os"
import { join } from "node:path"
import { prepareStylesForAll } from "../build/prepare-styles.ts"
import { integerOption, runTask, say, taskOptions } from "../build/task.ts"
import { mutateApp } from "../faults/mutate-app.ts"
import { projectFolder } from "../product/servers.ts"

interface Tags {
  readonly taggedFiles: () => ReadonlyMap<string, ReadonlySet<string>>
}

await runTask(async () => {
  const { values } = taskOptions({
    options: {
      sample: { type: "string", default: "500" },
      seed: { type: "string", default: "1" },
      files: { type: "string", default: "**" },
      jobs: { type: "string", default: String(availableParallelism()) },
      again: { type: "boolean", default: false }
    }
  })
  // Imported by path: the table belongs to the browser tests, which this TypeScript project does not include.
  const { taggedFiles } = (await import(join(projectFolder, "e2e/acceptance/tags.ts"))) as Tags
  const tagged = taggedFiles()
  await prepareStylesForAll()
  await mutateApp(
    {
      sample: integerOption("sample", values.sample, 1),
      seed: integerOption("seed", values.seed, 1),
      files: values.files,
      jobs: integerOption("jobs", values.jobs, 1),
      again: values.again,
      rowsOf: (testFiles) =>
        [...new Set(testFiles.flatMap((file) => [...(tagged.get(file) ?? [])]))].toSorted()
    },
    say
  )
  return true
})
