// Large plate with its region: the last check before the payment.
import { useTranslation } from "react-i18next"
import { countryFrom, describeLicencePlate } from "../../schemas/licence-plate/index.ts"
import { Column } from "./Layout.tsx"
import { LicencePlate } from "./LicencePlate.tsx"
import { Text } from "./Text.tsx"

interface PlateEchoProps {
  readonly plate: string
  readonly country: string | null
}

export const PlateRegion = ({ plate, country }: PlateEchoProps) => {
  const { t } = useTranslation()
  const region = describeLicencePlate(countryFrom(country), plate)
  return region === undefined ? null : (
    <Text size="sm" tone="muted">
      {t("plate.region", { region })}
    </Text>
  )
}

export const PlateEcho = (props: PlateEchoProps) => (
  <Column gap="xs">
    <LicencePlate {...props} size="lg" />
    <PlateRegion {...props} />
  </Column>
)
