// Small flag beside the name of a country; decorative, since the name is given.
import { flagShapes } from "./country-flags.ts"
import { slotRecipe } from "./recipe.ts"

const slot = slotRecipe("choice-list")()

export const CountryFlag = ({ country }: { readonly country: string }) => (
  <svg className={slot("flag")} viewBox="0 0 24 16" aria-hidden="true">
    {flagShapes(country).map(({ fill, path }) => (
      <path key={path} fill={fill} d={path} />
    ))}
  </svg>
)
