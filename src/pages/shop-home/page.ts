/** Route of the home of a shop; the code on the spot names the area. */
import { page } from "../page.ts"
import code from "./code.ts"

export default page("shopHome", {
  path: "/:shop",
  read: ({ shop }, query) => ({ name: "shopHome", shop, areaEntityId: query.get("area") }),
  query: ({ areaEntityId }) => ({ area: areaEntityId }),
  access: "protected",
  title: null,
  isFirst: true,
  // Static, since it is in the boot script: importing it there needs a helper of the bundler, in a file of its own.
  code: async () => ({ default: code })
})
