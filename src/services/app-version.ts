/** The version file of the installation: says which build is current. Outside the gateway, and without a token. */
import { Effect } from "effect"
import { VersionFile } from "../../schemas/version-file.ts"
import { FetchError } from "./http/errors.ts"
import { exchange } from "./http/prefetched-request.ts"
import { readAnswer } from "./http/response.ts"
import type { ResponseError, ResponseInvalid } from "./http/response-errors.ts"
import { isRetryable } from "./http/retry.ts"

const call = "version"

const read = readAnswer({ name: call, method: "GET", path: "/version.json", success: VersionFile, error: [] })

/** The commit hash of the current build. One retry for what may go away by itself: this is no query. */
export const currentCommitHash = (
  origin: string
): Effect.Effect<string, FetchError | ResponseError | ResponseInvalid> =>
  Effect.tryPromise({
    try: (signal) => exchange(`${origin}/version.json`, { signal }),
    catch: (cause) => new FetchError({ call, cause })
  }).pipe(
    Effect.flatMap((answer) => read(answer, Date.now())),
    Effect.map((file) => (file as VersionFile).commitHash),
    // Not by a schedule: their code would come with every page.
    (reading) => Effect.catch(reading, (error) => (isRetryable(error) ? reading : Effect.fail(error)))
  )
