// The visual language: tokens and recipes become static CSS at build time (vite.config.ts); nothing of Panda runs in the
// browser. Class names are composed by src/ui/recipe.ts, which is why every variant of every recipe is written out.
import { defineConfig } from "@pandacss/dev"
import { globalCss, keyframes } from "./src/styles/global.ts"
import { recipes, slotRecipes } from "./src/styles/recipes/index.ts"
import { semanticTokens, tokens } from "./src/styles/tokens.ts"

export default defineConfig({
  // The base preset gives properties and conditions; colours, sizes and everything else visible is our own.
  eject: true,
  presets: ["@pandacss/preset-base"],
  preflight: false,
  strictTokens: true,
  // All classes come from recipes, so no source file has to be searched for styles; the list may not be empty, though.
  include: ["./src/ui/recipe.ts"],
  outdir: "styled-system",
  outExtension: "js",
  conditions: {
    extend: {
      forcedColors: "@media (forced-colors: active)",
      hoverable: "@media (hover: hover)",
      // Paper is light.
      osDark: "@media screen and (prefers-color-scheme: dark)"
    }
  },
  globalCss,
  staticCss: { recipes: "*" },
  theme: {
    breakpoints: { sm: "30rem", md: "45rem", lg: "64rem" },
    tokens,
    semanticTokens,
    keyframes,
    recipes,
    slotRecipes
  }
})
