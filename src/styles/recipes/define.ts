// Panda's own `defineRecipe` drops the variants from its type; components need them for their props.
import type { RecipeConfig, SlotRecipeConfig } from "@pandacss/dev"

export const defineRecipe = <const T extends RecipeConfig>(config: T): T => config

export const defineSlotRecipe = <const T extends SlotRecipeConfig>(config: T): T => config
