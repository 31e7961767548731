// Where a shortcut of the app's icon leads: to the proof of the ticket that holds, or to the home that begins with buying again.
// Reads what `services/kept-proof.ts` and `services/remembered.ts` keep.
const read = (key) => {
  try {
    return JSON.parse(localStorage.getItem(key))
  } catch {
    return null
  }
}

const proofs = () =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith("parkschein.personal/proof/1//"))
    .flatMap((key) => read(key) ?? [])

const endOf = ({ order }) =>
  Math.max(...order.items.map(({ validTo }) => (validTo === null ? 0 : Date.parse(validTo))))

/** The one that holds, or will, and ends soonest; else the one that ended last. */
const proofToShow = (now) => {
  const known = proofs().toSorted((one, other) => endOf(one) - endOf(other))
  return known.find((proof) => endOf(proof) > now) ?? known.at(-1)
}

const home = () => {
  const shop = read("parkschein.latest-shop.1")
  return shop === null ? "/" : `/${encodeURIComponent(shop)}`
}

const target = () => {
  if (new URLSearchParams(location.search).get("to") !== "proof") return home()
  const proof = proofToShow(Date.now())
  if (proof === undefined) return home()
  const { shop, order } = proof
  return `/${encodeURIComponent(shop.path)}/payment-success?order=${encodeURIComponent(order.orderId)}`
}

let address = "/"
try {
  address = target()
} catch {
  // What is kept is not what was thought, or storage is blocked: the home helps as well.
}
location.replace(address)
