/** For test files that share a worker: restores globals that a file has replaced. */
import { afterAll, vi } from "vitest"

const before = Object.getOwnPropertyDescriptors(globalThis) as Readonly<Record<string, PropertyDescriptor>>

/** Loaded modules store global state of their own, under longer names. */
const isPartOfPage = (name: string): boolean => /^[a-z][A-Za-z]*$/.test(name)

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  for (const [name, now] of Object.entries(Object.getOwnPropertyDescriptors(globalThis))) {
    const was = before[name]
    if (!isPartOfPage(name) || now.configurable !== true) continue
    if (was === undefined) Reflect.deleteProperty(globalThis, name)
    else if (was.value !== now.value || was.get !== now.get) Object.defineProperty(globalThis, name, was)
  }
})
