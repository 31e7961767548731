/**
 * Noughts and crosses on nine fields. Reimplements the behaviour of
 * `examples/tic-tac-toe-react/src/ticTacToeMachine.ts` of statelyai/xstate (MIT).
 */
import { assign, setup } from "xstate"
import { flowWithoutScreen } from "../../model/samples/flow-without-screen.ts"
import type { ThirdPartyMachine } from "../third-party-machine.ts"

type Player = "x" | "o"
interface Game {
  readonly board: ReadonlyArray<Player | null>
  readonly player: Player
  readonly winner: Player | undefined
}

const empty: Game = { board: Array(9).fill(null), player: "x", winner: undefined }
const lines = ["012", "345", "678", "036", "147", "258", "048", "246"]
const other = (player: Player): Player => (player === "x" ? "o" : "x")

const machine = setup({
  types: { context: {} as Game, events: {} as { type: "PLAY"; value: number } | { type: "RESET" } },
  guards: {
    isFree: ({ context }, { field }: { field: number }) => context.board[field] === null,
    isWon: ({ context: { board } }) =>
      lines.some((line) => {
        const [a, b, c] = [...line].map((field) => board[Number(field)])
        return a !== null && a === b && b === c
      }),
    isFull: ({ context }) => context.board.every((field) => field !== null)
  },
  actions: {
    put: assign(({ context }, { field }: { field: number }) => ({
      board: context.board.with(field, context.player),
      player: other(context.player)
    })),
    setWinner: assign({ winner: ({ context }) => other(context.player) }),
    clear: assign(empty)
  }
}).createMachine({
  id: "ticTacToe",
  context: empty,
  initial: "playing",
  states: {
    playing: {
      always: [
        { guard: "isWon", target: "gameOver.winner" },
        { guard: "isFull", target: "gameOver.draw" }
      ],
      on: {
        PLAY: {
          target: "playing",
          reenter: true,
          guard: { type: "isFree", params: ({ event }) => ({ field: event.value }) },
          actions: { type: "put", params: ({ event }) => ({ field: event.value }) }
        }
      }
    },
    gameOver: {
      initial: "winner",
      on: { RESET: { target: "playing", actions: "clear" } },
      states: { winner: { tags: "winner", entry: "setWinner" }, draw: { tags: "draw" } }
    }
  }
})

export const ticTacToe: ThirdPartyMachine = {
  origin: "statelyai/xstate, examples/tic-tac-toe-react",
  licence: "MIT",
  features: ["always", "reenter", "dynamic params", "tags"],
  flow: flowWithoutScreen(machine, {
    events: {
      PLAY: Object.fromEntries(Array.from({ length: 9 }, (_, value) => [`field ${value}`, { value }])),
      RESET: null
    }
  })
}
