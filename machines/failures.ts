/** The ways in which any call may end badly, as plain data that a machine can keep and a test can write down. */

/** No answer: offline, a network fault, or a timeout. Trying again is worth it. */
export interface Unreachable {
  readonly _tag: "Unreachable"
}

/** An answer that is a fault of the service, or that does not fit the contract. */
export interface ServiceFailed {
  readonly _tag: "ServiceFailed"
}

/** The session is over and could not be renewed silently. */
export interface SessionLost {
  readonly _tag: "SessionLost"
}

/** The account may not see or do that: asking again changes nothing. */
export interface NotAllowed {
  readonly _tag: "NotAllowed"
}

/** The service wants to be left alone for a while. */
export interface TooManyRequests {
  readonly _tag: "TooManyRequests"
  readonly seconds: number
}

/** What every call to the shop service may end in. */
export type CallFailure = Unreachable | ServiceFailed | SessionLost

export interface ShopNotFound {
  readonly _tag: "ShopNotFound"
}

/** The shop exists, but its operator has closed it. */
export interface ShopInactive {
  readonly _tag: "ShopInactive"
}

/** What the first question of a shop's page may end in. */
export type LoadShopFailure = CallFailure | NotAllowed | TooManyRequests | ShopNotFound | ShopInactive
