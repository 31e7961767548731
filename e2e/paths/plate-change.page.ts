/** Assertions for the page of a permit in each state of its flow: permit, form, dialog, last result. */
import type { Locator } from "@playwright/test"
import type { PlateChangeContext as Context } from "../../machines/plate-change/index.ts"
import { expectRendered } from "./support/expect-rendered.ts"
import { type FlowScreen, rootOf, stored } from "./support/screen.ts"
import { personalKey } from "./support/session.ts"
import { expectMessage } from "./support/wait-until.ts"

export const machine = "plateChange"

/** Ids of the form's fields by index, and of the dialog's field. */
export const newPlateId = (index: number): string => `new-plate-${index}`
export const changedPlateId = "changed-plate"

/** Returns the field of the open dialog, else of the form. */
export const reasonField = (screen: FlowScreen): Locator =>
  rootOf(screen, machine).locator("#change-reason, #reason:not([disabled])")

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

/** Asserts the page in this state, what is stored for a reload, and the message at the bottom. */
export const expectPage = async (screen: FlowScreen, context: Context, state: string): Promise<void> => {
  await expectRendered(screen, machine, context, state)
  if (/^(permit\.|changing\.)/.test(state)) await draftKept(screen, context)
  const message = messages[state]
  if (message !== undefined) await expectMessage(screen, message)
}
