/** Images of the demo shops: our own drawings, about 2 kB each, so not photographs. */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { type CoverImage, coverImageOf } from "../shop-service/rules/cover-image.ts"
import type { DemoShop } from "./shop-definition.ts"

/** Uploads must not be SVG, which could carry scripts; ours carry none. */
const svg = { mediaType: "image/svg+xml", extension: "svg" }

/** Returns the shop's cover and logo; none for a shop without a look of its own. */
export const picturesOf = ({ path, accent }: DemoShop): ReadonlyArray<CoverImage> =>
  accent === undefined
    ? []
    : ["cover", "logo"].map((kind) =>
        coverImageOf(readFileSync(join(import.meta.dirname, `pictures/${path}-${kind}.svg`)), svg)
      )
