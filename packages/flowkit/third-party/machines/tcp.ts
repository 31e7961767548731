/** TCP connection, after the state diagram of RFC 9293, section 3.3.2, figure 5 (IETF, behaviour only). */
import { setup } from "xstate"
import { flowWithoutScreen } from "../../model/samples/flow-without-screen.ts"
import type { ThirdPartyMachine } from "../third-party-machine.ts"

const machine = setup({
  types: {
    events: {} as {
      type:
        | "passive.open"
        | "active.open"
        | "send"
        | "close"
        | "abort"
        | "rcv.syn"
        | "rcv.syn+ack"
        | "rcv.ack"
        | "rcv.fin"
        | "rcv.fin+ack"
        | "rcv.rst"
    }
  },
  delays: { twoMsl: 240_000, userTimeout: 300_000 }
}).createMachine({
  id: "tcp",
  initial: "closed",
  states: {
    closed: { on: { "passive.open": "listen", "active.open": "synSent" } },
    listen: { on: { "rcv.syn": "synReceived", send: "synSent", close: "closed" } },
    synSent: {
      after: { userTimeout: "closed" },
      on: { "rcv.syn+ack": "synchronized", "rcv.syn": "synReceived", close: "closed" }
    },
    synReceived: { on: { "rcv.ack": "synchronized", close: "synchronized.finWait1", "rcv.rst": "listen" } },
    synchronized: {
      initial: "established",
      on: { "rcv.rst": "closed", abort: "closed" },
      states: {
        established: { on: { close: "finWait1", "rcv.fin": "closeWait" } },
        finWait1: { on: { "rcv.ack": "finWait2", "rcv.fin": "closing", "rcv.fin+ack": "timeWait" } },
        finWait2: { on: { "rcv.fin": "timeWait" } },
        closing: { on: { "rcv.ack": "timeWait" } },
        timeWait: { after: { twoMsl: "#tcp.closed" } },
        closeWait: { on: { close: "lastAck" } },
        lastAck: { on: { "rcv.ack": "#tcp.closed" } }
      }
    }
  }
})

export const tcp: ThirdPartyMachine = {
  origin: "RFC 9293, section 3.3.2",
  licence: "IETF standard, behaviour only",
  features: ["after", "events of a compound state", "targets across levels"],
  flow: flowWithoutScreen(machine, {
    events: Object.fromEntries(
      [
        "passive.open",
        "active.open",
        "send",
        "close",
        "abort",
        "rcv.syn",
        "rcv.syn+ack",
        "rcv.ack",
        "rcv.fin",
        "rcv.fin+ack",
        "rcv.rst"
      ].map((type) => [type, null])
    )
  })
}
