/**
 * Session client, with promises that never reject: restore, login, logout, tokens. Without Effect, since the
 * boot module redirects a visitor without a session to the login before it is loaded; `identity.ts` wraps it.
 */
import type { Outcome } from "../../../machines/effect.ts"
import { home, safeTarget } from "../../../schemas/safe-target.ts"
import type { Configuration } from "../../configuration.ts"
import { cachedHome } from "../cached-home.ts"
import { forgetPersonal, personalValue, type StorageArea, sharedValue, text } from "../storage.ts"
import { channelName } from "../tab-channels.ts"
import { askOtherTabs } from "./ask-other-tabs.ts"
import { isCallback } from "./callback.ts"
import type { LoginScreen } from "./code-flow.ts"
import { type IdentityFailure, identityFailureOf } from "./failure.ts"
import { forgetFailures, isRedirectLoop, noteFailure } from "./redirect-guard.ts"
import { rememberedTarget, wantedTarget } from "./return-target.ts"
import type { Sdk } from "./sdk.ts"
import { forgetTokens, hasStoredTokens, readStoredSession } from "./token-cache.ts"
import { type UserSession, userSessionOf } from "./user-session.ts"

/** Outcome as in machines: a plain value, since Effect's own type requires its code. */
export type Result<A, E = IdentityFailure> = Outcome<A, E>

export interface LoginOptions {
  /** Path, query and fragment to return to. */
  readonly target: string
  /** Shop of the address, else the one visited last; null if unknown. */
  readonly shop: string | null
  /** Language of the page, preferred for the login. */
  readonly locale: string
  readonly signUp: boolean
  /** Initiated by the page, not by the driver: such logins count for the detection of loops. */
  readonly automatic: boolean
  /** Allows another account: the provider asks for a password even if it has a session. */
  readonly another?: boolean
}

export interface RedirectLoop {
  readonly _tag: "RedirectLoop"
}

/** The page is being left, or could not be left. */
export type LeaveResult = Result<"leaving", IdentityFailure | RedirectLoop>

export interface LoginDone {
  readonly target: string
  readonly user: UserSession
}

export interface SessionClient {
  /** Returns the session stored in this tab, without the SDK and without a request. */
  readonly stored: () => { readonly accessToken: string; readonly user: UserSession } | undefined
  /** Returns true after a recent session in this browser: only then is a silent request worthwhile. */
  readonly hasHint: () => boolean
  /** Returns the user, null if signed out; `fresh` requests new claims from the provider. */
  readonly restore: (options?: { readonly fresh?: boolean }) => Promise<Result<UserSession | null>>
  readonly login: (options: LoginOptions) => Promise<LeaveResult>
  /** Login in a popup, for a page that must not be left. Call it in a click handler, else it is blocked. */
  readonly loginInPopup: (options: Pick<LoginOptions, "locale" | "signUp">) => Promise<Result<UserSession>>
  /** Processes the callback in the address, once per page load; repeated calls return the same result. */
  readonly completeLogin: () => Promise<Result<LoginDone>>
  /** Restarts the login with the remembered target, after a callback that matched no login. */
  readonly loginAgain: (options: Pick<LoginOptions, "shop" | "locale">) => Promise<LeaveResult>
  readonly logout: () => Promise<LeaveResult>
  /** Completes the provider's logout: notifies the other tabs if this tab has logged out. */
  readonly finishLogout: () => boolean
  /** Returns the stored token at once, so that a request is sent before the press for it is rendered. */
  readonly accessToken: () => Result<string> | Promise<Result<string>>
  /** Requests a new token, bypassing the cache. */
  readonly renewToken: () => Promise<Result<string>>
  /** Returns the session for another tab; undefined where that tab has to ask the provider. */
  readonly toHandOver: () => string | undefined
  /** Another tab has logged out: deletes the tokens and personal data of this one. */
  readonly forget: () => void
}

