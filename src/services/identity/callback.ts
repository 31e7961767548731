/** Returns true for the callback of a login: a code or an error, together with a state. */
export const isCallback = (search: string): boolean => {
  const query = new URLSearchParams(search)
  return (query.has("code") || query.has("error")) && query.has("state")
}
