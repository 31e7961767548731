/** Builds a valid input for any call of the contract. */
import { Schema } from "effect"
import type { Endpoint } from "../../../schemas/api/index.ts"
import { samplesOf } from "../../../schemas/testing/samples.ts"

const first = (schema: Schema.Top): unknown => samplesOf(schema as Schema.Codec<unknown>, 1)[0]

const fields = (part: Endpoint["params"]): unknown =>
  part === undefined ? undefined : first(Schema.Struct(part))

export const sampleInputOf = ({ params, query, headers, payload }: Endpoint): object => ({
  params: fields(params),
  query: fields(query),
  headers: fields(headers),
  ...(payload === undefined ? {} : { payload: first(payload) })
})
