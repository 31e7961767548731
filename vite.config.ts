/** How the browser app is built and served in development. */
import { resolve } from "node:path"
import pandacss from "@pandacss/dev/postcss"
import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"
import { chunkContents } from "./scripts/build/chunk-contents.ts"
import { compileHint } from "./scripts/build/compile-hint.ts"
import { firstPageChunks } from "./scripts/build/first-page.ts"
import { stylesInTwoParts } from "./scripts/build/styles-in-two-parts.ts"
import { withoutSelectors } from "./scripts/build/without-selectors.ts"
import { textsInTwoParts } from "./src/i18n/texts-plugin.ts"
import { offeredLanguagesOnly } from "./src/i18n/widget-words-plugin.ts"

/** Types are those of the PostCSS that Vite itself brings, and of a module that Panda is not. */
const panda = pandacss as unknown as () => never

export default defineConfig({
  root: resolve(import.meta.dirname, "src"),
  publicDir: resolve(import.meta.dirname, "src/public"),
  cacheDir: resolve(import.meta.dirname, ".cache/vite"),
  plugins: [
    react(),
    textsInTwoParts(),
    withoutSelectors(),
    offeredLanguagesOnly(),
    chunkContents(),
    compileHint()
  ],
  css: { postcss: { plugins: [panda(), stylesInTwoParts() as never] } },
  // React has had this hook for long; what stands in for it in older versions would be loaded with every page. And the app
  // has an address of its own for wouter, whose own hooks change the browser's history as soon as they are loaded.
  resolve: {
    alias: [
      {
        find: "./use-browser-location.js",
        replacement: resolve(import.meta.dirname, "src/app/no-location.ts")
      },
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
        replacement: "use-sync-external-store/with-selector.js"
      },
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: "react" }
    ]
  },
  build: {
    outDir: resolve(import.meta.dirname, "dist"),
    emptyOutDir: true,
    target: "es2023",
    // The polyfill is an inline script, and every browser we support preloads modules.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [firstPageChunks()] } } }
  }
})
