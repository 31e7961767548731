/** The flow of a permit's plates: add, change, delete. */
export { plateChangeMachine } from "./plate-change.machine.ts"
export type * from "./plate-change.types.ts"
export {
  type AddPlatesForm,
  type AddPlatesIssues,
  type ChangePlateForm,
  type ChangePlateIssues,
  type ChangeReason,
  changeReasons,
  hasPlate,
  isSamePlate,
  judgeAddPlates,
  judgeChangePlate,
  mostPlatesAtOnce,
  type PlateIssue,
  roomOf
} from "./plate-form.ts"
