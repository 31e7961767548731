/** News between the tabs of one browser: that something changed, not what it is (D-41); but for a session, which a tab may give to a new one. */
import { Context, Effect, Layer } from "effect"
import { channelName, type Topic } from "./tab-channels.ts"

export class Tabs extends Context.Service<
  Tabs,
  {
    readonly announce: (topic: Topic, about: string) => Effect.Effect<void>
    /** Runs until interrupted. */
    readonly listen: (topic: Topic, listener: (about: string) => void) => Effect.Effect<never>
  }
>()("services/Tabs") {
  static readonly make = (): typeof Tabs.Service => {
    // The same channel announces and listens: a channel does not hear itself, so a tab gets no news of its own.
    const channels = new Map<Topic, BroadcastChannel>()
    const channel = (topic: Topic): BroadcastChannel => {
      const known = channels.get(topic) ?? new BroadcastChannel(channelName(topic))
      channels.set(topic, known)
      return known
    }
    return {
      announce: (topic, about) => Effect.sync(() => channel(topic).postMessage(about)),
      listen: (topic, listener) =>
        Effect.callback<never>(() => {
          const onMessage = ({ data }: MessageEvent) => {
            if (typeof data === "string") listener(data)
          }
          channel(topic).addEventListener("message", onMessage)
          return Effect.sync(() => channel(topic).removeEventListener("message", onMessage))
        })
    }
  }

  static readonly layer: Layer.Layer<Tabs> = Layer.effect(
    Tabs,
    Effect.sync(() => Tabs.make())
  )
}
