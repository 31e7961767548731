/** A file in a form that is sent in parts. Told by its shape, since this folder knows no browser. */
import { Schema } from "effect"

/** What a browser's `Blob` and `File` have. */
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
