/** The operator's terms as a file of a mail: a durable medium that nobody changes afterwards. */
import { readFile } from "node:fs/promises"
import { extname } from "node:path"
import type { Attachment } from "./mail-server.ts"
import type { PaidOrder } from "./paid-order.ts"

const mediaTypes: Readonly<Record<string, string>> = {
  ".pdf": "application/pdf",
  ".txt": "text/plain; charset=utf-8"
}

/** In the language of the order, else in the first one the operator has them in; null where the operator has given none. */
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
