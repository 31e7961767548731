/** Serves `GET /assets/cover-images/NAME`: uploaded images, public. A name is a hash of the bytes. */
import { Effect } from "effect"
import { HttpRouter, HttpServerResponse } from "effect/http"
import { CoverImages } from "../repositories/cover-images.ts"
import { coverImageFolder } from "../rules/cover-image.ts"

/** Path of the public assets location that `coverImageUrl` is relative to. */
const assetsPath = "/assets/"

/** Usable on pages of other origins, cached forever, and never anything but an image. */
const headers = {
  "cache-control": "public, max-age=31536000, immutable",
  // The demo's drawings have a style sheet for dark screens.
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  "cross-origin-resource-policy": "cross-origin"
}

const isName = (text: string | undefined): text is string =>
  text !== undefined && /^[0-9a-f]{32}\.[a-z]{3,4}$/.test(text)

export const AssetRoutes = HttpRouter.use(
  Effect.fn(function* (router) {
    const images = yield* CoverImages
    yield* router.add(
      "GET",
      `${assetsPath}${coverImageFolder}/:name`,
      Effect.gen(function* () {
        const { name } = yield* HttpRouter.params
        const image = isName(name) ? yield* images.byName(name) : undefined
        return image === undefined
          ? HttpServerResponse.empty({ status: 404 })
          : HttpServerResponse.uint8Array(image.bytes, { contentType: image.mediaType, headers })
      })
    )
  })
)
