import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { projectFolder } from "../product/servers.ts"
import { reactDom, withoutServerParts } from "./without-unused-parts.ts"

it("leaves of the installed React DOM what the app and React Aria import", () => {
  const file = `${projectFolder}/node_modules/react-dom/cjs/react-dom.production.js`
  expect(file).toMatch(reactDom)
  const names = (code: string) => [...code.matchAll(/^exports\.(\w+) =/gm)].map(([, name]) => name)
  const code = readFileSync(file, "utf8")
  expect(names(code)).toContain("preinit")
  expect(names(withoutServerParts(code))).toEqual([
    "__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE",
    "createPortal",
    "flushSync",
    "version"
  ])
})
