/** Mutation testing: seeds faults, to find out which of them the paths detect. */
export { type Fault, type FaultKind, faultsIn, formatFault, transitionOfFault, withFault } from "./faults.ts"
export { detectingStep } from "./replay-fault.ts"
