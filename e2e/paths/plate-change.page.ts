/** Assertions for the page of a permit in each state of its flow: permit, form, dialog, last result. */
import type { Locator } from "@playwright/test"
import { offeredPlates, plateAdvice } from "../../machines/plate-advice.ts"
import type { PlateChangeContext as Context, PlateIssue } from "../../machines/plate-change/index.ts"
import { maxPlatesAtOnce } from "../../machines/plate-change/index.ts"
import type { PlateEntry } from "../../machines/plate-entry.ts"
import { countryFrom, plateFormat } from "../../schemas/licence-plate/index.ts"
import { suggestPlates } from "../../schemas/licence-plate/suggest.ts"
import { platesLeft, takesAnotherPlate } from "../../schemas/limit.ts"
import type { Plate } from "../../schemas/plate.ts"
import { addsPlate } from "../../schemas/plate-change-reason.ts"
import { chosenCountry, countryIn } from "../support/country.ts"
import { expectScreen } from "./support/expect-screen.ts"
import { type FlowScreen, rootOf, stored } from "./support/screen.ts"
import { personalKey } from "./support/session.ts"
import { expectMessage } from "./support/wait-until.ts"

export const machine = "plateChange"

/** Ids of the form's fields by index, and of the dialog's field. */
export const newPlateId = (index: number): string => `new-plate-${index}`
export const changedPlateId = "changed-plate"

const plateField = (screen: FlowScreen, id: string): Locator => rootOf(screen, machine).locator(`#${id}`)
const countryField = (screen: FlowScreen, id: string): Locator =>
  rootOf(screen, machine).locator(`#${id}-country`)
/** Returns the field of the open dialog, else of the form. */
export const reasonField = (screen: FlowScreen): Locator =>
  rootOf(screen, machine).locator("#change-reason, #reason:not([disabled])")

interface Parts {
  readonly texts: ReadonlyArray<string>
  readonly buttons?: ReadonlyArray<string>
  readonly links?: ReadonlyArray<string>
}

const sayIssue = (
  { t }: FlowScreen,
  field: string,
  issue: PlateIssue,
  country: string,
  isRefused: boolean
): string => {
  if (issue === "plate_limit_reached") return t("account.plates.maximumReached")
  if (issue === "duplicated_plate" && isRefused) return t("account.plates.addDuplicate")
  return field === "reason"
    ? t("zod.required")
    : t(`zod.${issue}`, { format: plateFormat(countryFrom(country)).example })
}

/** Returns the parts of one plate's input, with its suggestions. */
export const entryParts = (
  screen: FlowScreen,
  entry: PlateEntry,
  entries: ReadonlyArray<PlateEntry>,
  own: ReadonlyArray<Plate>,
  hasIssue: boolean
): Parts => {
  const { t } = screen
  const { asksWhatIsMeant, issue, lookAlike, mayGoOn, plate } = plateAdvice(entry, own, hasIssue)
  const suggestions = asksWhatIsMeant ? suggestPlates(countryFrom(entry.country), entry.plate) : []
  const known = offeredPlates(own, entry, entries)
  return {
    texts: [],
    buttons: [
      ...(hasIssue && mayGoOn ? [t("plate.asEntered")] : []),
      ...suggestions.map((meant) => t("plate.useSuggestion", { plate: meant })),
      ...(lookAlike === null
        ? []
        : [t("plate.useSuggestion", { plate: lookAlike }), t("plate.lookAlikeKeep", { plate })]),
      ...known.map(({ plate, country }) =>
        t("plate.known.use", { plate, details: countryIn(screen, country ?? "XX") })
      )
    ],
    links: hasIssue && issue?.startsWith("invalid_") === true ? [t("plate.isRight")] : []
  }
}

const summaryOf = ({ t }: FlowScreen, messages: ReadonlyArray<string>): Parts =>
  messages.length === 0 ? { texts: [] } : { texts: [t("common.errorSummary.title")], links: messages }

