/** Flow of the music player, without a screen. */
import { flowWithoutScreen } from "./flow-without-screen.ts"
import { musicPlayerMachine } from "./music-player.ts"

const tapeAt7 = { status: "active", output: undefined, error: undefined, input: undefined, position: 7 }

export const musicPlayerFlow = flowWithoutScreen(musicPlayerMachine, {
  events: {
    POWER: null,
    PLAY: null,
    PAUSE: null,
    MUTE: null,
    PANIC: null,
    PROLONGED: null,
    SLEEP_NEAR: null
  },
  services: {
    findSongs: {
      two: { success: { songs: 2 } },
      none: { success: { songs: 0 } },
      "no tape": { failure: { _tag: "NoTape" } },
      broken: { fail: { code: "DEFECT" } }
    },
    tape: { "moves on": { snapshot: tapeAt7 }, ends: { success: null }, tears: { fail: { code: "DEFECT" } } },
    sleepTimer: {
      "sleep is near": { sends: { type: "SLEEP_NEAR" } },
      over: { ok: undefined },
      broken: { fail: { code: "DEFECT" } }
    }
  },
  passing: ["on.deck.deciding"],
  unreachable: { "musicPlayer.on.sound.muted|PANIC=F": "Whenever the box is hit there, it is muted." }
})
