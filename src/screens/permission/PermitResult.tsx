/** What was done last, on which permit and from when it counts; a deletion can be taken back from here. */
import { useTranslation } from "react-i18next"
import type { ActorRefFrom } from "xstate"
import type { PlateChangeResult, plateChangeMachine } from "../../../machines/plate-change/index.ts"
import type { UserShopGroup } from "../../../schemas/user-shop-group.ts"
import { Button } from "../../ui/Button.tsx"
import { Column } from "../../ui/Layout.tsx"
import { Notice } from "../../ui/Notice.tsx"
import { Spinner } from "../../ui/Skeleton.tsx"
import { Text } from "../../ui/Text.tsx"
import { useFlow } from "../flow.tsx"
import { permitName } from "../permit-words.ts"
import { ChangeTimeline } from "./ChangeTimeline.tsx"

interface ResultProps {
  readonly result: PlateChangeResult
  readonly group: UserShopGroup
}

const headlines = {
  added: "account.plates.addSucceeded",
  changed: "account.plates.changeSucceeded",
  deleted: "account.plates.deleteSucceeded",
  restored: "account.plates.addSucceeded"
} as const

const Timeline = ({ result, group }: ResultProps) => {
  const { t, i18n } = useTranslation()
  switch (result.kind) {
    case "changed":
      return <ChangeTimeline before={[result.previous]} after={[result.plate]} />
    case "deleted":
      return <ChangeTimeline before={[result.plate]} after={[]} />
    default: {
      const plates = result.kind === "added" ? result.plates : [result.plate]
      const permit = permitName(group, i18n.language)
      return plates.map(({ plate, country }) => (
        <Text key={`${country} ${plate}`}>{t("account.plates.addSucceededDetail", { permit, plate })}</Text>
      ))
    }
  }
}

export const resultId = "result"

const shownIn = [
  "permit.added",
  "permit.changed",
  "permit.deleted",
  "permit.restored",
  "permit.restoringFailed"
]

export const isResult = (state: string): boolean => shownIn.includes(state)

export const PermitResult = ({ actor }: { readonly actor: ActorRefFrom<typeof plateChangeMachine> }) => {
  const { t } = useTranslation()
  const { context, state, snapshot } = useFlow(actor)
  const { result, group } = context
  if (state === "restoringPlate") return <Spinner>{t("account.plates.saving")}</Spinner>
  if (!isResult(state) || result === null || group === null) return null
  const hasFailed = state === "permit.restoringFailed"
  return (
    <div id={resultId} tabIndex={-1}>
      <Notice
        tone={hasFailed ? "error" : "success"}
        title={t(hasFailed ? "account.plates.addFailed" : headlines[result.kind])}
        actions={
          <>
            {snapshot.can({ type: "UNDO_REQUESTED" }) && !hasFailed ? (
              <Button variant="secondary" onClick={() => actor.send({ type: "UNDO_REQUESTED" })}>
                {t("account.plates.addAgain")}
              </Button>
            ) : null}
            {hasFailed ? (
              <Button variant="secondary" icon="refresh" onClick={() => actor.send({ type: "TRY_AGAIN" })}>
                {t("common.retry")}
              </Button>
            ) : null}
            <Button variant="quiet" onClick={() => actor.send({ type: "CONTINUED" })}>
              {t("common.continue")}
            </Button>
          </>
        }
      >
        <Column gap="sm">{hasFailed ? null : <Timeline result={result} group={group} />}</Column>
      </Notice>
    </div>
  )
}
