/** Pictures and pages of any machine. Layout needs ELK and is for build time; all else runs anywhere. */
export { type EdgeKind, edgeKinds, kindOf } from "./edge-kind.ts"
export { element, elementText, type PictureElement } from "./element.ts"
export { geometryProblems, leastTextSize } from "./geometry.ts"
export { kindColours } from "./kind-look.ts"
export { type LaidOutLine, type Layout, layOut, type Point, type Rectangle } from "./layout.ts"
export { type MarkdownOptions, markdownOf } from "./markdown.ts"
export { mermaidOf } from "./mermaid.ts"
export { type Phrases, phrasesOf } from "./phrases.ts"
export { type Box, type BoxShape, type Line, type Picture, pictureOf, type Row, startOf } from "./picture.ts"
export { type Rule, rulesOf, sentencesOf, wordsOf } from "./rules.ts"
export { type DrawnStep, stepPictureOf } from "./step-picture.ts"
export { pictureElements, roundedPath, svgOf } from "./svg.ts"
export {
  type EventText,
  type FlowTexts,
  humanised,
  type InBothLanguages,
  type Language,
  type LocalizedTexts,
  languages,
  localizedTexts,
  type ServiceText,
  type StateText,
  textNames,
  textProblems
} from "./texts.ts"
