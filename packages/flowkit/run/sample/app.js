// The library as a page: renders the machine's state, sends its events, asks a server. A fault can be asked for in the address.
import { createActor, fromPromise } from "xstate"
import { libraryLoanMachine } from "../../model/samples/library-loan.ts"
import { reportTransitions } from "../report-transitions.ts"

const parameters = new URLSearchParams(location.search)
const fault = parameters.get("fault")

const ask = async (address, method, signal, failures) => {
  if (fault === "never-asks") return new Promise(() => {})
  let response
  try {
    response = await fetch(address, { method, signal })
  } catch {
    return { _tag: "Failure", error: { _tag: "Offline" } }
  }
  if (response.ok) {
    const value = await response.json()
    return { _tag: "Success", value: fault === "wrong-number" ? { ...value, copies: 7 } : value }
  }
  const tag = failures[response.status]
  if (tag === undefined) throw new Error(`status ${response.status}`)
  return { _tag: "Failure", error: { _tag: tag } }
}

const machine = libraryLoanMachine.provide({
  actors: {
    findBook: fromPromise(({ signal }) => ask("/api/books", "GET", signal, { 404: "BookNotFound" })),
    lend: fromPromise(({ signal }) => ask("/api/loans", "POST", signal, {}))
  }
})
const actor = createActor(machine, {
  input: { member: parameters.get("member") === "yes" },
  inspect: reportTransitions()
})

const element = (name, properties = {}, ...children) => {
  const made = document.createElement(name)
  Object.assign(made, properties)
  made.append(...children)
  return made
}
// `can` looks at the state alone: a machine that is done still says yes.
const isPossible = (snapshot, event) => snapshot.status === "active" && snapshot.can(event)
const button = (text, event, snapshot) =>
  element("button", {
    textContent: text,
    disabled: !isPossible(snapshot, event),
    onclick: () => actor.send(event)
  })

const contents = {
  asking: () => {
    const search = element("button", { textContent: "Search", disabled: true })
    const title = element("input", {
      ariaLabel: "Title",
      oninput: () => {
        search.disabled = title.value === ""
      }
    })
    search.onclick = () => actor.send({ type: "TITLE_ENTERED", title: title.value })
    return [element("h1", { textContent: "Which book?" }), title, search]
  },
  searching: () => [element("h1", { textContent: "Searching" })],
  found: (snapshot) => [
    element("h1", { textContent: snapshot.context.book.title }),
    button("Four weeks", { type: "WEEKS_CHOSEN", weeks: 4 }, snapshot),
    // The fault: this page offers every book to everybody.
    fault === "lends-all"
      ? element("button", { textContent: "Borrow" })
      : button("Borrow", { type: "LOAN_REQUESTED" }, snapshot)
  ],
  lending: () => [element("h1", { textContent: "Writing it down" })],
  lent: () => [element("h1", { textContent: "Enjoy reading" })],
  unknown: (snapshot) => [
    element("h1", { textContent: fault === "wrong-words" ? "Enjoy reading" : "No such book" }),
    button("Try again", { type: "TRY_AGAIN" }, snapshot)
  ],
  unreachable: (snapshot) => [
    element("h1", { textContent: "The library is closed" }),
    button("Try again", { type: "TRY_AGAIN" }, snapshot)
  ],
  left: () => [element("h1", { textContent: "Goodbye" })]
}

actor.subscribe((snapshot) => {
  const main = element("main", {}, ...contents[snapshot.value](snapshot))
  if (isPossible(snapshot, { type: "LEFT" })) main.append(button("Leave", { type: "LEFT" }, snapshot))
  main.dataset.machine = "libraryLoan"
  main.dataset.state = snapshot.value
  document.body.replaceChildren(main)
})
actor.start()
