/** Atlas of this product: its flows, their links, and the results of their runs. */
import { existsSync } from "node:fs"
import { join } from "node:path"
import { buildAtlas } from "@parkschein/flowkit/atlas"
import { projectFolder } from "../product/servers.ts"
import { earlierVersion } from "./earlier-version.ts"
import { flowMap } from "./flow-map.ts"
import { labelsOnScreens } from "./labels-on-screens.ts"
import { pictureVersion } from "./picture-version.ts"
import { playDataFor } from "./play-data.ts"
import { productFlows } from "./product-flows.ts"
import type { Release } from "./releases.ts"
import { evidenceFolder, screensOf } from "./screens.ts"
import { stories } from "./stories.ts"

export const signOffFile = join(projectFolder, "docs/flows/sign-off.json")
export const atlasFolder = join(projectFolder, ".cache/atlas/site")

/** Roles whose sign-off each rule needs. */
const roles = ["product owner", "QA"]

/** A driver's way through the product. */
const journey = [
  { title: { en: "Find", de: "Finden" }, flows: ["shopHome", "access"] },
  { title: { en: "Choose", de: "Wählen" }, flows: ["ticketConfiguration", "buyAgain", "basket"] },
  { title: { en: "Pay", de: "Zahlen" }, flows: ["checkout", "verificationPrompt", "verification"] },
  { title: { en: "Prove", de: "Nachweisen" }, flows: ["paymentReturn", "account", "plateChange"] }
]

/** Words that mean the same in a search. */
const synonyms = [
  ["late", "delayed", "slow", "takes long"],
  ["refund", "money back", "given back", "Erstattung"],
  ["unverified", "not verified"],
  ["mail", "address"],
  ["spät", "verspätet", "langsam", "braucht lange"],
  ["Erstattung", "Geld zurück"],
  ["unbestätigt", "nicht bestätigt"]
]

/** Languages and widths in which every state should have a screen; those of the pictures. */
const locales = ["de-DE", "en-GB", "fr-FR", "it-IT"]
const widths = [360, 1280]

export interface ProductAtlasOptions {
  readonly folder: string
  readonly signOffFile: string
  /** Commit, tag or branch to compare with. */
  readonly since?: string | undefined
  /** Name of that version; by default what it was asked for by. */
  readonly sinceLabel?: string | undefined
  /** Releases before that version, newest first. */
  readonly earlier?: ReadonlyArray<Release>
  /** Folder with that version's pictures; by default those taken with `--screens`. */
  readonly screensBefore?: string | undefined
}

export const buildProductAtlas = async ({
  folder,
  signOffFile: file,
  since,
  sinceLabel = since,
  earlier = [],
  screensBefore
}: ProductAtlasOptions): Promise<void> => {
  if (screensBefore !== undefined && !existsSync(join(screensBefore, "shots"))) {
    throw new Error(
      `There are no screens in ${screensBefore}: a folder "shots" is expected there, as a run leaves it in .cache/flows.`
    )
  }
  const flows = await Promise.all(
    (await productFlows()).map(async (flow) => ({ ...flow, play: await playDataFor(flow) }))
  )
  const before = since === undefined ? undefined : await earlierVersion(since)
  const earlierReleases = []
  for (const { commit, name } of earlier) {
    const { flows: then } = await earlierVersion(commit)
    earlierReleases.push({ label: name, flows: then.map((flow) => ({ ...flow, play: null })) })
  }
  await buildAtlas({
    flows,
    links: await flowMap(flows),
    stories,
    journey,
    synonyms,
    wordsOnScreens: labelsOnScreens(flows),
    roles,
    locales,
    widths,
    evidence: evidenceFolder,
    pictureVersion,
    plans: join(projectFolder, "e2e/paths"),
    signOffFile: file,
    folder,
    earlier: earlierReleases,
    // A version whose machines are not found here cannot be compared.
    since:
      before === undefined || before.flows.length === 0
        ? undefined
        : {
            label: `${sinceLabel} (${before.commit.slice(0, 10)})`,
            flows: before.flows.map((flow) => ({ ...flow, play: null })),
            evidence: screensBefore ?? screensOf(before.commit)
          }
  })
}
