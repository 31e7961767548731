/** Name and role for sign-offs and comments, remembered by the browser. */

const nameKey = "flow-atlas-name"
const roleKey = "flow-atlas-role"

export const nameOfPerson = (): string => localStorage.getItem(nameKey) ?? ""
export const rememberName = (name: string): void => localStorage.setItem(nameKey, name.trim())

/** Returns the role of the last sign-off if it still exists, else the first. */
export const roleOfPerson = (roles: ReadonlyArray<string>): string =>
  roles.find((role) => role === localStorage.getItem(roleKey)) ?? roles[0] ?? ""
export const rememberRole = (role: string): void => localStorage.setItem(roleKey, role)
