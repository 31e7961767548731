import type { ValidityContainer } from "../validity-container.ts"

/** Returns a window of validity with these fields; all others are null. */
export const windowWith = (fields: Partial<ValidityContainer> = {}): ValidityContainer => ({
  id: null,
  parentId: null,
  description: null,
  startTime: null,
  endTime: null,
  duration: null,
  areaEntityId: null,
  validityContainer: null,
  ...fields
})
