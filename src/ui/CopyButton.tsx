// Copies a text, and confirms it. Renders nothing where the browser has no clipboard access.
import { type ComponentProps, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "./Button.tsx"
import { checkIcon, copyIcon } from "./later-icons.ts"

interface CopyButtonProps extends Pick<ComponentProps<typeof Button>, "edge" | "size" | "variant"> {
  readonly text: string
  readonly children: string
}

export const CopyButton = ({ text, children, variant = "secondary", ...looks }: CopyButtonProps) => {
  const { t } = useTranslation()
  const [copied, setCopied] = useState<string | null>(null)
  if (navigator.clipboard === undefined) return null
  const isCopied = copied === text
  return (
    <Button
      {...looks}
      variant={variant}
      icon={isCopied ? checkIcon : copyIcon}
      onClick={() => {
        navigator.clipboard.writeText(text).then(
          () => setCopied(text),
          () => setCopied(null)
        )
      }}
    >
      <span aria-live="polite">{isCopied ? t("common.copied") : children}</span>
    </Button>
  )
}
