/** Dialog over a page of a shop that asks for a verification code. Closing it in any way skips it. */
import { useTranslation } from "react-i18next"
import type { VerificationPromptActor } from "../../../machines/verification-prompt/index.ts"
import { Button } from "../../ui/Button.tsx"
import { Dialog } from "../../ui/Dialog.tsx"
import { keyIcon } from "../../ui/later-icons.ts"
import { Text } from "../../ui/Text.tsx"
import { useFlow } from "../flow.tsx"

export default function VerificationPrompt({ actor }: { readonly actor: VerificationPromptActor }) {
  const { t } = useTranslation()
  const { state, marker } = useFlow(actor)
  const skip = () => actor.send({ type: "SKIPPED" })
  return (
    <Dialog
      {...marker}
      open={state === "prompting"}
      size="xl"
      title={t("verify.modal.title")}
      closeLabel={t("verify.modal.skip")}
      onClose={skip}
      actions={
        <>
          <Button icon={keyIcon} onClick={() => actor.send({ type: "VERIFY_REQUESTED" })}>
            {t("verify.modal.verify")}
          </Button>
          <Button variant="quiet" onClick={skip}>
            {t("verify.modal.skip")}
          </Button>
        </>
      }
    >
      <Text>{t("verify.modal.text")}</Text>
    </Dialog>
  )
}
