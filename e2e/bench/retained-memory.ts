/** Measures memory of a page's scripts: objects and strings, without compiled code and browser data. */
import type { CDPSession } from "@playwright/test"

interface HeapSnapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[]
      readonly node_types: readonly [readonly string[]]
    }
  }
  readonly nodes: readonly number[]
}

const own = [
  "object",
  "closure",
  "array",
  "string",
  "concatenated string",
  "sliced string",
  "regexp",
  "number"
]

const takeSnapshot = async (session: CDPSession): Promise<HeapSnapshot> => {
  const chunks: string[] = []
  const keep = ({ chunk }: { readonly chunk: string }): void => {
    chunks.push(chunk)
  }
  session.on("HeapProfiler.addHeapSnapshotChunk", keep)
  // A heap snapshot collects garbage first.
  await session.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false })
  session.off("HeapProfiler.addHeapSnapshotChunk", keep)
  return JSON.parse(chunks.join("")) as HeapSnapshot
}

/** Returns the bytes of all objects and strings that the page keeps after a garbage collection. */
export const retainedBytes = async (session: CDPSession): Promise<number> => {
  const { snapshot, nodes } = await takeSnapshot(session)
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [type, size] = [fields.indexOf("type"), fields.indexOf("self_size")]
  let bytes = 0
  for (let node = 0; node < nodes.length; node += fields.length) {
    if (own.includes(types[0][nodes[node + type] ?? -1] ?? "")) bytes += nodes[node + size] ?? 0
  }
  return bytes
}
