/** Input of play mode: starts, cases and outcomes of a flow, as plain data. */
import type { AnyFlowSpec } from "../model/index.ts"
import type { PlayData } from "./data.ts"

/** Drivers and assertions are functions, and dropped. */
export const playDataOf = ({ starts, events, services }: AnyFlowSpec): PlayData =>
  JSON.parse(
    JSON.stringify({ starts, events, services }, (key, value) =>
      // Keeps a success without a value, which JSON would drop.
      key === "success" && value === undefined ? null : value
    )
  ) as PlayData
