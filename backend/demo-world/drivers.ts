/** The demo world's drivers. The identity provider seeds their accounts, the shop service the rest. */
export interface DemoDriver {
  /** The `sub` claim, and the owner of carts, orders, plates and codes. */
  readonly subject: string
  readonly email: string
  readonly name: string
  readonly nickname: string
  readonly emailVerified: boolean
  /** Stored in the user metadata of the identity provider. */
  readonly lastShopVisited: string | null
}

/** The password of every demo driver. */
export const demoPassword = "Parken-2026!"

const driver = (
  nickname: string,
  name: string,
  options: { readonly emailVerified?: boolean; readonly lastShopVisited?: string } = {}
): DemoDriver => ({
  subject: `driver|${nickname}`,
  email: `${nickname}@example.com`,
  name,
  nickname,
  emailVerified: options.emailVerified ?? true,
  lastShopVisited: options.lastShopVisited ?? null
})

export const demoDrivers = {
  fahrerin: driver("fahrerin", "Frieda Fahrerin"),
  neu: driver("neu", "Nico Neu"),
  unbestaetigt: driver("unbestaetigt", "Ulla Unbestätigt", { emailVerified: false }),
  flotte: driver("flotte", "Florian Flotte"),
  wiederkehr: driver("wiederkehr", "Wiebke Wiederkehr", { lastShopVisited: "wiesensee" })
} as const

/** Owns the multi-visit ticket that covers M-XX999 in wiesensee; never logs in. */
export const otherDriverSubject = "driver|andere"
