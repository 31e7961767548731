/**
 * Converts an endpoint as data to the options of `HttpApiEndpoint`: a class for each of its refusals, form parts that
 * may be files, responses that may be text or empty. For servers and tools; never imported by the browser.
 */
import { type Context, Schema } from "effect"
import { type HttpMethod, Multipart } from "effect/http"
import { HttpApiEndpoint, HttpApiGroup, type HttpApiMiddleware, HttpApiSchema } from "effect/http-api"
import { FilePart } from "../file-part.ts"
import { type Endpoint, isEndpoint } from "./endpoint.ts"
import { refusals } from "./errors.ts"
import { refusalStatuses, type StatusOf } from "./refusal-codes.ts"

/** Parts of a form as sent: its files, and all else as text. */
export type Parts<Fields extends Schema.Struct.Fields, File extends Schema.Constraint> = {
  readonly [Name in keyof Fields]: Fields[Name] extends Schema.optionalKey<typeof FilePart>
    ? Schema.optionalKey<File>
    : Schema.toCodecStringTree<Fields[Name]>
}

type Payload<E extends Endpoint> = E extends {
  readonly multipart: true
  readonly payload: Schema.Struct<infer Fields>
}
  ? {
      readonly payload: HttpApiSchema.asMultipartStream<
        Schema.Struct<Parts<Fields, typeof Multipart.SingleFileSchema>>
      >
    }
  : E extends { readonly payload: infer P }
    ? { readonly payload: P }
    : unknown

type Success<E extends Endpoint> = E extends {
  readonly text: true
  readonly success: Schema.Union<
    readonly [infer Json extends Schema.Constraint, infer Text extends Schema.Constraint]
  >
}
  ? readonly [Json, Text]
  : E["success"] extends Schema.UndefinedOr<infer Answer>
    ? readonly [Answer, HttpApiSchema.NoContent]
    : E["success"]

type Served<E extends Endpoint> = Omit<E, "payload" | "success"> &
  Payload<E> & {
    readonly success: Success<E>
    readonly error: ReadonlyArray<(typeof refusals)[StatusOf<E["name"]>]>
  }

export const partsOf = (fields: Schema.Struct.Fields, file: Schema.Constraint): Schema.Struct.Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      "schema" in field && field.schema === FilePart
        ? Schema.optionalKey(file)
        : Schema.toCodecStringTree(field)
    ])
  )

const successOf = ({ success, text }: Endpoint) => {
  if (!("members" in success)) return success
  const [first, second] = success.members as readonly [Schema.Top, typeof Schema.String]
  if (text === true) return [first, second.pipe(HttpApiSchema.asText())]
  return (second as Schema.Top) === Schema.Undefined ? [first, HttpApiSchema.NoContent] : success
}

const served = <E extends Endpoint>(definition: E): Served<E> => {
  const { multipart, payload, ...rest } = definition
  const parts =
    multipart === true && payload !== undefined && "fields" in payload
      ? Schema.Struct(partsOf(payload.fields as Schema.Struct.Fields, Multipart.SingleFileSchema)).pipe(
          HttpApiSchema.asMultipartStream()
        )
      : payload
  return {
    ...rest,
    ...(parts === undefined ? {} : { payload: parts }),
    success: successOf(definition),
    error: refusalStatuses(definition).map((status) => refusals[status])
  } as unknown as Served<E>
}

type Fields<Part> = Part extends Schema.Struct.Fields ? Schema.toCodecStringTree<Schema.Struct<Part>> : never
type Sent<E extends Endpoint, Body> = Body extends Schema.Constraint
  ? E["method"] extends HttpMethod.HttpMethod.WithBody
    ? Schema.toCodecJson<Body>
    : Schema.toCodecStringTree<Body>
  : never
type Answered<Answers> = Schema.toCodecJson<
  Answers extends ReadonlyArray<Schema.Constraint> ? Answers[number] : Extract<Answers, Schema.Constraint>
>
type PartOf<Definition, Name extends string> = Definition extends { readonly [_ in Name]: infer Part }
  ? Part
  : never

/** Type that `HttpApiEndpoint.get` and the like infer. */
type Route<E extends Endpoint> = HttpApiEndpoint.HttpApiEndpoint<
  E["name"],
  E["method"],
  E["path"],
  Fields<PartOf<E, "params">>,
  Fields<PartOf<E, "query">>,
  Sent<E, PartOf<Served<E>, "payload">>,
  Fields<PartOf<E, "headers">>,
  Answered<Served<E>["success"]>,
  Answered<Served<E>["error"]>
>

/** Converts the calls to endpoints of an HttpApi group. */
export const routes = <const Calls extends readonly [Endpoint, ...ReadonlyArray<Endpoint>]>(
  ...calls: Calls
) =>
  calls.map((call) => HttpApiEndpoint.make(call.method)(call.name, call.path, served(call))) as unknown as {
    readonly [Index in keyof Calls]: Route<Calls[Index]>
  }

type CallerOf<E> = E extends { readonly caller: infer Caller } ? Caller : undefined

/** The calls of this caller among the exports of a module, as endpoints. */
type RoutesOf<Module, Caller> = {
  readonly [Name in keyof Module]: Module[Name] extends Endpoint
    ? CallerOf<Module[Name]> extends Caller
      ? Route<Module[Name]>
      : never
    : never
}[keyof Module]

/** Returns a function that makes a group of the calls in a module with this caller, who needs this authorization. */
export const groupsFor =
  <Id extends HttpApiMiddleware.AnyId, Service, const Caller extends Endpoint["caller"]>(
    caller: Caller,
    authorization: Context.Key<Id, Service>
  ) =>
  <const Name extends string, Module extends object>(name: Name, module: Module) => {
    const [first, ...more] = Object.values(module)
      .filter(isEndpoint)
      .filter((call) => call.caller === caller)
    if (first === undefined) throw new Error(`The module of the group ${name} has no call.`)
    return HttpApiGroup.make(name)
      .add(...routes(first, ...more))
      .middleware(authorization) as unknown as HttpApiGroup.HttpApiGroup<
      Name,
      HttpApiEndpoint.AddMiddleware<RoutesOf<Module, Caller>, Id>
    >
  }
