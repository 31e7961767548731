/** Deletes all stored data of this browser after one confirmation, which lists what is deleted and kept. */
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../ui/Button.tsx"
import { Cluster, Column } from "../../ui/Layout.tsx"
import { trashIcon } from "../../ui/later-icons.ts"
import { Notice } from "../../ui/Notice.tsx"
import { Heading, Text } from "../../ui/Text.tsx"

export const ForgetDevice = ({ onForget }: { readonly onForget: () => void }) => {
  const { t } = useTranslation()
  const [step, setStep] = useState<"offered" | "asked" | "deleting">("offered")
  return (
    <Column as="section">
      <Heading level={3}>{t("consent.forget.title")}</Heading>
      {step === "offered" ? (
        <>
          <Text>{t("consent.forget.text")}</Text>
          <Cluster>
            <Button variant="secondary" icon={trashIcon} onClick={() => setStep("asked")}>
              {t("consent.forget.ask")}
            </Button>
          </Cluster>
        </>
      ) : (
        <Notice
          tone="warning"
          live="inView"
          actions={
            <>
              <Button
                pending={step === "deleting"}
                onClick={() => {
                  setStep("deleting")
                  onForget()
                }}
              >
                {t("consent.forget.confirm")}
              </Button>
              <Button variant="secondary" onClick={() => setStep("offered")}>
                {t("consent.forget.keep")}
              </Button>
            </>
          }
        >
          {t("consent.forget.question")}
        </Notice>
      )}
    </Column>
  )
}
