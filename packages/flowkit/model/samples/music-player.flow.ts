/** Flow of the music player, without assertions: its tests are about paths. */
import { type Diary, defineSampleFlow } from "./library-loan.flow.ts"
import { musicPlayerMachine } from "./music-player.ts"

const note = (sentence: string) => (diary: Diary) => diary.push(sentence)

export const musicPlayerFlow = defineSampleFlow(musicPlayerMachine, {
  starts: { fresh: {} },
  events: {
    POWER: { do: note("pressed the big button") },
    PLAY: { do: note("pressed play") },
    PAUSE: { do: note("pressed pause") },
    MUTE: { do: note("pressed mute") },
    PANIC: { do: note("hit the box") },
    PROLONGED: { do: note("said a word") },
    SLEEP_NEAR: { do: note("yawned") }
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
    off: note("dark"),
    "on.sound.audible": note("loud"),
    "on.sound.muted": note("silent"),
    "on.deck.searching": note("searching"),
    "on.deck.deciding": "passing",
    "on.deck.empty": note("empty"),
    "on.deck.paused": note("paused"),
    "on.deck.playing.starting": note("humming"),
    "on.deck.playing.turning": note("playing"),
    "on.deck.playing.fading": note("fading")
  },
  unreachable: { "musicPlayer.on.sound.muted|PANIC=F": "Whenever the box is hit there, it is muted." }
})
