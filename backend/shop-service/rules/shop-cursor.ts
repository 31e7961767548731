/** Cursor of a page of shops: the last one's name and id, so that it stays valid after its removal. */

export interface ShopPosition {
  readonly name: string
  readonly id: string
}

const idLength = 36

export const cursorOf = ({ name, id }: ShopPosition): string =>
  Buffer.from(`${id}${name}`).toString("base64url")

/** Returns undefined for a text that is no cursor. */
export const positionOf = (cursor: string): ShopPosition | undefined => {
  const bytes = Buffer.from(cursor, "base64url")
  const text = bytes.toString("utf8")
  const position = { id: text.slice(0, idLength), name: text.slice(idLength) }
  const isOurs =
    /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(position.id) &&
    position.name !== "" &&
    !position.name.includes("\0") &&
    cursorOf(position) === cursor
  return isOurs ? position : undefined
}
