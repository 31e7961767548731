/** Form of the code, its error, and the buttons to continue with or without it. */
import type { FormEvent } from "react"
import { useTranslation } from "react-i18next"
import { type CodeIssue, codeLength, type VerificationActor } from "../../../machines/verification/index.ts"
import { useFlow } from "../../features/flow.tsx"
import { useShell } from "../../features/shop-context.tsx"
import { Button } from "../../ui/Button.tsx"
import { Card } from "../../ui/Card.tsx"
import { TextField } from "../../ui/Field.tsx"
import { Cluster, Column } from "../../ui/Layout.tsx"
import { keyIcon } from "../../ui/later-icons.ts"
import { AlreadyAdded, AskOperator, useRefusal } from "./CodeRefusal.tsx"

const codeFieldId = "verification-code"

export const CodeForm = ({ actor }: { readonly actor: VerificationActor }) => {
  const { t } = useTranslation()
  const { context, state } = useFlow(actor)
  const refusal = useRefusal(actor)
  const { offers } = useShell()
  const isVerifying = state === "verifying"
  const isWaiting = state === "tooManyAttempts"
  const sayIssue = (issue: CodeIssue): string => {
    if (issue === "field_required") return t("zod.required")
    if (issue === "invalid_characters") return t("zod.invalid_code")
    return t("zod.max_length", { field: t("verify.code"), max: codeLength.maximum })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    actor.send({ type: "VERIFY_REQUESTED" })
    // Screen readers announce the error with the field.
    const isWrong = actor.getSnapshot().matches({ entering: "correcting" })
    if (isWrong) document.getElementById(codeFieldId)?.focus()
  }
  return (
    <form noValidate onSubmit={submit}>
      <Card as="section">
        <Column gap="md">
          <TextField
            id={codeFieldId}
            label={t("verify.code")}
            hint={t("verify.codeHint")}
            value={context.code}
            error={context.issue === null ? refusal : sayIssue(context.issue)}
            // A refusal comes later than the press, wherever the focus is by then.
            announced={context.issue === null}
            readOnly={isVerifying}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            onChange={(code) => actor.send({ type: "CODE_CHANGED", code })}
          />
          <AlreadyAdded actor={actor} />
          <Cluster>
            {offers("codes") ? (
              <Button
                type="submit"
                icon={keyIcon}
                pending={isVerifying}
                aria-disabled={isWaiting || undefined}
              >
                {t(isVerifying ? "verify.submitting" : "verify.submit")}
              </Button>
            ) : null}
            <AskOperator actor={actor} />
            <Button
              variant="quiet"
              edge="start"
              aria-disabled={isVerifying || undefined}
              onClick={() => actor.send({ type: "CONTINUED" })}
            >
              {t("verify.continueWithout")}
            </Button>
          </Cluster>
        </Column>
      </Card>
    </form>
  )
}
