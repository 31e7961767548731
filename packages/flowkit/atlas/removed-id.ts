/** Prefixes ids of removed transitions, since a new one may have the same id. */
export const removedId = (id: string): string => `removed:${id}`
