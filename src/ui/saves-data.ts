/** Not in all browsers, and so in no list of types. */
interface Connection {
  readonly saveData?: boolean
}

/** Whether the driver asked the browser to load only what is shown. */
export const savesData = (): boolean => {
  const { connection } = navigator as Navigator & { readonly connection?: Connection }
  return connection?.saveData === true
}
