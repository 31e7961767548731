/** Not in all browsers, so missing in TypeScript's types. */
interface Connection {
  readonly saveData?: boolean
}

/** Returns true if the driver has enabled the browser's data saver. */
export const savesData = (): boolean => {
  const { connection } = navigator as Navigator & { readonly connection?: Connection }
  return connection?.saveData === true
}
