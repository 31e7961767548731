/** SQL for the time at which a driver is reminded of a ticket's end; used by mails and push reminders. */

/** For an issued ticket `i`: 1 day before the end of long ones, 1 hour for short ones, 1/4 for hours. */
export const reminderMoment = `(i.valid_to -
  case when i.valid_to - i.valid_from > interval '3 days' then interval '1 day'
    else least(interval '1 hour', (i.valid_to - i.valid_from) / 4) end)`

/** True if the next stay is the last one of several, so that the ticket may end early. */
export const isLastStay = "(coalesce(i.remaining_usage, 0) = 1 and i.total_usage_limit > 1)"
