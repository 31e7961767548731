/** States of the past tickets, loaded page by page; loaded tickets stay while the next page is fetched. */
import { settled, unanswered } from "../settled.ts"
import { account, pastTicketsInput, receiptRequests } from "./account.setup.ts"

export const loadingPastTickets = account.createStateConfig({
  description: "The tickets that are over are being fetched, the latest first.",
  entry: "forgetPastTickets",
  invoke: {
    id: "loadPastTickets",
    src: "loadPastTickets",
    input: ({ context }) => pastTicketsInput(context),
    onDone: settled({
      success: [
        { guard: "hasPastTickets", target: "pastTicketsListed", actions: "rememberPastTickets" },
        { target: "withoutPastTickets", actions: "rememberPastTickets" }
      ],
      failures: { SessionLost: "sessionLost", ...unanswered("pastTicketsFailed") }
    }),
    onError: "pastTicketsFailed"
  }
})

export const pastTicketsListed = account.createStateConfig({
  tags: "listed",
  description: "The driver sees what was bought before, and can buy it again.",
  on: {
    MORE_REQUESTED: { guard: "hasMorePastTickets", target: "loadingMorePastTickets" },
    ...receiptRequests
  }
})

const moreFailed = { target: "pastTicketsListed", actions: "reportMoreFailed" } as const

export const loadingMorePastTickets = account.createStateConfig({
  tags: "listed",
  description: "The next page of past tickets is being fetched; the others stay on the page.",
  invoke: {
    id: "loadPastTickets",
    src: "loadPastTickets",
    input: ({ context }) => pastTicketsInput(context),
    onDone: settled({
      success: { target: "pastTicketsListed", actions: "rememberPastTickets" },
      failures: { SessionLost: "sessionLost", ...unanswered(moreFailed) }
    }),
    onError: moreFailed
  }
})

export const withoutPastTickets = account.createStateConfig({
  tags: "listed",
  description: "No ticket of the driver is over in this shop."
})

export const pastTicketsFailed = account.createStateConfig({
  description: "The past tickets could not be loaded; the rest of the page stands.",
  on: { TRY_AGAIN: "loadingPastTickets" }
})
