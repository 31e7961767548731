/** Asks other tabs of this browser for their session: decision 002. Without Effect, for the boot module. */
import { channelName } from "../tab-channels.ts"
import { adoptEntries, forgetTokens } from "./token-cache.ts"

/** Milliseconds: an active tab responds within a few; a suspended one does not respond. */
const timeout = 150

const parse = (text: unknown): unknown => {
  try {
    return JSON.parse(String(text))
  } catch {
    return undefined
  }
}

/** Resolves once a tab has provided a usable session, or on timeout; never rejects. */
export const askOtherTabs = (serves: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    const channel = new BroadcastChannel(channelName("handover"))
    const finish = () => {
      clearTimeout(timer)
      channel.close()
      resolve()
    }
    const timer = setTimeout(finish, timeout)
    channel.addEventListener("message", ({ data }) => {
      adoptEntries(parse(data))
      if (!serves()) return
      finish()
      // The page itself listens only once it is loaded.
      new BroadcastChannel(channelName("session")).addEventListener("message", forgetTokens)
    })
    channel.postMessage("")
  })
