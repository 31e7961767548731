/** Failures that every call may end in, by the words people have for them. */

export const failure = (tag: string) => ({ failure: { _tag: tag } })

export const callFailures = {
  "no answer": failure("Unreachable"),
  "a fault of the service": failure("ServiceFailed"),
  "the session has ended": failure("SessionLost")
}

export const shopFailures = {
  ...callFailures,
  "no such shop": failure("ShopNotFound"),
  "the shop is closed": failure("ShopInactive")
}

export const done = { success: null }
