/** The pictures of the demo shops: our own drawings, some 2 kB each, so they are drawn and not photographed. */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { type CoverImage, coverImageOf } from "../shop-service/rules/cover-image.ts"
import type { DemoShop } from "./shop-definition.ts"

/** What an operator sends may be no SVG, since it could carry scripts; ours carry none. */
const svg = { mediaType: "image/svg+xml", extension: "svg" }

/** Its cover and its logo; none for a shop without looks of its own. */
export const picturesOf = ({ path, accent }: DemoShop): ReadonlyArray<CoverImage> =>
  accent === undefined
    ? []
    : ["cover", "logo"].map((kind) =>
        coverImageOf(readFileSync(join(import.meta.dirname, `pictures/${path}-${kind}.svg`)), svg)
      )
