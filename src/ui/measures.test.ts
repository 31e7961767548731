// Tests of the specification's numbers, by value, and of the styles that use them.
import { describe, expect, it } from "vitest"
import { defaultCloseDelay, maxNotifications, NotificationType } from "../../schemas/notification.ts"
import { choiceList } from "../styles/recipes/choice-list.ts"
import { dialog, tooltip } from "../styles/recipes/surfaces.ts"
import * as measures from "./measures.ts"

describe("the numbers of the specification", () => {
  it("are defined in one place [N-04 N-05 N-07]", () => {
    expect({ ...measures }).toEqual({
      tooltipDelay: 700,
      areaPillTooltipDelay: 150,
      hoverGraceDelay: 300,
      ticketPills: 1,
      permissionPills: 2,
      tooltipMaxHeight: "10rem",
      areaListMaxHeight: "20rem",
      dialogSize: "xl",
      calendarWeekStart: 0,
      daysPerWeek: 7,
      fixedCalendarCells: 42
    })
  })

  it("limit messages: fifteen seconds, five at once, of four kinds [N-01]", () => {
    expect(defaultCloseDelay).toBe(15_000)
    expect(maxNotifications).toBe(5)
    expect(NotificationType.literals).toEqual(["success", "error", "info", "warning"])
  })

  it("size lists and dialogs [H-18 L-13 N-04]", () => {
    expect(tooltip.base.maxHeight).toBe("10rem")
    expect(choiceList.base.list.maxHeight).toBe("20rem")
    expect(Object.keys(dialog.variants.size)).toContain(measures.dialogSize)
  })
})
