import { expect, it } from "vitest"
import type { FlowLink, FlowSummary } from "./data.ts"
import { linkId } from "./link-id.ts"
import { drawOverview } from "./overview.ts"

const inBoth = (text: string) => ({ en: text, de: text })
const flow = (id: string): FlowSummary =>
  ({ id, title: inBoth(id), summary: inBoth(""), states: 1, transitions: 1 }) as FlowSummary
const link = (from: string, to: string): FlowLink => ({ from, by: "paid", to, label: inBoth("on") })

it("distinguishes the links of one state to several flows", async () => {
  const links = [link("proof", "home"), link("proof", "account"), link("account", "home")]
  const { picture } = await drawOverview(["home", "proof", "account"].map(flow), links, "en")
  const ids = [...picture.boxes, ...picture.lines].flatMap(({ rows }) => rows.flatMap((row) => row.ids))
  expect(ids.toSorted()).toEqual(links.map(linkId).toSorted())
  expect(new Set(ids).size).toBe(3)
})
