/** Removed transitions keep their id apart from one that now has the same. */
export const removedId = (id: string): string => `removed:${id}`
