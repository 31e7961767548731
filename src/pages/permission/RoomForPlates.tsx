/** Form for further plates, or the reason for its absence. */
import { useTranslation } from "react-i18next"
import type { PlateChangeActor } from "../../../machines/plate-change/index.ts"
import { plateRoom } from "../../../schemas/limit.ts"
import { useFlow } from "../../features/flow.tsx"
import { useShell } from "../../features/shop-context.tsx"
import { Notice } from "../../ui/Notice.tsx"
import { AddPlatesForm } from "./AddPlatesForm.tsx"

export const RoomForPlates = ({ actor }: { readonly actor: PlateChangeActor }) => {
  const { t } = useTranslation()
  const { context, snapshot, state, hasTag } = useFlow(actor)
  const { now, offers } = useShell()
  const { group } = context
  // A dialog is open, or the last result is shown: the form is inert.
  const isBehind = hasTag("formBehind")
  const room = group === null ? "over" : plateRoom(group, now())
  if (room === "over" || !offers("plates")) return null
  if (room === "none") return <Notice tone="info">{t("account.plates.noneAllowed")}</Notice>
  if (state === "permit.limitReached" || (isBehind && room === "full")) {
    return <Notice tone="info">{t("account.plates.maximumReached")}</Notice>
  }
  return hasTag("form") || isBehind ? (
    <AddPlatesForm actor={actor} disabled={!snapshot.matches("permit")} />
  ) : null
}
