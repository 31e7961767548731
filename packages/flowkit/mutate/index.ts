/** Mutation testing: seeds faults, to find out which of them the paths detect. */
export { type Fault, type FaultKind, faultsIn, tellFault, transitionOfFault, withFault } from "./faults.ts"
export { stepThatTells } from "./replay-fault.ts"
