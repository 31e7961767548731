/** Returns a hook for wouter: the page stands at this address, and no link leads on. */
export const fixedLocation = (address: string) => (): [string, () => void] => [address, () => {}]
