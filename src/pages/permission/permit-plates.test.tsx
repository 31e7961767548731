// Tests of the plates of a permit, rendered to text: from when and until when each is valid.
import { beforeAll, expect, it } from "vitest"
import { plateChangeMachine } from "../../../machines/plate-change/index.ts"
import { groupWith, wiesensee } from "../../../machines/testing/demo.ts"
import { drive } from "../../../machines/testing/drive.ts"
import { markupOf, speakGerman, wordsOf } from "../../features/testing/render-screen.tsx"
import { ChangePlateDialog } from "./ChangePlateDialog.tsx"
import { PermitPlates } from "./PermitPlates.tsx"
import { PermitResult } from "./PermitResult.tsx"
import { RoomForPlates } from "./RoomForPlates.tsx"

beforeAll(speakGerman)

const shown = (validFrom: string | null, validTo: string | null): string => {
  const flow = drive(plateChangeMachine, { shopPath: "wiesensee", groupId: "group-1" })
  const group = { ...groupWith([]), activePlates: [{ plate: "M-PP123", country: "DE", validFrom, validTo }] }
  flow.succeeds("loadPermit", { shop: wiesensee, group, draft: null, recentPlates: [] })
  return wordsOf(markupOf(<PermitPlates actor={flow.actor} group={group} />))
}

it("says from when the plate of a permit counts that begins later [S-13]", () => {
  expect(shown("2027-01-01T00:00:00+01:00", null)).toContain("ab Fr., 1. Jan. 2027")
  expect(shown("2027-01-01T00:00:00+01:00", "2028-01-01T00:00:00+01:00")).toMatch(
    /ab Fr\., 1\. Jan\. 2027 · .*31\. Dez\. 2027/
  )
  expect(shown("2026-01-01T00:00:00+01:00", null)).not.toContain("Jan. 2026")
})

it("says from when a new plate counts, above the form [S-13]", () => {
  const hint = (validFrom: string | null): string => {
    const flow = drive(plateChangeMachine, { shopPath: "wiesensee", groupId: "group-1" })
    const group = { ...groupWith([]), validFrom }
    flow.succeeds("loadPermit", { shop: wiesensee, group, draft: null, recentPlates: [] })
    return wordsOf(markupOf(<RoomForPlates actor={flow.actor} />))
  }
  for (const begun of [null, "2026-01-01T00:00:00+01:00"])
    expect(hint(begun)).toContain("ab dem nächsten Parken")
  const later = hint("2027-01-01T00:00:00+01:00")
  expect(later).toContain("beginnt am Fr., 1. Jan. 2027")
  expect(later).not.toContain("nächsten Parken")
})

it("says from when a changed plate counts, in the dialog and after it [S-13]", () => {
  const flow = drive(plateChangeMachine, { shopPath: "wiesensee", groupId: "group-1" })
  const plate = { plate: "M-PP123", country: "DE" }
  const group = { ...groupWith([plate]), validFrom: "2027-01-01T00:00:00+01:00" }
  flow.succeeds("loadPermit", { shop: wiesensee, group, draft: null, recentPlates: [] })
  const dialog = () => wordsOf(markupOf(<ChangePlateDialog actor={flow.actor} />))
  const expectLater = (words: string) => {
    expect(words).toMatch(/(ab|am) Fr\., 1\. Jan\. 2027/)
    expect(words).not.toMatch(/nächsten Parken|bis jetzt/)
  }
  flow.actor.send({ type: "CHANGE_REQUESTED", plate })
  expectLater(dialog())
  flow.actor.send({ type: "REASON_CHANGED", reason: "different_car" })
  flow.actor.send({ type: "PLATE_CHANGED", index: 0, plate: "B-AB1234" })
  expect(dialog()).toContain("B, Bindestrich")
  expectLater(dialog())
  flow.actor.send({ type: "CONFIRMED" })
  flow.succeeds("changePlate", group)
  const result = wordsOf(markupOf(<PermitResult actor={flow.actor} />))
  expect(result).toContain("erfolgreich geändert")
  expectLater(result)
})
