/** How the browser app is built and served in development. */
import { resolve } from "node:path"
import pandacss from "@pandacss/dev/postcss"
import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"
import { buildTargets } from "./scripts/build/browsers.ts"
import { scriptFileNames } from "./scripts/build/file-names.ts"
import { firstPageChunks } from "./scripts/build/first-page.ts"
import { stylesInTwoParts } from "./scripts/build/styles-in-two-parts.ts"
import { tokensWithoutPreflight } from "./scripts/build/tokens-without-preflight.ts"
import { i18nextLater } from "./src/i18n/i18next-later-plugin.ts"
import { availableLanguages } from "./src/i18n/locale.ts"

/** Types are those of the PostCSS that Vite itself brings, and of a module that Panda is not. */
const panda = pandacss as unknown as () => never

export default defineConfig({
  root: resolve(import.meta.dirname, "src"),
  publicDir: resolve(import.meta.dirname, "src/public"),
  cacheDir: resolve(import.meta.dirname, ".cache/vite"),
  plugins: [react(), i18nextLater(), tokensWithoutPreflight()],
  css: { postcss: { plugins: [panda(), stylesInTwoParts() as never] } },
  // A text is read by its path alone.
  json: { namedExports: false },
  resolve: {
    alias: [
      // wouter's own hooks change the browser's history as soon as they are loaded; the app's is app/address-hook.ts. 0.4 kB, too.
      {
        find: "./use-browser-location.js",
        replacement: resolve(import.meta.dirname, "src/app/no-location.ts")
      },
      // What stands in for a hook of React in versions that lack it: 0.3 kB before the home.
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
        replacement: "use-sync-external-store/with-selector.js"
      },
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: "react" },
      // What the widgets of React Aria say in thirty languages that nobody can choose: 10.1 kB of what is fetched ahead.
      {
        find: new RegExp(`^.*/intl/.+/(?!${availableLanguages.join("|")})[a-z]{2}-[A-Z]{2}\\.mjs$`),
        replacement: resolve(import.meta.dirname, "src/i18n/no-texts.ts")
      }
    ]
  },
  build: {
    outDir: resolve(import.meta.dirname, "dist"),
    emptyOutDir: true,
    target: buildTargets(),
    // The polyfill is an inline script, and every browser we support preloads modules.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { chunkFileNames: scriptFileNames, codeSplitting: { groups: [firstPageChunks()] } }
    }
  }
})
