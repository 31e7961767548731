/** Reads the installation's version file, which names the current build. Outside the gateway, without a token. */
import { Effect } from "effect"
import { VersionFile } from "../../schemas/version-file.ts"
import { FetchError } from "./http/errors.ts"
import { exchange } from "./http/prefetched-request.ts"
import { readAnswer } from "./http/response.ts"
import type { ResponseError, ResponseInvalid } from "./http/response-errors.ts"
import { isRetryable } from "./http/retry.ts"

const call = "version"

const read = readAnswer({ name: call, method: "GET", path: "/version.json", success: VersionFile })

/** Returns the commit hash of the current build. Retries a transient failure once: this is no query. */
export const currentCommitHash = (
  origin: string
): Effect.Effect<string, FetchError | ResponseError | ResponseInvalid> =>
  Effect.tryPromise({
    try: (signal) => exchange(`${origin}/version.json`, { signal }),
    catch: (cause) => new FetchError({ call, cause })
  }).pipe(
    Effect.flatMap((answer) => read(answer, Date.now())),
    Effect.map((file) => (file as VersionFile).commitHash),
    // Not by a schedule: its code would be loaded with every page.
    (reading) => Effect.catch(reading, (error) => (isRetryable(error) ? reading : Effect.fail(error)))
  )
