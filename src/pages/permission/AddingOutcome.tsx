/** Outcome for each submitted plate, where not all of them were saved. */
import { useTranslation } from "react-i18next"
import type { PlateChangeActor } from "../../../machines/plate-change/index.ts"
import { useFlow } from "../../features/flow.tsx"
import { Button } from "../../ui/Button.tsx"
import { Cluster, Column } from "../../ui/Layout.tsx"
import { LicencePlate } from "../../ui/LicencePlate.tsx"
import { Notice } from "../../ui/Notice.tsx"
import { Text } from "../../ui/Text.tsx"

const causes = {
  "permit.adding.noRoom": "account.plates.maximumReached",
  "permit.adding.unreachable": "account.plates.unanswered",
  "permit.adding.failed": "error.server.text"
} as const

const isFailure = (state: string): state is keyof typeof causes => Object.hasOwn(causes, state)

export const AddingOutcome = ({ actor }: { readonly actor: PlateChangeActor }) => {
  const { t } = useTranslation()
  const { context, state, hasTag } = useFlow(actor)
  const isPartial = context.saved.length > 0 && hasTag("notAllSaved")
  return (
    <>
      {isPartial ? (
        <Notice tone="success" title={t("account.plates.addSucceeded")}>
          <Column gap="sm">
            <Cluster gap="xs">
              {context.saved.map(({ plate, country }) => (
                <LicencePlate key={`${country} ${plate}`} plate={plate} country={country} />
              ))}
            </Cluster>
            <Text>{t("account.plates.partlySaved")}</Text>
          </Column>
        </Notice>
      ) : null}
      {isFailure(state) ? (
        <Notice
          tone="error"
          live="inView"
          title={t("account.plates.addFailed")}
          actions={
            state === "permit.adding.failed" ? null : (
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
          {t(causes[state])}
        </Notice>
      ) : null}
    </>
  )
}
