/** The reason of a login that is over the moment it is made: the time of the device is not that of the provider. */
export const wrongClock = "wrong_clock"
