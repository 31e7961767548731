/** SQL for an issued ticket `i` that has not ended, is not used up, and was not refunded. */
export const isValidTicket = "(i.valid_to > now() and (i.remaining_usage is null or i.remaining_usage > 0))"
