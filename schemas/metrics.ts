/** Metrics of the shop service: a JSON object, or text in the line format of monitoring tools. */
import { Schema } from "effect"
import { Text } from "./primitives.ts"

/** By the metric's name. The service defines the values. */
const MetricsByName = Schema.Record(Schema.String, Schema.Unknown)

export const Metrics = Schema.Union([MetricsByName, Text])
export type Metrics = typeof Metrics.Type
