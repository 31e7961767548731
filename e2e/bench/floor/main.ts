/** Minimal React page: loads data, shows a card for each. Baseline for the shop's home. */
import { createElement, useEffect, useState } from "react"
import { createRoot } from "react-dom/client"

interface Entry {
  readonly id: string
  readonly name: string
  readonly price: number
}

const Floor = () => {
  const [entries, setEntries] = useState<ReadonlyArray<Entry>>([])
  useEffect(() => {
    void fetch("/tickets.json")
      .then((answer) => answer.json() as Promise<ReadonlyArray<Entry>>)
      .then(setEntries)
  }, [])
  return createElement(
    "main",
    null,
    entries.map(({ id, name, price }) =>
      createElement("article", { key: id }, createElement("h2", null, name), (price / 100).toFixed(2))
    )
  )
}

const root = document.querySelector("#root")
if (root !== null) createRoot(root).render(createElement(Floor))
