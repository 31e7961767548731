/**
 * The few parts of the PostgreSQL protocol that the wire server needs: the end of a message, its kind, and
 * the prepared statement that it names. https://www.postgresql.org/docs/current/protocol-message-formats.html
 */

/** First byte of a client's message. */
export const kind = {
  bind: 0x42,
  close: 0x43,
  describe: 0x44,
  parse: 0x50,
  query: 0x51,
  sync: 0x53,
  terminate: 0x58
} as const

/** Possible first messages of a connection. */
export const opening = { version3: 196_608, cancel: 80_877_102, ssl: 80_877_103, gss: 80_877_104 } as const

/** Returns a message of that kind with that body. */
export const message = (kind: number, body: Buffer): Buffer => {
  const header = Buffer.alloc(5)
  header.writeUInt8(kind, 0)
  header.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([header, body])
}

const text = (value: string): Buffer => Buffer.from(`${value}\0`, "utf8")

export const queryMessage = (sql: string): Buffer => message(kind.query, text(sql))

export const syncMessage = (): Buffer => message(kind.sync, Buffer.alloc(0))

export const closeStatementMessage = (name: string): Buffer => message(kind.close, text(`S${name}`))

/** Returns the first message of the database's only user. */
export const startupMessage = (): Buffer => {
  const body = Buffer.from("user\0postgres\0database\0postgres\0client_encoding\0UTF8\0\0", "utf8")
  const header = Buffer.alloc(8)
  header.writeInt32BE(body.length + 8, 0)
  header.writeInt32BE(opening.version3, 4)
  return Buffer.concat([header, body])
}

/** Returns an error that ends the connection, as a PostgreSQL server sends it. */
export const fatalMessage = (code: string, reason: string): Buffer =>
  message(
    0x45,
    Buffer.concat([text("SFATAL"), text("VFATAL"), text(`C${code}`), text(`M${reason}`), text("")])
  )

/** Splits off the first message of the received bytes; undefined while it is incomplete. */
export const cutMessage = (bytes: Buffer, typed: boolean): { first: Buffer; rest: Buffer } | undefined => {
  const lengthAt = typed ? 1 : 0
  if (bytes.length < lengthAt + 4) return undefined
  const length = bytes.readInt32BE(lengthAt) + lengthAt
  if (length < lengthAt + 4) throw new Error("The client does not speak the PostgreSQL protocol.")
  return bytes.length < length
    ? undefined
    : { first: bytes.subarray(0, length), rest: bytes.subarray(length) }
}

/** Position of the prepared statement's name in a message; the empty name is the unnamed statement. */
const nameRange = (bytes: Buffer): { start: number; end: number } | undefined => {
  const endOfText = (from: number): number => bytes.indexOf(0, from)
  switch (bytes[0]) {
    case kind.parse:
      return { start: 5, end: endOfText(5) }
    case kind.bind: {
      const start = endOfText(5) + 1
      return { start, end: endOfText(start) }
    }
    case kind.close:
    case kind.describe:
      return bytes[5] === 0x53 ? { start: 6, end: endOfText(6) } : undefined
    default:
      return undefined
  }
}

/**
 * Adds a prefix to the name of the prepared statement, so that equal names of two clients do not collide in
 * their shared session.
 */
export const renameStatement = (
  bytes: Buffer,
  prefix: string
): { bytes: Buffer; name: string | undefined } => {
  const range = nameRange(bytes)
  if (range === undefined || range.end <= range.start) return { bytes, name: undefined }
  const name = prefix + bytes.toString("utf8", range.start, range.end)
  const body = Buffer.concat([
    bytes.subarray(5, range.start),
    Buffer.from(name, "utf8"),
    bytes.subarray(range.end)
  ])
  return { bytes: message(bytes.readUInt8(0), body), name }
}
