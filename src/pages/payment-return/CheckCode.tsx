/** Code of the page that tells an inspector whether the ticket is valid. Drawn from the stored proof, so also offline. */
import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import type { codeDrawing } from "../../ui/code-drawing.ts"
import { Link } from "../../ui/Link.tsx"
import { proofStyles } from "./ProofHead.tsx"

export const CheckCode = ({ url }: { readonly url: string }) => {
  const { t } = useTranslation()
  const [drawing, setDrawing] = useState<ReturnType<typeof codeDrawing> | null>(null)
  useEffect(() => {
    import("../../ui/code-drawing.ts").then(
      (code) => setDrawing(code.codeDrawing(url)),
      // Without a connection and never fetched before: the rest of the proof stands.
      () => undefined
    )
  }, [url])
  return (
    <Link className={proofStyles()("code")} href={url} target="_blank" rel="noreferrer">
      <svg
        viewBox={`0 0 ${drawing?.size ?? 1} ${drawing?.size ?? 1}`}
        shapeRendering="crispEdges"
        aria-hidden="true"
      >
        <path d={drawing?.path} />
      </svg>
      <span>{t("payment.proof.check")}</span>
    </Link>
  )
}
