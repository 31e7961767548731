/** Expected failures of any call, as plain data that a machine can store and a test can construct. */

/** An expected failure that has nothing to say but its name. */
export interface Failure<Tag extends string> {
  readonly _tag: Tag
}

/** No response: offline, a network fault, or a timeout. Worth a retry. */
export type Unreachable = Failure<"Unreachable">

/** A response that is a fault of the service, or that does not fit the contract. */
export type ServiceFailed = Failure<"ServiceFailed">

/** The session expired and could not be renewed silently. */
export type SessionLost = Failure<"SessionLost">

/** The account has no permission: a retry changes nothing. */
export type NotAllowed = Failure<"NotAllowed">

/** The service rate-limits requests. */
export interface TooManyRequests {
  readonly _tag: "TooManyRequests"
  readonly seconds: number
}

/** The address of the payment page is not on the allowlist. */
export type PaymentAddressRefused = Failure<"PaymentAddressRefused">

/** Expected failures of every call to the shop service. */
export type CallFailure = Unreachable | ServiceFailed | SessionLost

export type ShopNotFound = Failure<"ShopNotFound">

/** The shop exists, but its operator has closed it. */
export type ShopInactive = Failure<"ShopInactive">

/** Expected failures of the first request of a shop's page. */
export type LoadShopFailure = CallFailure | NotAllowed | TooManyRequests | ShopNotFound | ShopInactive
