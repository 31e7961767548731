/** Exports the flow of a permit's plates: add, change, delete. */
export { plateChangeMachine } from "./plate-change.machine.ts"
export type * from "./plate-change.types.ts"
export {
  type AddingForm,
  type AddingIssues,
  type ChangingForm,
  type ChangingIssues,
  maxPlatesAtOnce,
  type PlateIssue,
  validateAdding,
  validateChanging
} from "./plate-form.ts"
