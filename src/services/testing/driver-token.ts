/** Token source for tests: counts renewals, returns `token-1`, `token-2`, ... */
import { Effect } from "effect"
import type { TokenError, TokenSource } from "../http/index.ts"

export const countingTokens = (renewal: Effect.Effect<void, TokenError> = Effect.void) => {
  let serial = 1
  const source: TokenSource & { readonly renewals: () => number } = {
    get: Effect.sync(() => `token-${serial}`),
    renew: Effect.map(renewal, () => {
      serial += 1
      return `token-${serial}`
    }),
    renewals: () => serial - 1
  }
  return source
}
