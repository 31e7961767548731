/** Cursor of a page of shops: the last one's name and id, so that it stays valid after its removal. */

export interface ShopPlace {
  readonly name: string
  readonly id: string
}

const idLength = 36

export const cursorOf = ({ name, id }: ShopPlace): string => Buffer.from(`${id}${name}`).toString("base64url")

/** Returns undefined for a text that is no cursor. */
export const placeOfCursor = (cursor: string): ShopPlace | undefined => {
  const bytes = Buffer.from(cursor, "base64url")
  const text = bytes.toString("utf8")
  const place = { id: text.slice(0, idLength), name: text.slice(idLength) }
  const isOurs =
    /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(place.id) &&
    place.name !== "" &&
    !place.name.includes("\0") &&
    cursorOf(place) === cursor
  return isOurs ? place : undefined
}
