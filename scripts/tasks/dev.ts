/** `npm run dev`: like `npm start`, with hot reload of the shop, and restarts of servers on changes. */
import "../../backend/config/report-invalid-settings.ts"
import { prepareStyles } from "../build/prepare-styles.ts"
import { restartOnChange } from "../product/restart-on-change.ts"
import { runProduct } from "../product/run-product.ts"
import { developmentServer } from "../product/servers.ts"

await runProduct(
  {
    shop: developmentServer,
    prepareShop: prepareStyles,
    onUnexpectedEnd: (_, report) => {
      process.stderr.write(`\n${report}\nIt restarts on the next change of its sources.\n`)
    }
  },
  restartOnChange
)
