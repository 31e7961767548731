/** Last action on the permit and its start; a deletion can be undone from here. */
import { useTranslation } from "react-i18next"
import type { PlateChangeActor, PlateChangeResult } from "../../../machines/plate-change/index.ts"
import type { UserShopGroup } from "../../../schemas/user-shop-group.ts"
import { useFlow } from "../../features/flow.tsx"
import { permitName } from "../../features/permit-labels.ts"
import { Button } from "../../ui/Button.tsx"
import { Column } from "../../ui/Layout.tsx"
import { Notice } from "../../ui/Notice.tsx"
import { Sentence } from "../../ui/Sentence.tsx"
import { Spinner } from "../../ui/Skeleton.tsx"
import { Text } from "../../ui/Text.tsx"
import { ChangeTimeline } from "./ChangeTimeline.tsx"
import { useStart } from "./use-start.ts"

interface ResultProps {
  readonly result: PlateChangeResult
  readonly group: UserShopGroup
  readonly start: ReturnType<typeof useStart>
}

const headlines = {
  added: "account.plates.addSucceeded",
  changed: "account.plates.changeSucceeded",
  deleted: "account.plates.deleteSucceeded",
  restored: "account.plates.addSucceeded"
} as const

const Timeline = ({ result, group, start }: ResultProps) => {
  const { t, i18n } = useTranslation()
  switch (result.kind) {
    case "changed":
      return <ChangeTimeline start={start} before={[result.previous]} after={[result.plate]} />
    case "deleted":
      return <ChangeTimeline start={start} before={[result.plate]} after={[]} />
    default: {
      const plates = result.kind === "added" ? result.plates : [result.plate]
      const permit = permitName(group, i18n.language)
      const { from } = start
      return plates.map(({ plate, country }) => (
        <Text key={`${country} ${plate}`}>
          <Sentence text={t("account.plates.addSucceededDetail", { permit, plate, from })} kept={plate} />
        </Text>
      ))
    }
  }
}

export const resultId = "result"

const failures = {
  "permit.restoringNoRoom": "account.plates.maximumReached",
  "permit.restoringUnreachable": "account.plates.unanswered",
  "permit.restoringFailed": "error.server.text"
} as const

const isFailure = (state: string): state is keyof typeof failures => Object.hasOwn(failures, state)

const RestoringFailure = ({ actor }: { readonly actor: PlateChangeActor }) => {
  const { t } = useTranslation()
  const { state } = useFlow(actor)
  if (!isFailure(state)) return null
  return (
    <Notice
      tone="error"
      title={t("account.plates.addFailed")}
      actions={
        state === "permit.restoringFailed" ? (
          <>
            <Button variant="secondary" icon="refresh" onClick={() => actor.send({ type: "TRY_AGAIN" })}>
              {t("common.retry")}
            </Button>
            <Button variant="quiet" edge="start" onClick={() => actor.send({ type: "CONTINUED" })}>
              {t("common.continue")}
            </Button>
          </>
        ) : (
          <Button
            variant="secondary"
            icon="refresh"
            onClick={() => actor.send({ type: "REFRESH_REQUESTED" })}
          >
            {t("account.plates.lookAgain")}
          </Button>
        )
      }
    >
      {t(failures[state])}
    </Notice>
  )
}

export const PermitResult = ({ actor }: { readonly actor: PlateChangeActor }) => {
  const { t } = useTranslation()
  const { context, state, hasTag } = useFlow(actor)
  const { result, group } = context
  const start = useStart(context)
  if (state === "restoringPlate") return <Spinner>{t("account.plates.saving")}</Spinner>
  if (isFailure(state)) {
    return (
      <div id={resultId} tabIndex={-1}>
        <RestoringFailure actor={actor} />
      </div>
    )
  }
  if (!hasTag("result") || result === null || group === null) return null
  return (
    <div id={resultId} tabIndex={-1}>
      <Notice
        tone="success"
        title={t(headlines[result.kind])}
        actions={
          <>
            {result.kind === "deleted" ? (
              <Button
                variant="secondary"
                onClick={() => actor.send({ type: "UNDO_REQUESTED", plate: result.plate })}
              >
                {t("account.plates.addAgain")}
              </Button>
            ) : null}
            <Button variant="quiet" edge="start" onClick={() => actor.send({ type: "CONTINUED" })}>
              {t("common.continue")}
            </Button>
          </>
        }
      >
        <Column gap="sm">
          <Timeline result={result} group={group} start={start} />
        </Column>
      </Notice>
    </div>
  )
}
