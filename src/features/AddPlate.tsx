/** Adds a plate field, which takes the focus; with the last possible plate the button disappears. */
import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../ui/Button.tsx"
import { Cluster } from "../ui/Layout.tsx"

/** Focuses the added field, or after a removal the field that took its place. */
export const usePlateFocus = (count: number, idOf: (index: number) => string) => {
  const before = useRef(count)
  const removed = useRef(0)
  useEffect(() => {
    if (count === before.current) return
    const index = count > before.current ? count - 1 : Math.min(removed.current, count - 1)
    before.current = count
    document.getElementById(idOf(index))?.focus()
  }, [count, idOf])
  return {
    removing: (index: number) => {
      removed.current = index
    }
  }
}

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
