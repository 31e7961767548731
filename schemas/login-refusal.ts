/** Reason of a login that expires at once: the device's clock differs from the provider's. */
export const wrongClock = "wrong_clock"
