/**
 * The session, in promises that never reject: restore, log in and out, tokens. Without Effect, since the boot module
 * sends a visitor without a session to the login before Effect is loaded; `identity.ts` makes the Effect service of it.
 */
import type { Outcome } from "../../../machines/effect.ts"
import { home, safeTarget } from "../../../schemas/safe-target.ts"
import type { Configuration } from "../../configuration.ts"
import { cachedHome } from "../cached-home.ts"
import { forgetPersonal, personalValue, sharedValue, text } from "../storage.ts"
import { channelName } from "../tab-channels.ts"
import { askOtherTabs } from "./ask-other-tabs.ts"
import { isCallback } from "./callback.ts"
import { type IdentityFailure, identityFailureOf } from "./failure.ts"
import { forgetFailures, isRedirectLoop, noteFailure } from "./redirect-guard.ts"
import { rememberedTarget } from "./return-target.ts"
import type { Sdk } from "./sdk.ts"
import { forgetTokens, hasStoredTokens, readStoredSession } from "./token-cache.ts"
import { type UserSession, userSessionOf } from "./user-session.ts"

/** As the actors of machines end: a plain value, since Effect's own needs its code. */
export type Result<A, E = IdentityFailure> = Outcome<A, E>

export interface LoginOptions {
  /** Path, query and fragment to come back to. */
  readonly target: string
  /** The shop of the address, else the one visited last; null when none is known. */
  readonly shop: string | null
  /** The language of the page: the login is asked for it first. */
  readonly locale: string
  readonly signUp: boolean
  /** The page decided to log in, not the driver: such a login is not started again and again. */
  readonly automatic: boolean
  /** It may be with another account: the provider asks for a password even of who is signed in there. */
  readonly another?: boolean
}

export interface RedirectLoop {
  readonly _tag: "RedirectLoop"
}

/** The page is on its way elsewhere, or could not leave. */
export type LeaveResult = Result<"leaving", IdentityFailure | RedirectLoop>

export interface LoginDone {
  readonly target: string
  readonly user: UserSession
}

export interface SessionClient {
  /** Starts loading the SDK, for when it will be needed in a moment. */
  readonly preload: () => void
  /** The session that this tab still has: no SDK, no request. */
  readonly stored: () => { readonly accessToken: string; readonly user: UserSession } | undefined
  /** Whether somebody has been signed in in this browser lately: only then is it worth asking the provider silently. */
  readonly hasHint: () => boolean
  /** Who is signed in, null when nobody is; `fresh` asks the provider for new claims. */
  readonly restore: (options?: { readonly fresh?: boolean }) => Promise<Result<UserSession | null>>
  readonly login: (options: LoginOptions) => Promise<LeaveResult>
  /** The login in a window of its own, for a page that must not be left. Call it from a click, else it is blocked. */
  readonly loginInPopup: (options: Pick<LoginOptions, "locale" | "signUp">) => Promise<Result<UserSession>>
  /** Processes the callback in the address, once per page load however often it is called. */
  readonly completeLogin: () => Promise<Result<LoginDone>>
  /** Starts the login anew after a callback that fitted none, for the target remembered from before. */
  readonly loginAgain: (options: Pick<LoginOptions, "shop" | "locale">) => Promise<LeaveResult>
  readonly logout: () => Promise<LeaveResult>
  /** Back from the provider's logout: tells the other tabs, if it is this tab that has logged out. */
  readonly finishLogout: () => boolean
  readonly accessToken: () => Promise<Result<string>>
  /** A new token, whatever is in the cache. */
  readonly renewToken: () => Promise<Result<string>>
  /** What another tab needs to be signed in as this one is; undefined where it has to ask the provider. */
  readonly toHandOver: () => string | undefined
  /** Another tab has logged out: this one has neither tokens any more nor anything personal. */
  readonly forget: () => void
}

/** The parts of the browser that the client uses; the page's own by default. */
export interface Page {
  readonly origin: string
  readonly search: () => string
  /** Path, query and fragment. */
  readonly here: () => string
  readonly cookies: () => string
  readonly assign: (url: string) => void
  readonly replace: (url: string) => void
  /** An empty window for a login; null when the browser blocks it. */
  readonly openPopup: () => Window | null
}

const thisPage = (): Page => ({
  origin: location.origin,
  search: () => location.search,
  here: () => location.href.slice(location.origin.length),
  cookies: () => document.cookie,
  assign: (url) => location.assign(url),
  replace: (url) => location.replace(url),
  openPopup: () => window.open("", "parkschein-login", "popup,width=400,height=600,resizable,scrollbars")
})

/**
 * The language of the page, then those that every login page has: a provider takes the first it knows. Who reads French
 * or Italian is likelier to read English than German.
 */
