import { screenAlone } from "../code.ts"

export default screenAlone(() => import("../../app/ErrorPage.tsx"))
