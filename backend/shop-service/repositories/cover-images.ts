/** Images of shops, in the database: it is all that the processes of the service share. */
import { Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { first, run } from "../../database/statement.ts"
import { type CoverImage, coverImageNameIn } from "../rules/cover-image.ts"

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return {
    byName: (name: string) =>
      Effect.map(
        first(sql<{ mediaType: string; bytes: string }>`
          select media_type, encode(bytes, 'base64') as bytes from shop.cover_image where name = ${name}`),
        (row) => row && { ...row, bytes: Buffer.from(row.bytes, "base64") }
      ),
    keep: (image: CoverImage) =>
      run(sql`
        insert into shop.cover_image (name, media_type, bytes)
        values (${image.name}, ${image.mediaType}, decode(${image.bytes.toString("base64")}, 'base64'))
        on conflict (name) do nothing`),
    /** Deletes the image of a cover or logo that no shop uses any more. */
    tidy: (imageUrl: string | null) => {
      const name = coverImageNameIn(imageUrl)
      return name === null
        ? Effect.void
        : run(sql`
            delete from shop.cover_image where name = ${name} and not exists (
              select 1 from shop.shop
              where (cover_image_url = ${imageUrl} or meta->>'logo' = ${imageUrl}) and deleted_at is null)`)
    }
  }
})

export class CoverImages extends Context.Service<CoverImages>()("shop-service/CoverImages", { make }) {
  static readonly layer = Layer.effect(CoverImages, make)
}
