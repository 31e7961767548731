/** Errors of the form, in the order of the fields. */
import { useTranslation } from "react-i18next"
import type {
  FormField,
  FormIssue,
  TicketConfigurationContext
} from "../../../machines/ticket-configuration/index.ts"
import { countryFrom, plateFormat } from "../../../schemas/licence-plate/index.ts"
import { numberedPlate } from "../../features/numbered-plate.ts"

/** Returns the id of a field's control, for links from the summary. */
export const fieldId = (field: FormField): string => field.replace(".", "-")

export interface IssueText {
  readonly field: FormField
  readonly fieldId: string
  /** Names the field, where the message does not. */
  readonly label?: string
  readonly message: string
}

const order = (field: FormField): number =>
  field === "date"
    ? Number.MAX_SAFE_INTEGER - 1
    : field === "time"
      ? Number.MAX_SAFE_INTEGER
      : Number(field.slice("plate.".length))

/** Returns the plates marked as taken, formatted for the message. */
export const takenPlates = ({ issues, form }: TicketConfigurationContext): string =>
  form.plates
    .flatMap(({ plate }, index) => (issues[`plate.${index}`] === "plate_taken" ? [plate] : []))
    .join(" · ")

const isOfStart = (issue: FormIssue) =>
  issue === "start_in_past" ||
  issue === "start_too_far" ||
  issue === "start_invalid" ||
  issue === "start_skipped"

export const useIssueTexts = ({
  issues,
  form,
  offer
}: TicketConfigurationContext): ReadonlyArray<IssueText> => {
  const { t } = useTranslation()
  const say = (field: FormField, issue: FormIssue): string => {
    if (field === "date" || field === "time") return t(`zod.${isOfStart(issue) ? issue : "start_required"}`)
    const entry = form.plates[Number(field.slice("plate.".length))]
    return t(`zod.${issue}`, {
      format: plateFormat(countryFrom(entry?.country ?? "XX")).example,
      count: offer?.ticket.maximumPlates ?? 0
    })
  }
  return (Object.entries(issues) as ReadonlyArray<[FormField, FormIssue]>)
    .map(([field, issue]) => ({
      field,
      fieldId: fieldId(field),
      ...(field.startsWith("plate.")
        ? numberedPlate(t, form.plates, Number(field.slice("plate.".length)))
        : {}),
      message: say(field, issue)
    }))
    .toSorted((one, other) => order(one.field) - order(other.field))
}
