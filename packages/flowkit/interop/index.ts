/** Results of runs in the formats of continuous integration. */
export { type AnnotationOptions, annotationsOf } from "./annotations.ts"
export { junitOf } from "./junit.ts"
