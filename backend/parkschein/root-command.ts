/** The root of the command `parkschein`: the flags of all commands, and how their calls are made and printed. */
import { Console, Effect } from "effect"
import { Command, Flag } from "effect/cli"
import { type CallError, type Calls, connect, explain } from "./service.ts"

/** Describes a flag in the help. */
export const described =
  (text: string) =>
  <Value>(flag: Flag.Flag<Value>) =>
    Flag.withDescription(flag, text)

export const parkschein = Command.make("parkschein").pipe(
  Command.withSharedFlags({
    json: Flag.Boolean("json").pipe(described("Print the answer as JSON"), Flag.withDefault(false)),
    dryRun: Flag.Boolean("dry-run").pipe(
      described("Print the write instead of sending it"),
      Flag.withDefault(false)
    ),
    service: Flag.String("service").pipe(
      described("Origin of the shop service; default: PARKSCHEIN_API_ORIGIN"),
      Flag.optional
    ),
    tokenFile: Flag.String("token-file").pipe(
      described("File with the access token of a service; default: PARKSCHEIN_SERVICE_TOKEN"),
      Flag.optional
    )
  }),
  Command.withDescription(
    "Operates the shops. Exit codes: 0 done, 1 refused, 2 wrong command or setting, 3 the service does not answer."
  )
)

/** Makes calls, and prints the answer, or the write that a dry run has not sent. */
export const call = Effect.fnUntraced(function* <Answer>(
  use: (calls: Calls) => Effect.Effect<Answer, CallError>,
  inWords: (answer: Answer) => string
) {
  const options = yield* parkschein
  const { origin, calls } = yield* connect(options)
  yield* use(calls).pipe(
    Effect.catch((error) => explain(error, origin)),
    Effect.flatMap((answer) => Console.log(options.json ? JSON.stringify(answer, null, 2) : inWords(answer))),
    Effect.catchTag("NotSent", ({ method, url, body }) =>
      Console.log(
        options.json
          ? JSON.stringify({ method, url, body }, null, 2)
          : `Not sent: ${method} ${url}${body === null ? "" : `\n${JSON.stringify(body, null, 2)}`}`
      )
    )
  )
})
