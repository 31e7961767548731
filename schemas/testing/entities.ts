/** Every schema of an entity, by name: the structures that the modules of `schemas` export. */
import { readdirSync } from "node:fs"
import { join } from "node:path"
import { Schema } from "effect"

type Entity = Schema.Codec<unknown, unknown>

/** Not like the others: data of a driver has any names of fields, and hours without `open` are invalid, not null. */
const others = ["DriverData", "OpeningHours"]

const isEntity = (exported: readonly [name: string, value: unknown]): exported is readonly [string, Entity] =>
  Schema.isSchema(exported[1]) && "fields" in exported[1] && !others.includes(exported[0])

const folder = join(import.meta.dirname, "..")
const files = readdirSync(folder).filter((file) => /^[a-z-]+\.ts$/.test(file))
const modules = await Promise.all(files.map((file): Promise<object> => import(join(folder, file))))

export const entities: ReadonlyArray<readonly [name: string, schema: Entity]> = modules
  .flatMap((module) => Object.entries(module))
  .filter(isEntity)