/** Parts of the browser that the client uses; by default those of the page. */
export interface Page {
  readonly origin: string
  readonly search: () => string
  /** Path, query and fragment. */
  readonly here: () => string
  readonly cookies: () => string
  readonly assign: (url: string) => void
  readonly replace: (url: string) => void
  /** Opens an empty popup for a login; null if the browser blocks it. */
  readonly openPopup: () => Window | null
}

const thisPage = (): Page => ({
  origin: location.origin,
  search: () => location.search,
  here: () => location.href.slice(location.origin.length),
  cookies: () => document.cookie,
  assign: (url) => location.assign(url),
  replace: (url) => location.replace(url),
  openPopup: () => window.open("", "parkschein-login", "popup,width=400,height=600")
})

/** Marks that this tab is at the provider to log out. */
const loggingOut = sharedValue<boolean>("logging-out", (stored) => stored === true || undefined, {
  area: "session"
})

const driverNamed = personalValue("latest-driver", text(500))

/** Driver signed in in any tab: removed by a logout, also for tabs that miss the message. */
export const latestDriver = driverNamed("")

/** Returns true if this driver is signed in. Without local storage, each tab knows only its own. */
export const isLatestDriver = (userId: string): boolean => {
  const latest = latestDriver.read()
  if (latest !== undefined) return latest === userId
  const probe = driverNamed("probe")
  probe.write(userId)
  const isKept = probe.read() !== undefined
  probe.remove()
  return !isKept
}

const success = <A>(value: A): Result<A, never> => ({ _tag: "Success", value })
const failure = <E>(error: E): Result<never, E> => ({ _tag: "Failure", error })
const attempt = async <A>(run: () => Promise<A>): Promise<Result<A>> => {
  try {
    return success(await run())
  } catch (error) {
    return failure(identityFailureOf(error))
  }
}

/** Deduplicates concurrent calls: they share one result. */
const joined = <A>(run: () => Promise<A>): (() => Promise<A>) => {
  let running: Promise<A> | undefined
  return () => {
    running ??= run().finally(() => {
      running = undefined
    })
    return running
  }
}

/** Without the SDK: a login leaves, and a callback sends its code, while that is loading. */
const codeFlow = () => import("./code-flow.ts")

