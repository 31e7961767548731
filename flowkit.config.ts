/** Places of the flows of this product, for the commands of flowkit: `npx flowkit plan`, `lint`, `mutate`, `diff HEAD~1`. */
import { defineConfig } from "@parkschein/flowkit"

export default defineConfig({ flows: "e2e/paths", results: ".cache/flowkit", lint: { style: true } })
