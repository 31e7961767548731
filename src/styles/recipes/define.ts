// Panda's own `defineRecipe` forgets the variants in its type; components need them to offer the right properties.
import type { RecipeConfig, SlotRecipeConfig } from "@pandacss/dev"

export const defineRecipe = <const T extends RecipeConfig>(config: T): T => config

export const defineSlotRecipe = <const T extends SlotRecipeConfig>(config: T): T => config