/** Texts by cause of a failed change. */
const causes: Readonly<Record<string, string>> = {
  noRoom: "account.plates.maximumReached",
  unreachable: "account.plates.unanswered",
  failed: "error.server.text"
}
const lastOf = (state: string): string => state.split(".").at(-1) ?? ""

const formParts = (screen: FlowScreen, state: string, context: Context): ReadonlyArray<Parts> => {
  const { t } = screen
  const { form, group, issues, recentPlates, saved } = context
  const isRefused = state === "permit.adding.plateRefused"
  const isAdding = state.startsWith("permit.adding.")
  const cause = isAdding ? causes[lastOf(state)] : undefined
  const room = group === null ? 0 : (platesLeft(group) ?? maxPlatesAtOnce)
  const problems = form.plates.flatMap(({ country, plate }, index) => {
    const issue = issues[`plate.${index}`]
    const number = index + 1
    const name =
      form.plates.length === 1
        ? ""
        : `${plate === "" ? t("plate.labelNumbered", { number }) : t("plate.labelNamed", { number, plate })}: `
    return issue === undefined
      ? []
      : [{ name, message: sayIssue(screen, "plate", issue, country, isRefused) }]
  })
  return [
    {
      texts: [t("account.plates.heading"), t("account.plates.fromNextStay"), t("account.plates.reason")],
      buttons: [
        t(state === "savingPlate" ? "account.plates.saving" : "account.plates.save"),
        ...(isAdding && form.plates.length < Math.min(room, maxPlatesAtOnce)
          ? [t("ticket.addAnotherPlate")]
          : []),
        ...(form.plates.length > 1
          ? form.plates.map(({ plate }) => t("ticket.removePlate", { plate }).replace(/\s+/g, " "))
          : [])
      ]
    },
    ...form.plates.map((entry, index) =>
      entryParts(screen, entry, form.plates, recentPlates, issues[`plate.${index}`] !== undefined)
    ),
    // Only the summary puts the name of the field before the message.
    state === "permit.adding.correcting" || isRefused
      ? summaryOf(
          screen,
          problems.map(({ name, message }) => name + message)
        )
      : { texts: problems.map(({ message }) => message) },
    saved.length > 0 && (isRefused || cause !== undefined)
      ? { texts: [t("account.plates.addSucceeded"), t("account.plates.partlySaved")] }
      : { texts: [] },
    cause === undefined
      ? { texts: [] }
      : {
          texts: [t("account.plates.addFailed"), t(cause)],
          buttons: lastOf(state) === "failed" ? [] : [t("account.plates.lookAgain")]
        }
  ]
}

const changeParts = (screen: FlowScreen, state: string, context: Context): ReadonlyArray<Parts> => {
  const { t } = screen
  const { change, changeIssues, recentPlates } = context
  if (change === null) return []
  const cause = state.startsWith("changing.") ? causes[lastOf(state)] : undefined
  const isOutdated = cause !== undefined && lastOf(state) !== "failed"
  const isRefused = state === "changing.plateRefused"
  const messages = (["reason", "plate"] as const).flatMap((field) => {
    const issue = changeIssues[field]
    const name = field === "reason" ? `${t("account.plates.reason")}: ` : ""
    return issue === undefined
      ? []
      : [`${name}${sayIssue(screen, field, issue, change.entry.country, isRefused)}`]
  })
  const { reason } = change
  return [
    {
      texts: [
        t("account.plates.changeTitle"),
        t("account.plates.oldPlate"),
        change.previous.plate,
        ...(reason === null
          ? []
          : [t(`account.plates.${addsPlate(reason) ? "addPlate" : "exchangePlate"}Description`)]),
        ...(cause === undefined ? [] : [t("account.plates.changeFailed"), t(cause)])
      ],
      buttons: [
        t(state === "savingChange" ? "account.plates.saving" : "common.confirm"),
        t("common.back"),
        ...(isOutdated ? [t("account.plates.lookAgain")] : [])
      ]
    },
    entryParts(screen, change.entry, [change.entry], recentPlates, changeIssues.plate !== undefined),
    state === "changing.correcting" || isRefused ? summaryOf(screen, messages) : { texts: messages }
  ]
}

