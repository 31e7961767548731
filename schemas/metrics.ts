/** The shop service's own numbers: a JSON object, or text in the line format that monitoring tools read. */
import { Schema } from "effect"
import { Text } from "./primitives.ts"

/** By the name of the measure. What a measure holds is up to the service. */
const MetricsByName = Schema.Record(Schema.String, Schema.Unknown)

export const Metrics = Schema.Union([MetricsByName, Text])
export type Metrics = typeof Metrics.Type
