/** Page of an unknown address: screen. */
import { screenAlone } from "../code.ts"

export default screenAlone(() => import("./NotFoundScreen.tsx"))
