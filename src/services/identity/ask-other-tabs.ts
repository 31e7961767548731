/** Asks the other tabs of this browser for their session: decision 002. Without Effect, for the boot module. */
import { channelName } from "../tab-channels.ts"
import { adoptEntries, forgetTokens } from "./token-cache.ts"

/** Milliseconds: a tab that is awake answers in a few; one that the browser has put to sleep does not. */
const timeout = 150

const parse = (text: unknown): unknown => {
  try {
    return JSON.parse(String(text))
  } catch {
    return undefined
  }
}

/** Settles as soon as a tab has given a session that serves, or none has; never fails. */
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
      // The page listens to it only once it stands.
      new BroadcastChannel(channelName("session")).addEventListener("message", forgetTokens)
    })
    channel.postMessage("")
  })
