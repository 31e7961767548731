/** Dialog that corrects the plate of a bought ticket. Its content is loaded on demand: few are opened. */
import { Suspense } from "react"
import { useTranslation } from "react-i18next"
import type { AccountActor, Correction } from "../../../machines/account/index.ts"
import { useFlow } from "../../features/flow.tsx"
import { reportAddress } from "../../features/report/report-address.ts"
import { withTranslations } from "../../i18n/index.ts"
import { Button, LinkButton } from "../../ui/Button.tsx"
import { Dialog } from "../../ui/Dialog.tsx"
import { optional } from "../../ui/optional.ts"
import { ListFailed } from "./ListFailed.tsx"

const PlateCorrection = optional<{
  readonly actor: AccountActor
  readonly correction: Correction
  readonly formId: string
}>(
  withTranslations(() => import("../plate-correction/PlateCorrection.tsx")),
  () => <ListFailed onTryAgain={() => window.location.reload()} />
)

const formId = "correct-plate"

export const CorrectPlateDialog = ({ actor }: { readonly actor: AccountActor }) => {
  const { t } = useTranslation()
  const { context, state, hasTag } = useFlow(actor)
  const { correction } = context
  const isSaving = state === "savingCorrection"
  const isClosed = state === "correctionClosed"
  const isUnknown = state === "correctingPlate.unreachable"
  const back = () => actor.send({ type: "BACK" })
  return (
    <Dialog
      open={correction !== null && hasTag("correction")}
      title={t("account.correction.title")}
      closeLabel={t("common.back")}
      onClose={back}
      actions={
        <>
          {isClosed ? (
            <LinkButton href={reportAddress({ about: "correction" })}>
              {t("account.correction.contact")}
            </LinkButton>
          ) : (
            <Button type="submit" form={formId} pending={isSaving}>
              {t(isSaving ? "account.plates.saving" : "common.confirm")}
            </Button>
          )}
          <Button variant="quiet" aria-disabled={isSaving || undefined} onClick={back}>
            {t(isUnknown ? "account.plates.lookAgain" : "common.back")}
          </Button>
        </>
      }
    >
      {correction === null ? null : (
        <Suspense>
          <PlateCorrection actor={actor} correction={correction} formId={formId} />
        </Suspense>
      )}
    </Dialog>
  )
}
