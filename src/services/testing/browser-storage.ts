/** Web storage for tests in Node: works, or throws like in a browser that blocks it. */
import { afterEach, beforeEach } from "vitest"
import { MemoryStorage } from "./memory-storage.ts"

const define = (name: string, get: () => unknown) =>
  Object.defineProperty(globalThis, name, { configurable: true, get })

/** Resets the storage before each test of the file. */
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

/** Blocks the storage from now on, like a browser that refuses all site data. */
export const blockStorage = (): void => {
  const refuse = () => {
    throw new DOMException("The operation is insecure.", "SecurityError")
  }
  define("localStorage", refuse)
  define("sessionStorage", refuse)
}
