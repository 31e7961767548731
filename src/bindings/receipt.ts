/** Fetches the receipt of an order, and saves it as a file. */
import { Effect } from "effect"
import { allReceipts, orderReceipt } from "../../schemas/api/index.ts"
import type { ReceiptFile } from "../../schemas/order.ts"
import { call, toCallFailure } from "../services/http/index.ts"
import { saveFile } from "../ui/save-file.ts"
import { type Environment, sayIn } from "./environment.ts"

export const fetchReceipt = (params: { readonly shopId: string; readonly orderId: string }) =>
  call(orderReceipt, { params }).pipe(Effect.mapError(toCallFailure))

/** Returns null if nothing was paid. */
export const fetchAllReceipts = (params: { readonly shopId: string }) =>
  call(allReceipts, { params }).pipe(
    Effect.map(({ file }) => file),
    Effect.mapError(toCallFailure)
  )

/** Saves the file as if a link to it had been clicked. */
export const saveReceipt = ({ name, mediaType, content }: ReceiptFile) => {
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0))
  saveFile(name, new Blob([bytes], { type: mediaType }))
}

export const reportReceiptFailed = (environment: Environment) => () =>
  sayIn(environment)({ type: "error", about: "receipt", message: "payment.receipt.failed" })
