/** Faults on purpose, to find out what the paths find. */
export { type Fault, type FaultKind, faultsIn, tellFault, transitionOfFault, withFault } from "./faults.ts"
export { stepThatTells } from "./replay-fault.ts"