const preferredLocales = (locale: string): string => {
  const language = /^[a-z]+/.exec(locale.toLowerCase())?.[0] ?? "de"
  return [...new Set(language === "de" ? ["de", "en"] : [language, "en", "de"])].join(" ")
}

/** What the provider's pages need to know: the languages the driver prefers, and whether it is about a new account. */
const screenOf = ({ locale, signUp }: Pick<LoginOptions, "locale" | "signUp">) => ({
  ui_locales: preferredLocales(locale),
  ...(signUp ? { screen_hint: "signup" } : {})
})

/** This tab is at the provider to log out. */
const loggingOut = sharedValue<boolean>({
  name: "logging-out",
  version: 1,
  area: "session",
  decode: (stored) => stored === true || undefined
})

const driverNamed = personalValue({ name: "latest-driver", version: 1, area: "local", decode: text(500) })

/** Who is signed in in this browser, in whichever tab: a logout removes it, also for tabs that miss the news of it. */
export const latestDriver = driverNamed("")

/** Whether this driver is still signed in here. Where local storage is blocked or full, each tab knows only of itself. */
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

/** Runs once at a time: who asks meanwhile gets the same answer. */
const joined = <A>(run: () => Promise<A>): (() => Promise<A>) => {
  let running: Promise<A> | undefined
  return () => {
    running ??= run().finally(() => {
      running = undefined
    })
    return running
  }
}

