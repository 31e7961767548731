/** Returns a location hook for wouter with a fixed address; navigation has no effect. */
export const fixedLocation = (address: string) => (): [string, () => void] => [address, () => {}]
