/** No page: its screen. */
import { screenAlone } from "../code.ts"

export default screenAlone(() => import("./NotFoundScreen.tsx"))
