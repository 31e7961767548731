/** Dialog that explains the consequences of a deletion before it. */
import { useTranslation } from "react-i18next"
import type { PlateChangeActor } from "../../../machines/plate-change/index.ts"
import { useFlow } from "../../features/flow.tsx"
import { Button } from "../../ui/Button.tsx"
import { Dialog } from "../../ui/Dialog.tsx"
import { LicencePlate } from "../../ui/LicencePlate.tsx"
import { trashIcon } from "../../ui/later-icons.ts"
import { Notice } from "../../ui/Notice.tsx"
import { Sentence } from "../../ui/Sentence.tsx"
import { Text } from "../../ui/Text.tsx"

const causes = {
  "deleting.unreachable": "account.plates.unanswered",
  "deleting.failed": "error.server.text"
} as const

const isFailure = (state: string): state is keyof typeof causes => Object.hasOwn(causes, state)

export const DeletePlateDialog = ({ actor }: { readonly actor: PlateChangeActor }) => {
  const { t } = useTranslation()
  const { context, state, hasTag } = useFlow(actor)
  const { deleting } = context
  const isDeleting = state === "deletingPlate"
  const backText = state === "deleting.unreachable" ? "account.plates.lookAgain" : "common.back"
  const back = () => actor.send({ type: "BACK" })
  return (
    <Dialog
      open={deleting !== null && hasTag("deletion")}
      title={t("account.permits.deletePlate")}
      closeLabel={t("common.back")}
      onClose={back}
      actions={
        <>
          <Button
            variant="danger"
            icon={trashIcon}
            pending={isDeleting}
            onClick={() => actor.send({ type: "CONFIRMED" })}
          >
            {t("account.permits.deletePlate")}
          </Button>
          <Button variant="quiet" aria-disabled={isDeleting || undefined} onClick={back}>
            {t(backText)}
          </Button>
        </>
      }
    >
      {deleting === null ? null : (
        <>
          <span>
            <LicencePlate plate={deleting.plate} country={deleting.country} size="lg" />
          </span>
          <Text>
            <Sentence
              text={t("account.plates.deleteConfirm", { plate: deleting.plate })}
              kept={deleting.plate}
            />
          </Text>
          {isFailure(state) ? (
            <Notice tone="error" live="inView" title={t("account.plates.deleteFailed")}>
              {t(causes[state])}
            </Notice>
          ) : null}
        </>
      )}
    </Dialog>
  )
}
