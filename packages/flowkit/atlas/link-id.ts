import type { FlowLink } from "./data.ts"

/** Names a link on the overview: one state may lead to several flows. */
export const linkId = ({ from, by, to }: FlowLink): string => `${from}:${by}:${to}`
