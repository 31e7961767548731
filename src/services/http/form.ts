/** Encodes a payload as the parts of a form. Apart from the gateway: only tools of operators send forms. */
import { Effect } from "effect"
import type { FilePart } from "../../../schemas/file-part.ts"
import type { BodyOf } from "./request.ts"

const isFile = (value: unknown): value is FilePart =>
  typeof value === "object" && value !== null && "arrayBuffer" in value

const blobOf = async (file: FilePart): Promise<Blob> =>
  file instanceof Blob ? file : new Blob([await file.arrayBuffer()], { type: file.type })

const partsOf = (payload: object): ReadonlyArray<readonly [name: string, value: unknown]> =>
  Object.entries(payload).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      // A form has no null: an absent value has no part.
      .filter((item) => item !== undefined && item !== null)
      .map((item): readonly [string, unknown] => [name, item])
  )

const textOf = (value: unknown): string => (typeof value === "object" ? JSON.stringify(value) : String(value))

/** Encodes a list as its part repeated, a file with its media type, any other value as text. */
export const encodeForm: BodyOf = (payload) =>
  Effect.promise(async () => {
    const form = new FormData()
    for (const [name, value] of partsOf(payload as object)) {
      form.append(name, isFile(value) ? await blobOf(value) : textOf(value))
    }
    return form
  })
