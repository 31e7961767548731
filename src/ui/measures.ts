// Numbers of the specification for the page; measures.test.ts tests each.

/** Milliseconds. */
export const tooltipDelay = 700
export const areaPillTooltipDelay = 150
/** Milliseconds between leaving trigger or tooltip and closing it. */
export const hoverGraceDelay = 300

/** Number of areas shown as pills before "+N". */
export const ticketPills = 1
export const permissionPills = 2
export const tooltipMaxHeight = "10rem"
export const areaListMaxHeight = "20rem"

export const dialogSize = "xl"

/** Day 0 is Sunday. Pages pass the first day of the week in their language. */
export const calendarWeekStart = 0
export const daysPerWeek = 7
/** Six weeks, for a calendar of constant height. */
export const fixedCalendarCells = 42
