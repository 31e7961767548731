/** All texts of the product, by language. */
import { readCatalogues } from "../read-catalogues.ts"

export const { de, en, fr, it } = await readCatalogues()