export const makeSessionClient = (configuration: Configuration, page: Page = thisPage()): SessionClient => {
  let loading: Promise<Sdk> | undefined
  const sdk = (): Promise<Sdk> => {
    loading ??= import("./sdk.ts").then(({ makeSdk }) => makeSdk(configuration, page.origin))
    // A chunk that could not be loaded is asked for again next time.
    loading.catch(() => {
      loading = undefined
    })
    return loading
  }

  /** How many answers of the provider are being kept: whose they are is known once they are. */
  let arriving = 0

  /** Returns what this tab keeps of a session, or false where that is over: its driver has logged out in another tab. */
  const kept = () => {
    const session = readStoredSession(configuration)
    if (session === undefined) return undefined
    const user = userSessionOf(session.claims, configuration)
    if (isLatestDriver(user.userId)) return { ...session, user }
    if (arriving > 0) return undefined
    forgetTokens()
    forgetPersonal("session")
    // Its memory has them, too.
    loading = undefined
    return false
  }

  const stored = () => {
    const session = kept()
    const accessToken = session ? session.accessToken : null
    return session && accessToken !== null ? { ...session, accessToken } : undefined
  }

  const hasHint = () =>
    page.cookies().includes(`auth0.${encodeURIComponent(configuration.identityClientId)}.is.authenticated=`)

  /** Keeps who the provider says it is, before anybody looks at what the SDK has kept. */
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
          // Somebody has logged in or out in another tab meanwhile, and that is later.
          ({ userId }) => latestDriver.read() === before || latestDriver.read() === userId
        )
      )
    })
  const cachedOrNewToken = silently("on")
  const newToken = silently("off")

  /** The session of another tab, where one is open that has it. Else the provider is asked, which the SDK is fetched for meanwhile. */
  const storedOrHandedOver = joined(async () => {
    const own = stored()
    // After a logout or while this tab logs out, and before a first login, no tab has anything to give.
    if (own !== undefined || loggingOut.read() || latestDriver.read() === undefined) return own
    const late = setTimeout(() => void sdk(), 50)
    await askOtherTabs(() => stored() !== undefined)
    clearTimeout(late)
    return stored()
  })

  const askProvider = async (fresh: boolean): Promise<Result<UserSession | null>> => {
    const told = await (fresh ? newToken() : cachedOrNewToken())
    if (told._tag === "Success") return success(told.value.user)
    return told.error._tag === "SignedOut" ? success(null) : told
  }
  const askProviderOnce = joined(() => askProvider(false))

  const leaveFor = async (
    { target, shop, automatic }: Pick<LoginOptions, "target" | "shop" | "automatic">,
    authorizationParams: Parameters<Sdk["leave"]>[1]
  ): Promise<LeaveResult> => {
    if (!automatic) forgetFailures()
    // Its token seemed good, and a call has found that it is not.
    else if (stored() !== undefined) noteFailure()
    if (isRedirectLoop()) return failure({ _tag: "RedirectLoop" })
    const safe = safeTarget(target, page.origin)
    rememberedTarget.write(safe)
    return attempt(async () => {
      // Without an entry in the history for a page that the driver has not seen.
      const open = automatic ? page.replace : page.assign
      await (await sdk()).leave({ target: safe, shop }, authorizationParams, open)
      return "leaving" as const
    })
  }

  const login: SessionClient["login"] = ({ another = false, ...options }) =>
    leaveFor(options, { ...screenOf(options), ...(another ? { prompt: "login" } : {}) })

  /**
   * A tab that knows nothing yet, in a browser that was signed in lately: the provider is asked by going there and back,
   * since it cannot be asked in a frame. It shows no page of its own.
   */
  const visitProvider = async (): Promise<Result<UserSession | null>> => {
    const left = await leaveFor({ target: page.here(), shop: null, automatic: true }, { prompt: "none" })
    if (left._tag === "Success") return new Promise(() => {})
    onTheWay = undefined
    return left.error._tag === "RedirectLoop" ? success(null) : failure(left.error)
  }
  let onTheWay: Promise<Result<UserSession | null>> | undefined

  const restore: SessionClient["restore"] = async ({ fresh = false } = {}) => {
    kept()
    if (fresh) return askProvider(true)
    if (stored() === undefined && !hasHint() && loading === undefined) return success(null)
    const session = await storedOrHandedOver()
    if (session !== undefined) return success(session.user)
    // Without a network the provider's frame would only be waited for.
    if (globalThis.navigator?.onLine === false) return failure(identityFailureOf(new TypeError("offline")))
    if (configuration.tokenMode === "refreshToken" && !hasStoredTokens()) onTheWay ??= visitProvider()
    return onTheWay ?? askProviderOnce()
  }

  const loginInPopup: SessionClient["loginInPopup"] = async (options) => {
    // Before anything is waited for: a browser opens windows only while a click is being handled.
    const popup = page.openPopup()
    if (popup === null) return failure({ _tag: "Refused", reason: "popup_open" })
    const done = await attempt(
      async () =>
        (
          await signedIn(async (client) => ({
            claims: await client.logInAt(popup, screenOf(options), page.here())
          }))
        ).user
    )
    // The SDK leaves the window open when it gives up.
    popup.close()
    return done
  }

  const processCallback = async (): Promise<Result<LoginDone>> => {
    const search = page.search()
    if (!isCallback(search)) return failure({ _tag: "Refused", reason: "missing_parameters" })
    const remembered = rememberedTarget.read() ?? home
    const done = await attempt(async () => {
      const { target, user } = await signedIn((client) => client.comeBack(`${page.origin}/callback${search}`))
      return { target: safeTarget(target ?? remembered, page.origin), user }
    })
    if (done._tag === "Success") {
      rememberedTarget.remove()
      return done
    }
    noteFailure()
    // Nobody is signed in at the provider, which was asked to show no page: nor is anybody here.
    if (done.error._tag === "SignedOut") {
      await attempt(async () => (await sdk()).forget())
      page.replace(safeTarget(remembered, page.origin))
      return new Promise(() => {})
    }
    // The callback is not the one of the login under way, but this tab is signed in: a second visit of a used address.
    const session = done.error._tag === "InvalidState" ? stored() : undefined
    // Of no login of this tab: somebody else's address is no reason to begin one.
    if (session === undefined && done.error._tag === "InvalidState" && rememberedTarget.read() === undefined)
      return failure({ _tag: "Refused", reason: "invalid_state" })
    return session === undefined
      ? done
      : success({ target: safeTarget(remembered, page.origin), user: session.user })
  }
  let completing: Promise<Result<LoginDone>> | undefined

  const over = failure<IdentityFailure>({ _tag: "SignedOut" })
  const renewToken: SessionClient["renewToken"] = async () => {
    if (kept() === false) return over
    const told = await newToken()
    return told._tag === "Success" ? success(told.value.token) : told
  }
  const accessToken: SessionClient["accessToken"] = async () => {
    // The page is still that of the driver who has logged out.
    if (kept() === false) return over
    const session = await storedOrHandedOver()
    if (session !== undefined) return success(session.accessToken)
    const told = await cachedOrNewToken()
    return told._tag === "Success" ? success(told.value.token) : told
  }

  const forget = () => {
    forgetTokens()
    forgetPersonal()
    loading = undefined
  }

  return {
    preload: () => void sdk(),
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
      login({ target: rememberedTarget.read() ?? home, shop, locale, signUp: false, automatic: true }),
    logout: async () => {
      const driver = latestDriver.read()
      forgetPersonal()
      // Until the provider has ended the session: a tab that finds it gone before would be logged in again.
      if (driver !== undefined) latestDriver.write(driver)
      forgetFailures()
      rememberedTarget.remove()
      loggingOut.write(true)
      const left = await attempt(async () => {
        await (await sdk()).logOut(page.assign)
        return "leaving" as const
      })
      // Also when the SDK could not be loaded: whoever logs out must not leave a token behind.
      forgetTokens()
      if (left._tag === "Failure") forgetPersonal()
      return left
    },
    finishLogout: () => {
      // Not before: a tab that asks while the session still stands would be logged in again.
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
      // Without the hint, a tab is logging out.
      const session = hasHint() ? stored() : undefined
      // Who has just verified the address is known by the provider alone.
      return session?.user.emailVerified ? JSON.stringify(session.entries) : undefined
    },
    forget
  }
}
