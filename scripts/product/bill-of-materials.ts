/**
 * `bill-of-materials.ts FILE FOLDER`: reduces a CycloneDX file of all installed packages (`npm sbom`) to the
 * folder's: an image contains what its servers import, neither tools nor packages for the browser's build.
 */
import { globSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"

interface Bill {
  readonly components: ReadonlyArray<{ readonly "bom-ref": string; readonly name: string }>
  readonly dependencies: ReadonlyArray<{ readonly ref: string; readonly dependsOn: ReadonlyArray<string> }>
}

const [file = "", folder = ""] = process.argv.slice(2)
const bill: Bill = JSON.parse(readFileSync(file, "utf8"))
const installed = new Set(
  globSync(["**/node_modules/*/package.json", "**/node_modules/@*/*/package.json"], { cwd: folder }).map(
    (path) => {
      const { name, version } = JSON.parse(readFileSync(join(folder, path), "utf8"))
      return `${name}@${version}`
    }
  )
)
const components = bill.components.filter((component) => installed.has(component["bom-ref"]))
const isKept = (ref: string) => components.some((component) => component["bom-ref"] === ref)
const roots = bill.dependencies.filter(({ ref }) => !bill.components.some((one) => one["bom-ref"] === ref))
const dependencies = [...roots, ...bill.dependencies.filter(({ ref }) => isKept(ref))].map(
  ({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isKept) })
)
writeFileSync(file, JSON.stringify({ ...bill, components, dependencies }, null, 1))
console.log(`${components.length} of ${bill.components.length} packages are in the image.`)
