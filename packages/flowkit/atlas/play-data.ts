/** What play mode may do to a machine: the starts, cases and outcomes of its flow, as plain data. */
import type { AnyFlowSpec } from "../model/index.ts"
import type { PlayData } from "./data.ts"

/** What a person does and what a screen shows are functions; they stay behind. */
export const playDataOf = ({ starts, events, services }: AnyFlowSpec): PlayData =>
  JSON.parse(
    JSON.stringify({ starts, events, services }, (key, value) =>
      // A success without a value is one all the same; JSON would leave it out.
      key === "success" && value === undefined ? null : value
    )
  ) as PlayData
