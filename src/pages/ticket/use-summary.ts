/** Returns the errors above the form after an attempt to continue, without the question which plate is meant. */
import { useEffect } from "react"
import type { TicketConfigurationContext } from "../../../machines/ticket-configuration/index.ts"
import { usePlatesWithSuggestions } from "../../features/use-plate-suggestions.ts"
import { fieldId, type IssueText } from "./issue-texts.ts"

/** `question`: id of the first plate to be asked about, where there are no errors. */
export const useSummary = (
  { form: { plates }, issues }: TicketConfigurationContext,
  texts: ReadonlyArray<IssueText>
) => {
  const asked = usePlatesWithSuggestions(
    plates.filter((_, index) => issues[`plate.${index}`] === "missing_separator")
  ).map((entry) => fieldId(`plate.${plates.indexOf(entry)}`))
  // Date and time are one start: list its error once.
  const summary = texts.filter(
    ({ field, fieldId: id, message }) =>
      !asked.includes(id) &&
      (field !== "time" || !texts.some((other) => other.field === "date" && other.message === message))
  )
  return { summary, question: summary.length === 0 ? asked[0] : undefined }
}

/** Focuses the answers after each try to go on, as the summary of errors is. */
export const useFocusOnQuestion = (question: string | undefined, attempt: number) => {
  useEffect(() => {
    if (attempt > 0 && question !== undefined) document.getElementById(`${question}-result`)?.focus()
  }, [attempt, question])
}
