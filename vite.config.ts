/** How the browser app is built and served in development. */
import { resolve } from "node:path"
import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"
import { identityWorker } from "./src/services/identity/worker-plugin.ts"

const bootModule =
  /src\/(main|hop|configuration|app\/(routes|scenes)|i18n\/locale|services\/(early-home|remembered|storage|http\/(early-request|retry-policies)|identity\/(session-client|failure|redirect-guard|return-target|sdk|silent-lock|token-cache|trusted-types|user-session|callback)))\.ts/

const viewOfHome =
  /node_modules\/(react|react-dom|scheduler|i18next|react-i18next|use-sync-external-store|@xstate\/react)\/|src\/(ui\/(Notice|Button|Card|CoverImage|Icon|Layout|Price|Skeleton|Text|TicketCard|AreaPills|Tooltip|MultiSelect|PermissionCard|Field|recipe|focus|use-dismiss|tooltip-timing|intercept-links|Logo|SkipLink|Dialog)|layouts|screens\/shop-home|screens\/problem\/(ProblemPage|ShopProblem)|screens\/(flow|shop-context|ticket-words)|app\/(render|App|CurrentScreen|CartDialog|lazy-screens)|i18n\/(i18n|index|use-formatters|formatters|time-zone))/

const flowsOfHome =
  /node_modules\/(effect|xstate)\/|machines\/(slot|access|shop-home|locale)|schemas\/(?!licence-plate|order|voucher|active-ticket|api\/(cart|order))|src\/(app\/(start|stage|runtime|from-effect|navigation|bindings\/(access|shop-home|load-shop)|scenes\/shop-home)|services\/(http|identity\/identity|clock|tabs|shop|purchase-option))/

export default defineConfig({
  root: resolve(import.meta.dirname, "src"),
  publicDir: resolve(import.meta.dirname, "src/public"),
  cacheDir: resolve(import.meta.dirname, ".cache/vite"),
  plugins: [react(), identityWorker()],
  build: {
    outDir: resolve(import.meta.dirname, "dist"),
    emptyOutDir: true,
    manifest: true,
    target: "es2023",
    // The polyfill is an inline script, and every browser we support preloads modules.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What the home of a shop needs, as two files and not thirty: fewer requests, and brotli sees more at once.
          groups: [
            { name: "boot", test: bootModule, priority: 3 },
            { name: "view", test: viewOfHome, priority: 2 },
            { name: "flows", test: flowsOfHome, priority: 1 }
          ]
        }
      }
    }
  }
})