export const makeSessionClient = (configuration: Configuration, page: Page = thisPage()): SessionClient => {
  let loading: Promise<Sdk> | undefined
  const sdk = (): Promise<Sdk> => {
    loading ??= import("./sdk.ts").then(({ makeSdk }) => makeSdk(configuration, page.origin))
    // Retry a chunk that failed to load.
    loading.catch(() => {
      loading = undefined
    })
    return loading
  }

  const forget = (...areas: ReadonlyArray<StorageArea>) => {
    forgetTokens()
    forgetPersonal(...areas)
    // Its in-memory cache has the tokens, too.
    loading = undefined
  }

  /** Number of provider responses being stored: until then their user is unknown. */
  let arriving = 0

  /** Returns the session of this tab; false if its driver has logged out in another tab. */
  const ownSession = () => {
    const session = readStoredSession(configuration)
    if (session === undefined) return undefined
    const user = userSessionOf(session.claims, configuration)
    if (isLatestDriver(user.userId)) return { ...session, user }
    if (arriving > 0) return undefined
    forget("session")
    return false
  }

  const stored = () => {
    const session = ownSession()
    const accessToken = session ? session.accessToken : null
    return session && accessToken !== null ? { ...session, accessToken } : undefined
  }

  const hasHint = () =>
    page.cookies().includes(`auth0.${encodeURIComponent(configuration.identityClientId)}.is.authenticated=`)

  /** Stores the user of the provider's response before anything reads what the SDK has stored. */
  const signedIn = async <A extends { readonly claims: Parameters<typeof userSessionOf>[0] }>(
    ask: (sdk: Sdk) => Promise<A>,
    isGood: (user: UserSession) => boolean = () => true
  ): Promise<A & { readonly user: UserSession }> => {
    arriving += 1
    try {
      const answer = await ask(await sdk())
      const user = userSessionOf(answer.claims, configuration)
      if (!isGood(user)) {
        forgetTokens()
        throw Object.assign(new Error("Signed out"), { error: "login_required" })
      }
      if (latestDriver.read() !== user.userId) cachedHome.remove()
      latestDriver.write(user.userId)
      return { ...answer, user }
    } finally {
      arriving -= 1
    }
  }

  const silently = (cacheMode: "on" | "off") =>
    joined(() => {
      const before = latestDriver.read()
      return attempt(() =>
        signedIn(
          async (client) => ({ token: await client.token(cacheMode), claims: await client.claims() }),
          // A login or logout in another tab meanwhile is newer.
          ({ userId }) => latestDriver.read() === before || latestDriver.read() === userId
        )
      )
    })
  const cachedOrNewToken = silently("on")
  const newToken = silently("off")

  /** Returns the session of this or another tab. Preloads the SDK in case the provider must be asked. */
  const storedOrHandedOver = joined(async () => {
    const own = stored()
    // After a logout, during one, and before the first login no tab has a session.
    if (own !== undefined || loggingOut.read() || latestDriver.read() === undefined) return own
    const late = setTimeout(() => void sdk(), 50)
    await askOtherTabs(() => stored() !== undefined)
    clearTimeout(late)
    return stored()
  })

  const askProvider = async (fresh: boolean): Promise<Result<UserSession | null>> => {
    const answer = await (fresh ? newToken() : cachedOrNewToken())
    if (answer._tag === "Success") return success(answer.value.user)
    return answer.error._tag === "SignedOut" ? success(null) : answer
  }
  const askProviderOnce = joined(() => askProvider(false))

  const leaveFor = async (
    { target, shop, automatic }: Pick<LoginOptions, "target" | "shop" | "automatic">,
    screen: LoginScreen
  ): Promise<LeaveResult> => {
    if (!automatic) forgetFailures()
    // The token was valid by the clock, but a call was rejected.
    else if (stored() !== undefined) noteFailure()
    if (isRedirectLoop()) return failure({ _tag: "RedirectLoop" })
    const safe = safeTarget(target, page.origin)
    rememberedTarget.write(safe)
    return attempt(async () => {
      // An automatic redirect must not leave an entry of an unseen page in the history.
      const open = automatic ? page.replace : page.assign
      const { requestLogin } = await codeFlow()
      await requestLogin(configuration, page.origin, { target: safe, shop }, screen, open)
      return "leaving" as const
    })
  }

  const login: SessionClient["login"] = ({ another = false, ...options }) =>
    leaveFor(options, another ? { ...options, prompt: "login" } : options)

  /**
   * Redirects to the provider and back without a page of its own: for a new tab in a browser that was signed
   * in lately, since the provider cannot be asked in a frame.
   */
  const visitProvider = async (): Promise<Result<UserSession | null>> => {
    const here = page.here()
    // A failed callback has left the bare address.
    const target = here === home ? wantedTarget() : here
    const left = await leaveFor({ target, shop: null, automatic: true }, { prompt: "none" })
    if (left._tag === "Success") return new Promise(() => {})
    onTheWay = undefined
    return left.error._tag === "RedirectLoop" ? success(null) : failure(left.error)
  }
  let onTheWay: Promise<Result<UserSession | null>> | undefined

  const restore: SessionClient["restore"] = async ({ fresh = false } = {}) => {
    ownSession()
    if (fresh) return askProvider(true)
    if (stored() === undefined && !hasHint() && loading === undefined) return success(null)
    const session = await storedOrHandedOver()
    if (session !== undefined) return success(session.user)
    // Offline, a frame would only end by its timeout.
    if (globalThis.navigator?.onLine === false) return failure(identityFailureOf(new TypeError("offline")))
    if (configuration.tokenMode === "refreshToken" && !hasStoredTokens()) onTheWay ??= visitProvider()
    return onTheWay ?? askProviderOnce()
  }

  const loginInPopup: SessionClient["loginInPopup"] = async (options) => {
    // Before the first await: browsers open popups only while a click is being handled.
    const popup = page.openPopup()
    if (popup === null) return failure({ _tag: "Refused", reason: "popup_open" })
    const done = await attempt(
      async () =>
        (await signedIn(async (client) => ({ claims: await client.logInAt(popup, options, page.here()) })))
          .user
    )
    // The SDK leaves the popup open when it fails.
    popup.close()
    return done
  }

  const processCallback = async (): Promise<Result<LoginDone>> => {
    const search = page.search()
    if (!isCallback(search)) return failure({ _tag: "Refused", reason: "missing_parameters" })
    const remembered = safeTarget(wantedTarget(), page.origin)
    // Before the SDK, which a slow phone imports for 0.2 s, and which reports whatever fails here.
    const sent = await codeFlow()
      .then(({ sendCode }) => sendCode(configuration, search))
      .catch(() => undefined)
    const done = await attempt(async () => {
      const { target, user } = await signedIn((client) =>
        client.comeBack(`${page.origin}/callback${search}`, sent)
      )
      return { target: safeTarget(target ?? remembered, page.origin), user }
    })
    if (done._tag === "Success") {
      rememberedTarget.remove()
      return done
    }
    noteFailure()
    // The provider has no session, as asked with `prompt=none`: end that of this browser, too.
    if (done.error._tag === "SignedOut") {
      await attempt(async () => (await sdk()).forget())
      page.replace(remembered)
      return new Promise(() => {})
    }
    if (done.error._tag !== "InvalidState") return done
    // No match with the pending login, but this tab is signed in: a used address was opened again.
    const session = stored()
    if (session !== undefined) return success({ target: remembered, user: session.user })
    // No login was started in this tab: a foreign link must not start one.
    return rememberedTarget.read() === undefined
      ? failure({ _tag: "Refused", reason: "invalid_state" })
      : done
  }
  let completing: Promise<Result<LoginDone>> | undefined

  const over = failure<IdentityFailure>({ _tag: "SignedOut" })
  const tokenOf = (answer: Awaited<ReturnType<typeof newToken>>): Result<string> =>
    answer._tag === "Success" ? success(answer.value.token) : answer
  const renewToken: SessionClient["renewToken"] = async () => {
    return ownSession() === false ? over : tokenOf(await newToken())
  }
  const missingToken = async (): Promise<Result<string>> => {
    const session = await storedOrHandedOver()
    return session === undefined ? tokenOf(await cachedOrNewToken()) : success(session.accessToken)
  }
  const accessToken: SessionClient["accessToken"] = () => {
    const session = ownSession()
    // The page still belongs to the driver who has logged out.
    if (session === false) return over
    return session?.accessToken ? success(session.accessToken) : missingToken()
  }

  return {
    stored,
    hasHint,
    restore,
    login,
    loginInPopup,
    completeLogin: () => {
      completing ??= processCallback()
      return completing
    },
    loginAgain: ({ shop, locale }) =>
      login({ target: wantedTarget(), shop, locale, signUp: false, automatic: true }),
    logout: async () => {
      const driver = latestDriver.read()
      forgetPersonal()
      // Until the provider has ended the session: a tab that finds it gone earlier would be logged in again.
      if (driver !== undefined) latestDriver.write(driver)
      forgetFailures()
      rememberedTarget.remove()
      loggingOut.write(true)
      const left = await attempt(async () => {
        await (await sdk()).logOut(page.assign)
        return "leaving" as const
      })
      // Also if the SDK failed to load: a logout must not leave a token behind.
      forgetTokens()
      if (left._tag === "Failure") forgetPersonal()
      return left
    },
    finishLogout: () => {
      // Not earlier: a tab that asks while the provider's session exists would be logged in again.
      const hasLoggedOut = loggingOut.read() === true
      if (hasLoggedOut) {
        forgetPersonal()
        const channel = new BroadcastChannel(channelName("session"))
        channel.postMessage("")
        channel.close()
      }
      loggingOut.remove()
      return hasLoggedOut
    },
    accessToken,
    renewToken,
    toHandOver: () => {
      // Without the hint, a logout is in progress.
      const session = hasHint() ? stored() : undefined
      // Only the provider knows of a verification that has just happened.
      return session?.user.emailVerified ? JSON.stringify(session.entries) : undefined
    },
    forget
  }
}
