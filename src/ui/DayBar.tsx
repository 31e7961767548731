// Hours of validity within a day, as a line from midnight to midnight. Decorative: a text is given.
import type { TimeWindow } from "../../schemas/coverage/windows.ts"
import { recipe } from "./recipe.ts"

const dayBar = recipe("day-bar")

const hour = (clock: string): number => Number.parseInt(clock, 10) + Number(clock.slice(3, 5)) / 60

/** Spans midnight if `to` is not after `from`; the whole day without windows. */
const spans = ({ from, to }: Pick<TimeWindow, "from" | "to">): string =>
  from < to
    ? `M${hour(from)} 0H${hour(to)}V1H${hour(from)}z`
    : spans({ from: "00:00", to }) + spans({ from, to: "24:00" })

export const DayBar = ({ windows }: { readonly windows: ReadonlyArray<TimeWindow> }) => (
  <svg className={dayBar()} viewBox="0 0 24 1" preserveAspectRatio="none" aria-hidden="true">
    <path d={windows.length ? windows.map(spans).join("") : "M0 0H24V1H0z"} />
  </svg>
)
