/** Flow of the music player, without a screen. */
import { flowsFor } from "../flow.ts"
import { musicPlayerMachine } from "./music-player.ts"

const silent = () => {}
const driver = { do: silent }

export const musicPlayerFlow = flowsFor<null>()(musicPlayerMachine, {
  starts: { fresh: {} },
  events: {
    POWER: driver,
    PLAY: driver,
    PAUSE: driver,
    MUTE: driver,
    PANIC: driver,
    PROLONGED: driver,
    SLEEP_NEAR: driver
  },
  services: {
    findSongs: {
      two: { success: { songs: 2 } },
      none: { success: { songs: 0 } },
      "no tape": { failure: { _tag: "NoTape" } },
      broken: { fail: { code: "DEFECT" } }
    },
    tape: {
      "moves on": {
        snapshot: {
          status: "active",
          output: undefined,
          error: undefined,
          input: undefined,
          position: 7
        } as never
      },
      ends: { success: null },
      tears: { fail: { code: "DEFECT" } }
    },
    sleepTimer: {
      "sleep is near": { sends: { type: "SLEEP_NEAR" } },
      over: { ok: undefined },
      broken: { fail: { code: "DEFECT" } }
    }
  },
  states: {
    off: silent,
    "on.sound.audible": silent,
    "on.sound.muted": silent,
    "on.deck.searching": silent,
    "on.deck.deciding": "passing",
    "on.deck.empty": silent,
    "on.deck.paused": silent,
    "on.deck.playing.starting": silent,
    "on.deck.playing.turning": silent,
    "on.deck.playing.fading": silent
  },
  unreachable: { "musicPlayer.on.sound.muted|PANIC=F": "Whenever the box is hit there, it is muted." }
})
