/** When a driver is reminded of the end of a ticket; mails and phones go by the same. */

/** Of an issued ticket `i`: a day before the end of long ones, an hour for short ones, the last quarter for those of hours. */
export const reminderMoment = `(i.valid_to -
  case when i.valid_to - i.valid_from > interval '3 days' then interval '1 day'
    else least(interval '1 hour', (i.valid_to - i.valid_from) / 4) end)`

/** The next stay is the last one of several, so that it may end before its time. */
export const isLastStay = "(coalesce(i.remaining_usage, 0) = 1 and i.total_usage_limit > 1)"
