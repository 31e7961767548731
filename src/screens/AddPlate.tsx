/** Asks for the field of one more plate. */
import { useTranslation } from "react-i18next"
import { Button } from "../ui/Button.tsx"
import { Cluster } from "../ui/Layout.tsx"

export const AddPlate = ({ onAdd }: { readonly onAdd: () => void }) => {
  const { t } = useTranslation()
  return (
    <Cluster>
      <Button variant="quiet" edge="start" icon="plus" onClick={onAdd}>
        {t("ticket.addAnotherPlate")}
      </Button>
    </Cluster>
  )
}
