/** Wallets that can have passes now. */
import type { Redacted } from "effect"
import { passPathOf } from "../rules/check-seal.ts"
import type { WalletKeys } from "./keys.ts"

/** Returns the keys that are valid at this time: Apple's end after a year. */
export const walletsAt = ({ apple, google }: WalletKeys, now: number): WalletKeys => ({
  apple: apple !== null && apple.endsAt > now ? apple : null,
  google
})

/** Returns the addresses of a ticket's passes; undefined where there are no keys. */
export const walletUrlsOf = (
  item: { readonly orderId: string; readonly position: number },
  keys: WalletKeys,
  { gatewayAddress, sealKey, now }: { gatewayAddress: string; sealKey: Redacted.Redacted; now: number }
): { readonly apple?: string; readonly google?: string } | undefined => {
  const { apple, google } = walletsAt(keys, now)
  if (apple === null && google === null) return undefined
  const path = `${gatewayAddress}${passPathOf(item, sealKey)}`
  return {
    ...(apple === null ? {} : { apple: `${path}/apple` }),
    ...(google === null ? {} : { google: `${path}/google` })
  }
}
