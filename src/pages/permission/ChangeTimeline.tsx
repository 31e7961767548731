/** Timeline of a change: valid until now, and valid from the next stay or the beginning of the permit on. */
import { useTranslation } from "react-i18next"
import type { Plate } from "../../../schemas/plate.ts"
import { Facts } from "../../ui/Facts.tsx"
import { Cluster } from "../../ui/Layout.tsx"
import { LicencePlate } from "../../ui/LicencePlate.tsx"
import type { useStart } from "./use-start.ts"

interface ChangeTimelineProps {
  readonly start: Pick<ReturnType<typeof useStart>, "isLater" | "from">
  readonly before: ReadonlyArray<Plate>
  readonly after: ReadonlyArray<Plate>
}

const Plates = ({ plates }: { readonly plates: ReadonlyArray<Plate> }) => {
  const { t } = useTranslation()
  return plates.length === 0 ? (
    <span>{t("account.plates.notCovered")}</span>
  ) : (
    <Cluster gap="xs">
      {plates.map(({ plate, country }) => (
        <LicencePlate key={`${country} ${plate}`} plate={plate} country={country} />
      ))}
    </Cluster>
  )
}

export const ChangeTimeline = ({ start, before, after }: ChangeTimelineProps) => {
  const { t } = useTranslation()
  return (
    <Facts
      entries={[
        // Before a permit begins, nothing is valid.
        ...(start.isLater
          ? []
          : [[t("account.plates.untilNow"), <Plates key="before" plates={before} />] as const]),
        [start.from, <Plates key="after" plates={after} />]
      ]}
    />
  )
}
