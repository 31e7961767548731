// The numbers that the specification gives for what is on a page; each is held by measures.test.ts.

/** Milliseconds. */
export const tooltipDelay = 700
export const areaPillTooltipDelay = 150
/** How long the pointer may be between trigger and tooltip before it closes. */
export const hoverGraceDelay = 300

/** Areas shown as pills before the rest is "+N". */
export const ticketPills = 1
export const permissionPills = 2
export const tooltipMaxHeight = "10rem"
export const areaListMaxHeight = "20rem"

export const dialogSize = "xl"

/** Day 0 is Sunday. Pages pass what their language begins weeks with. */
export const calendarWeekStart = 0
export const daysPerWeek = 7
/** Six weeks, where a calendar is not to change its height. */
export const fixedCalendarCells = 42
