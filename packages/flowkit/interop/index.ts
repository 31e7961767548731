/** Formats of other tools: paths of `xstate/graph`, and reports for CI. */
export { toTestModel } from "../model/index.ts"
export { type AnnotationOptions, annotationsOf } from "./annotations.ts"
export { planPathOf, type WalkedPath } from "./graph.ts"
export { junitOf } from "./junit.ts"
