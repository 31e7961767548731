import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { projectFolder } from "../product/servers.ts"
import { reactDom, withoutServerParts } from "./without-unused-parts.ts"

describe("the installed React DOM", () => {
  const names = (code: string) => [...code.matchAll(/^exports\.(\w+) =/gm)].map(([, name]) => name)
  const installed = (name: string) => {
    const file = `${projectFolder}/node_modules/react-dom/cjs/${name}.production.js`
    expect(file).toMatch(reactDom)
    return readFileSync(file, "utf8")
  }

  it("keeps what the app and React Aria import", () => {
    const code = installed("react-dom")
    expect(names(code)).toContain("preinit")
    expect(names(withoutServerParts(code))).toEqual([
      "__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE",
      "createPortal",
      "flushSync",
      "version"
    ])
  })

  it("keeps its root, and of what it hands to itself only how a page is drawn at once", () => {
    const code = installed("react-dom-client")
    expect(names(code)).toContain("hydrateRoot")
    const kept = withoutServerParts(code)
    expect(names(kept)).toEqual(["createRoot", "version"])
    expect(kept).toMatch(/^ReactDOMSharedInternals\.d = \{\n {2}f: flushSyncWork,\n\};$/m)
    expect(kept).toMatch(/^ReactDOMRoot\.prototype\.render =\n/m)
    expect(kept).toMatch(/^ReactDOMRoot\.prototype\.unmount =\n/m)
    expect(kept).not.toMatch(/^ReactDOMHydrationRoot\.|findDOMNode/m)
  })
})
