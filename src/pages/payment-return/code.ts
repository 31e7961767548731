import { loadFirstTexts, loadLaterTexts } from "../../i18n/load-texts.ts"
import { flowAndScreen } from "../code.ts"

export default flowAndScreen(
  () => import("./flow.ts"),
  () => import("./PaymentReturnScreen.tsx"),
  async (page, input) => {
    // With the script: after it, browsers would write their code caches while the ticket waits for its texts.
    const [{ showProof }, first, later] = await Promise.all([
      import("../../prerender/show-proof.tsx"),
      loadFirstTexts(input.locale),
      loadLaterTexts(input.locale)
    ])
    await showProof(page, input, [first, ...later])
  }
)