const deletionParts = ({ t }: FlowScreen, state: string, { deleting }: Context): ReadonlyArray<Parts> => {
  if (deleting === null) return []
  const cause = state.startsWith("deleting.") ? causes[lastOf(state)] : undefined
  return [
    {
      texts: [
        t("account.plates.deleteTitle"),
        t("account.plates.deleteConfirm", { plate: deleting.plate }),
        ...(cause === undefined ? [] : [t("account.plates.deleteFailed"), t(cause)])
      ],
      buttons: [
        t("account.permits.deletePlate"),
        t("common.back"),
        ...(state === "deleting.unreachable" ? [t("account.plates.lookAgain")] : [])
      ]
    }
  ]
}

const proceed = "common.continue"
const lookAgain = "account.plates.lookAgain"

/** Keys of the texts and buttons of the last result, by state. */
const results: Readonly<Record<string, Parts>> = {
  "permit.added": { texts: ["account.plates.addSucceeded"], buttons: [proceed] },
  "permit.restored": { texts: ["account.plates.addSucceeded"], buttons: [proceed] },
  "permit.changed": {
    texts: ["account.plates.changeSucceeded", "account.plates.untilNow", "account.plates.nextStay"],
    buttons: [proceed]
  },
  "permit.deleted": {
    texts: ["account.plates.deleteSucceeded", "account.plates.notCovered"],
    buttons: ["account.plates.addAgain", proceed]
  },
  "permit.restoringNoRoom": {
    texts: ["account.plates.addFailed", "account.plates.maximumReached"],
    buttons: [lookAgain]
  },
  "permit.restoringUnreachable": {
    texts: ["account.plates.addFailed", "account.plates.unanswered"],
    buttons: [lookAgain]
  },
  "permit.restoringFailed": {
    texts: ["account.plates.addFailed", "error.server.text"],
    buttons: ["common.retry", proceed]
  },
  restoringPlate: { texts: ["account.plates.saving"] },
  plateGone: { texts: ["account.plates.gone"], buttons: [lookAgain] }
}

/** Returns the texts of the last result, with its start of validity. */
const resultParts = ({ t }: FlowScreen, state: string, { result }: Context): Parts => {
  const { texts, buttons = [] } = results[state] ?? { texts: [] }
  const added = result?.kind === "added" ? result.plates : result?.kind === "restored" ? [result.plate] : []
  const isAdded = state === "permit.added" || state === "permit.restored"
  return {
    texts: [
      ...texts.map((key) => t(key)),
      ...(isAdded ? added : []).map(({ plate }) =>
        t("account.plates.addSucceededDetail", { permit: "Verwaltung", plate })
      )
    ],
    buttons: buttons.map((key) => t(key))
  }
}

/** Returns the texts about the remaining room on the permit. */
const roomParts = (screen: FlowScreen, state: string, context: Context): ReadonlyArray<Parts> => {
  const { group } = context
  const isBehind = /^(changing|savingChange|deleting|deletingPlate|loadingPermit)/.test(state)
  const isAdding = /^(permit\.adding|savingPlate)/.test(state)
  if (group === null) return []
  if (group.maximumPlates === 0) return [{ texts: [screen.t("account.plates.noneAllowed")] }]
  if (state === "permit.limitReached" || (isBehind && !takesAnotherPlate(group))) {
    return [{ texts: [screen.t("account.plates.maximumReached")] }]
  }
  return isAdding || isBehind ? formParts(screen, state, context) : []
}

