import type { FlowLink } from "./data.ts"

/** Returns the id of a link on the overview: one state may link to several flows. */
export const linkId = ({ from, by, to }: FlowLink): string => `${from}:${by}:${to}`
