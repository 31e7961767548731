/** Expected failures of any call, as plain data that a machine can store and a test can construct. */

/** No response: offline, a network fault, or a timeout. Worth a retry. */
export interface Unreachable {
  readonly _tag: "Unreachable"
}

/** A response that is a fault of the service, or that does not fit the contract. */
export interface ServiceFailed {
  readonly _tag: "ServiceFailed"
}

/** The session expired and could not be renewed silently. */
export interface SessionLost {
  readonly _tag: "SessionLost"
}

/** The account has no permission: a retry changes nothing. */
export interface NotAllowed {
  readonly _tag: "NotAllowed"
}

/** The service rate-limits requests. */
export interface TooManyRequests {
  readonly _tag: "TooManyRequests"
  readonly seconds: number
}

/** Expected failures of every call to the shop service. */
export type CallFailure = Unreachable | ServiceFailed | SessionLost

export interface ShopNotFound {
  readonly _tag: "ShopNotFound"
}

/** The shop exists, but its operator has closed it. */
export interface ShopInactive {
  readonly _tag: "ShopInactive"
}

/** Expected failures of the first request of a shop's page. */
export type LoadShopFailure = CallFailure | NotAllowed | TooManyRequests | ShopNotFound | ShopInactive
