/** The operator's terms as an attachment: a durable medium that stays unchanged. */
import { readFile } from "node:fs/promises"
import { extname } from "node:path"
import type { Attachment } from "./mail-server.ts"
import type { PaidOrder } from "./paid-order.ts"

const mediaTypes: Readonly<Record<string, string>> = {
  ".pdf": "application/pdf",
  ".txt": "text/plain; charset=utf-8"
}

/** In the order's language, else in the first available one; null if the operator has none. */
export const termsOf = async ({ operator, language, texts }: PaidOrder): Promise<Attachment | null> => {
  const files = operator.termsFiles ?? {}
  const path = files[language] ?? Object.values(files)[0]
  if (path === undefined) return null
  const extension = extname(path)
  return {
    name: `${texts.contract.termsFile}${extension}`,
    mediaType: mediaTypes[extension] ?? "application/octet-stream",
    content: await readFile(path)
  }
}
