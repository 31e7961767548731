/** Who signs and comments in this browser, so that nobody writes the name twice. */

const nameKey = "flow-atlas-name"
const roleKey = "flow-atlas-role"

export const nameOfPerson = (): string => localStorage.getItem(nameKey) ?? ""
export const rememberName = (name: string): void => localStorage.setItem(nameKey, name.trim())

/** The role last signed in, where there still is one of that name; else the first. */
export const roleOfPerson = (roles: ReadonlyArray<string>): string =>
  roles.find((role) => role === localStorage.getItem(roleKey)) ?? roles[0] ?? ""
export const rememberRole = (role: string): void => localStorage.setItem(roleKey, role)
