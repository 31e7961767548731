// Tests of the plates of a permit, rendered to text: from when and until when each is valid.
import { beforeAll, expect, it } from "vitest"
import { plateChangeMachine } from "../../../machines/plate-change/index.ts"
import { groupWith, wiesensee } from "../../../machines/testing/demo.ts"
import { drive } from "../../../machines/testing/drive.ts"
import { markupOf, speakGerman, wordsOf } from "../../features/testing/render-screen.tsx"
import { PermitPlates } from "./PermitPlates.tsx"
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
