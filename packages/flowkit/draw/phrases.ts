/** Texts of the pictures themselves, in each language. */
import type { EdgeKind } from "./edge-kind.ts"
import type { Language } from "./texts.ts"

export interface Phrases {
  readonly start: string
  readonly anywhere: string
  readonly anywhereText: string
  /** Of a machine without states. */
  readonly stateless: string
  readonly unnamedGuard: string
  readonly otherwise: string
  readonly atOnce: string
  readonly finished: string
  readonly and: string
  readonly or: string
  readonly if: (condition: string) => string
  readonly not: (condition: string) => string
  readonly after: (time: string) => string
  readonly inState: (state: string) => string
  readonly backTo: (what: string, target: string) => string
  readonly onTo: (what: string, target: string) => string
  readonly kinds: Readonly<Record<EdgeKind, string>>
  readonly leadsTo: (conditions: ReadonlyArray<string>, target: string) => string
  readonly staysAt: (conditions: ReadonlyArray<string>, state: string) => string
  readonly staysAnywhere: (conditions: ReadonlyArray<string>) => string
  readonly refuses: (conditions: ReadonlyArray<string>, state: string) => string
  readonly timeLeadsTo: (time: string, conditions: ReadonlyArray<string>, target: string) => string
  readonly atOnceLeadsTo: (conditions: ReadonlyArray<string>, target: string) => string
  readonly otherwiseLeadsTo: (conditions: ReadonlyArray<string>, target: string) => string
  readonly otherwiseStaysAt: (conditions: ReadonlyArray<string>, state: string) => string
}

const english: Phrases = {
  start: "Start",
  anywhere: "At any time",
  anywhereText: "Whatever state the flow is in.",
  stateless: "The flow has no states: it takes events and remembers what they say.",
  unnamedGuard: "a condition without a name holds",
  otherwise: "otherwise",
  atOnce: "at once",
  finished: "what is inside has finished",
  and: " and ",
  or: " or ",
  if: (condition) => `if ${condition}`,
  not: (condition) => `it is not the case that ${condition}`,
  after: (time) => `after ${time}`,
  backTo: (what, target) => `${what}: back to “${target}”`,
  onTo: (what, target) => `${what}: on to “${target}”`,
  inState: (state) => `the flow is in “${state}”`,
  kinds: {
    user: "somebody acts",
    ok: "a service succeeds",
    fail: "a service fails",
    time: "time passes",
    auto: "decided at once",
    refused: "refused on purpose"
  },
  leadsTo: (conditions, target) => `If ${conditions.join(" and ")}, “${target}” follows.`,
  staysAt: (conditions, state) => `If ${conditions.join(" and ")}, “${state}” stays.`,
  staysAnywhere: (conditions) => `If ${conditions.join(" and ")}, the flow stays where it is.`,
  refuses: (conditions, state) => `If ${conditions.join(" and ")}, nothing happens in “${state}”.`,
  timeLeadsTo: (time, conditions, target) =>
    `After ${time}${conditions.length === 0 ? "" : `, if ${conditions.join(" and ")}`}, “${target}” follows.`,
  atOnceLeadsTo: (conditions, target) =>
    conditions.length === 0
      ? `“${target}” follows at once.`
      : `If ${conditions.join(" and ")}, “${target}” follows at once.`,
  otherwiseLeadsTo: (conditions, target) =>
    conditions.length === 0
      ? `Otherwise “${target}” follows.`
      : `If ${conditions.join(" and ")} and none of that applies, “${target}” follows.`,
  otherwiseStaysAt: (conditions, state) =>
    `If ${conditions.join(" and ")} and none of that applies, “${state}” stays.`
}

const german: Phrases = {
  start: "Start",
  anywhere: "Jederzeit",
  anywhereText: "In welchem Zustand der Ablauf auch ist.",
  stateless: "Der Ablauf hat keine Zustände: Er nimmt Ereignisse an und merkt sich, was sie sagen.",
  unnamedGuard: "eine Bedingung ohne Namen gilt",
  otherwise: "sonst",
  atOnce: "sofort",
  finished: "das Innere abgeschlossen ist",
  and: " und ",
  or: " oder ",
  if: (condition) => `wenn ${condition}`,
  not: (condition) => `nicht gilt, dass ${condition}`,
  after: (time) => `nach ${time}`,
  backTo: (what, target) => `${what}: zurück zu „${target}“`,
  onTo: (what, target) => `${what}: weiter zu „${target}“`,
  inState: (state) => `der Ablauf in „${state}“ ist`,
  kinds: {
    user: "jemand handelt",
    ok: "ein Dienst gelingt",
    fail: "ein Dienst scheitert",
    time: "Zeit vergeht",
    auto: "sofort entschieden",
    refused: "mit Absicht abgelehnt"
  },
  leadsTo: (conditions, target) => `Wenn ${conditions.join(" und ")}, folgt „${target}“.`,
  staysAt: (conditions, state) => `Wenn ${conditions.join(" und ")}, bleibt es bei „${state}“.`,
  staysAnywhere: (conditions) => `Wenn ${conditions.join(" und ")}, bleibt der Ablauf, wo er ist.`,
  refuses: (conditions, state) => `Wenn ${conditions.join(" und ")}, geschieht in „${state}“ nichts.`,
  timeLeadsTo: (time, conditions, target) =>
    `Nach ${time}${conditions.length === 0 ? "" : `, wenn ${conditions.join(" und ")},`} folgt „${target}“.`,
  atOnceLeadsTo: (conditions, target) =>
    conditions.length === 0
      ? `„${target}“ folgt sofort.`
      : `Wenn ${conditions.join(" und ")}, folgt sofort „${target}“.`,
  otherwiseLeadsTo: (conditions, target) =>
    conditions.length === 0
      ? `Sonst folgt „${target}“.`
      : `Wenn ${conditions.join(" und ")} und nichts davon zutrifft, folgt „${target}“.`,
  otherwiseStaysAt: (conditions, state) =>
    `Wenn ${conditions.join(" und ")} und nichts davon zutrifft, bleibt es bei „${state}“.`
}

export const phrasesOf = (language: Language): Phrases => (language === "de" ? german : english)
