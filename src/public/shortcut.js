// Where a shortcut of the app's icon leads: to the proof of the ticket that holds, or to the home that begins with buying again.
// The shop is that of `services/remembered.ts`. An earlier build's copy of the imported file may lack `serviceTime`.
import * as stored from "./offline-proofs.js"

const { addressOf, offlineProofs, read } = stored

const home = () => {
  const shop = read("parkschein.latest-shop.1")
  return shop === null ? "/" : `/${encodeURIComponent(shop)}`
}

const target = () => {
  if (new URLSearchParams(location.search).get("to") !== "proof") return home()
  const [proof] = offlineProofs(stored.serviceTime?.(Date.now()) ?? Date.now())
  return proof === undefined ? home() : addressOf(proof)
}

let address = "/"
try {
  address = target()
} catch {
  // What is kept is not what was thought: the home helps as well.
}
location.replace(address)
