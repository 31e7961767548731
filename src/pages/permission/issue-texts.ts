/** Errors of added or changed plates, in the order of the fields. */
import { useTranslation } from "react-i18next"
import type { PlateChangeContext, PlateIssue } from "../../../machines/plate-change/index.ts"
import { countryFrom, plateFormat } from "../../../schemas/licence-plate/index.ts"
import { numberedPlate } from "../../features/numbered-plate.ts"

/** Ids of the controls, for links from the summary. */
export const addFieldId = (index: number): string => `new-plate-${index}`
export const changeFieldIds = { reason: "change-reason", plate: "changed-plate" } as const

export interface IssueText {
  readonly fieldId: string
  /** Names the field, where the message does not. */
  readonly label?: string
  readonly message: string
}

/** Formats the errors of a plate. `isRefused`: found by the service, not by the form. */
export const useIssueText = () => {
  const { t } = useTranslation()
  return (issue: PlateIssue, country: string, isRefused = false): string => {
    if (issue === "plate_limit_reached") return t("account.plates.maximumReached")
    if (issue === "duplicated_plate" && isRefused) return t("account.plates.addDuplicate")
    return t(`zod.${issue}`, { format: plateFormat(countryFrom(country)).example })
  }
}

export const useAddingIssues = (
  { form, issues }: PlateChangeContext,
  state: string
): ReadonlyArray<IssueText> => {
  const { t } = useTranslation()
  const textOf = useIssueText()
  return form.plates.flatMap(({ country }, index) => {
    const issue = issues[`plate.${index}`]
    const isRefused = state === "permit.adding.plateRefused"
    return issue === undefined
      ? []
      : [
          {
            fieldId: addFieldId(index),
            ...numberedPlate(t, form.plates, index),
            message: textOf(issue, country, isRefused)
          }
        ]
  })
}

export const useChangeIssues = (
  { change, changeIssues }: PlateChangeContext,
  state: string
): ReadonlyArray<IssueText> => {
  const { t } = useTranslation()
  const textOf = useIssueText()
  const { reason, plate } = changeIssues
  const country = change?.entry.country ?? "XX"
  return [
    ...(reason === undefined
      ? []
      : [
          {
            fieldId: changeFieldIds.reason,
            label: t("account.plates.reason"),
            message: reason === "field_required" ? t("zod.required") : textOf(reason, country)
          }
        ]),
    ...(plate === undefined
      ? []
      : [
          {
            fieldId: changeFieldIds.plate,
            message: textOf(plate, country, state === "changing.plateRefused")
          }
        ])
  ]
}