const permitParts = ({ t }: FlowScreen, { group }: Context): Parts => {
  const { activePlates = [], maximumPlates = null } = group ?? {}
  return {
    texts: [
      t("account.permits.plates"),
      ...(maximumPlates === null || maximumPlates === 0
        ? []
        : [t("account.plates.used", { used: activePlates.length, maximum: maximumPlates })]),
      ...activePlates.map(({ plate }) => plate),
      ...(activePlates.length === 0 ? [t("account.permits.noPlates")] : [])
    ],
    buttons: activePlates.length === 0 ? [] : [t("common.change"), t("common.delete")],
    links: [t("account.permits.all")]
  }
}

/** Asserts that the fields contain the driver's input. */
const filledIn = async (screen: FlowScreen, { form, change }: Context, isForm: boolean): Promise<void> => {
  const wrong: Array<string> = []
  const check = async (what: string, control: Locator, wanted: string) => {
    const found = await control.inputValue()
    if (found !== wanted) wrong.push(`${what} is “${found}”, not “${wanted}”`)
  }
  const checkEntry = async (what: string, id: string, { plate, country }: PlateEntry) => {
    await check(what, plateField(screen, id), plate)
    const chosen = await chosenCountry(countryField(screen, id))
    if (chosen !== countryIn(screen, country)) wrong.push(`the country of ${what} is “${chosen}”`)
  }
  if (isForm) {
    for (const [index, entry] of form.plates.entries())
      await checkEntry(`plate ${index + 1}`, newPlateId(index), entry)
    await check("the reason", rootOf(screen, machine).locator("#reason"), form.reason ?? "")
  }
  if (change !== null) {
    await checkEntry("the new plate", changedPlateId, change.entry)
    await check("the reason", rootOf(screen, machine).locator("#change-reason"), change.reason ?? "")
  }
  if (wrong.length > 0) throw new Error(`In the form ${wrong.join(", ")}.`)
}

/** Returns the storage key of a draft. */
export const draftKey = (shopId: string): string => personalKey("plates-draft", shopId)

/** Asserts that a draft is stored for a reload, and nothing else. */
const draftKept = async (screen: FlowScreen, { form, change, shop }: Context): Promise<void> => {
  const text = await stored(screen, "sessionStorage", draftKey(shop?.id ?? ""))
  const kept = text === null ? null : (JSON.parse(text) as Pick<Context, "form" | "change">)
  const isBlank = form.plates.every(({ plate }) => plate === "") && change === null
  const wanted = isBlank ? null : { form, change }
  const found = kept === null ? null : { form: kept.form, change: kept.change }
  if (sorted(found) !== sorted(wanted)) {
    throw new Error(`For a reload ${sorted(found)} is kept, not ${sorted(wanted)}.`)
  }
}
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part
  )

/** Messages at the bottom: of a deletion, which they undo on any page. */
const messages: Readonly<Record<string, string>> = {
  "permit.deleted": "account.plates.deleteSucceeded",
  "permit.restored": "account.plates.addSucceeded"
}

/** Asserts the whole page in this state. */
export const expectPage = async (screen: FlowScreen, context: Context, state: string): Promise<void> => {
  const { t } = screen
  if (context.group === null) {
    await expectScreen(screen, machine, state, { texts: [t("account.permits.loading")] })
    return
  }
  const room = roomParts(screen, state, context)
  const parts = [
    permitParts(screen, context),
    resultParts(screen, state, context),
    ...room,
    ...(/^(changing|savingChange)/.test(state) ? changeParts(screen, state, context) : []),
    ...(/^deleting/.test(state) ? deletionParts(screen, state, context) : [])
  ]
  const isForm = room.length > 1
  const isDialog = /^(changing|savingChange)/.test(state)
  await expectScreen(screen, machine, state, {
    title: "Verwaltung",
    texts: parts.flatMap(({ texts }) => texts),
    buttons: parts.flatMap(({ buttons = [] }) => buttons),
    links: parts.flatMap(({ links = [] }) => links)
  })
  await filledIn(screen, isDialog ? context : { ...context, change: null }, isForm)
  if (/^(permit\.|changing\.)/.test(state)) await draftKept(screen, context)
  const message = messages[state]
  if (message !== undefined) await expectMessage(screen, message)
}
