// Plate with its region: the last check before the payment.
import { useTranslation } from "react-i18next"
import { countryFrom, describeLicencePlate } from "../../schemas/licence-plate/index.ts"
import { Column } from "./Layout.tsx"
import { LicencePlate } from "./LicencePlate.tsx"
import { Text } from "./Text.tsx"

interface PlateEchoProps {
  readonly plate: string
  readonly country: string | null
  readonly size: "sm" | "lg"
}

export const PlateEcho = ({ plate, country, size }: PlateEchoProps) => {
  const { t } = useTranslation()
  const region = describeLicencePlate(countryFrom(country), plate)
  return (
    <Column gap="xs">
      <LicencePlate plate={plate} country={country} size={size} />
      {region === undefined ? null : (
        <Text size="sm" tone="muted">
          {t("plate.region", { region })}
        </Text>
      )}
    </Column>
  )
}
