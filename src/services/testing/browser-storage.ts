/** Web storage for tests in Node: works, or throws like a browser that blocks it. */
import { afterEach, beforeEach } from "vitest"
import { MemoryStorage } from "./memory-storage.ts"

const define = (name: string, get: () => unknown) =>
  Object.defineProperty(globalThis, name, { configurable: true, get })

/** Gives each test of the file fresh, empty storage. */
export const withBrowserStorage = (): void => {
  beforeEach(() => {
    const local = new MemoryStorage()
    const session = new MemoryStorage()
    define("localStorage", () => local)
    define("sessionStorage", () => session)
  })
  afterEach(() => {
    define("localStorage", () => undefined)
    define("sessionStorage", () => undefined)
  })
}

/** From here on, storage is blocked as in a browser that refuses all site data. */
export const blockStorage = (): void => {
  const refuse = () => {
    throw new DOMException("The operation is insecure.", "SecurityError")
  }
  define("localStorage", refuse)
  define("sessionStorage", refuse)
}
