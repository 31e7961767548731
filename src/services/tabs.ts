/** Messages between tabs: that data changed, never the data (D-41), except a session for a new tab. */
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
    // One channel for sending and listening: a channel does not receive its own messages.
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
