/** The flow atlas: a static site over all machines of a product, and a local server that stores sign-offs. */

export type { AtlasFlow } from "./atlas-flow.ts"
export { type AtlasOptions, buildAtlas } from "./build-atlas.ts"
export type { MachineModule } from "./build-page.ts"
export type { AtlasData, FlowData, FlowLink, PlayData } from "./data.ts"
export { type Changes, changesBetween } from "./difference.ts"
export { fingerprintsOf } from "./fingerprint.ts"
export { playDataOf } from "./play-data.ts"
export { type Move, play } from "./player.ts"
export { type ServeOptions, serveAtlas } from "./serve-atlas.ts"
export { readSignOffs, type SignOffs, signOffStatus, writeSignOffs } from "./sign-off.ts"
export { type Story, storyData } from "./stories.ts"
export { runGit, versionFolder } from "./version-folder.ts"
