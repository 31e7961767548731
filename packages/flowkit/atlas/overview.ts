/** Picture of all flows and their calls. */
import { type Language, layOut, type Picture, phrasesOf } from "../draw/index.ts"
import type { Drawn, FlowLink, FlowSummary } from "./data.ts"
import { linkId } from "./link-id.ts"

const titles: Readonly<Record<Language, string>> = { en: "All flows", de: "Alle Abläufe" }

const countText = (language: Language, { states, transitions }: FlowSummary): string =>
  language === "de"
    ? `${states} Zustände, ${transitions} Übergänge`
    : `${states} states, ${transitions} transitions`

export const drawOverview = async (
  flows: ReadonlyArray<FlowSummary>,
  links: ReadonlyArray<FlowLink>,
  language: Language
): Promise<Drawn> => {
  const order = new Map(flows.map(({ id }, index) => [id, index]))
  const isBack = ({ from, to }: FlowLink) => (order.get(from) ?? 0) >= (order.get(to) ?? 0)
  const phrases = phrasesOf(language)
  const rowOf = (link: FlowLink) => ({
    kind: "user" as const,
    text: link.label[language],
    ids: [linkId(link)]
  })
  const titleOf = (id: string) => flows.find((flow) => flow.id === id)?.title[language] ?? id
  const picture: Picture = {
    id: "overview",
    language,
    title: titles[language],
    text: "",
    boxes: flows.map((flow) => ({
      id: flow.id,
      shape: "state",
      title: flow.title[language],
      text: flow.summary[language],
      services: [countText(language, flow)],
      rows: links
        .filter((link) => link.from === flow.id && isBack(link))
        .map((link) => ({
          ...rowOf(link),
          text: phrases.backTo(link.label[language], titleOf(link.to)),
          to: link.to
        }))
    })),
    lines: [...new Set(links.filter((link) => !isBack(link)).map(({ from, to }) => `${from}>${to}`))].map(
      (id) => {
        const [from = "", to = ""] = id.split(">")
        return {
          id,
          from,
          to,
          rows: links.filter((link) => link.from === from && link.to === to).map(rowOf)
        }
      }
    )
  }
  return { picture, layout: await layOut(picture) }
}
