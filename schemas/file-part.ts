/** A file in a multipart form. Recognized by its shape, since this folder has no browser types. */
import { Schema } from "effect"

/** Common fields of a browser's `Blob` and `File`. */
export interface FilePart {
  /** Bytes. */
  readonly size: number
  /** Media type. */
  readonly type: string
  readonly arrayBuffer: () => Promise<ArrayBuffer>
}

const isFilePart = (value: unknown): value is FilePart =>
  typeof value === "object" &&
  value !== null &&
  "size" in value &&
  typeof value.size === "number" &&
  "type" in value &&
  typeof value.type === "string" &&
  "arrayBuffer" in value &&
  typeof value.arrayBuffer === "function"

export const FilePart = Schema.declare(isFilePart, { expected: "a file" })
