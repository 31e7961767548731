// Panda's own `defineRecipe` drops the variants from its type; components need them for their props.
import type { RecipeConfig, SlotRecipeConfig } from "@pandacss/dev"

export const defineRecipe = <const T extends RecipeConfig>(config: T): T => config

type Slots = Omit<SlotRecipeConfig, "slots"> & { readonly base: object }

/** Takes the slots from the base, which has each of them. */
export const defineSlotRecipe = <const T extends Slots>(config: T) => ({
  ...config,
  slots: Object.keys(config.base) as Array<keyof T["base"] & string>
})
