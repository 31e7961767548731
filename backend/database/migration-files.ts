/** Reads migrations from a folder: numbered SQL files that never change once applied. */
import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

export interface Migration {
  readonly version: number
  readonly name: string
  readonly checksum: string
  readonly statements: ReadonlyArray<string>
  /** Runs concurrently with readers and writers, statement by statement, outside of a transaction. */
  readonly isOnline: boolean
}

/** A statement ends with a semicolon at the end of a line, outside of the body of a function. */
const statement = /(?:\$\$[\s\S]*?\$\$|(?!\$\$)[\s\S])*?(?:;[ \t]*$|(?![\s\S]))/gm

/** Reads files named `0001-what-it-does.sql`, or `0002-what-it-does.online.sql`. */
export const readMigrations = (folder: string): ReadonlyArray<Migration> => {
  const migrations = filesOf(folder)
  const twice = migrations.find(({ version }, index) => migrations[index - 1]?.version === version)
  if (twice !== undefined) throw new Error(`${folder} has two migrations of version ${twice.version}.`)
  return migrations
}

const filesOf = (folder: string): ReadonlyArray<Migration> =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".sql"))
    .sort()
    .map((file) => {
      const match = /^(\d{4})-([a-z0-9-]+)(\.online)?\.sql$/.exec(file)
      if (match === null) throw new Error(`${join(folder, file)} must be named like 0001-what-it-does.sql.`)
      const text = readFileSync(join(folder, file), "utf8")
      return {
        version: Number(match[1]),
        name: match[2] ?? "",
        checksum: createHash("sha256").update(text).digest("hex"),
        isOnline: match[3] !== undefined,
        statements: (text.replace(/^--.*$/gm, "").match(statement) ?? [])
          .map((each) => each.trim())
          .filter((each) => each !== "")
      }
    })

/** Returns the error for a file changed after it was applied: the database no longer matches the files. */
export const changedAfterwards = (schema: string, { version, name }: Migration): Error =>
  new Error(
    `Migration ${version} (${name}) of schema "${schema}" changed after it was applied. ` +
      "Add a new migration instead, or run `npm run reset` to begin with an empty database."
  )
