/** Parts that all mails about an order share: language, sender, and who the contract partner is. */
import { operatorCountryOf } from "../../../schemas/operator-country.ts"
import { type Block, facts, heading, link } from "../../mail-layout/blocks.ts"
import type { WrittenMail } from "./mail-server.ts"
import type { PaidOrder } from "./paid-order.ts"

const contractBlocks = ({ operator, shop, texts }: PaidOrder): ReadonlyArray<Block> => [
  heading(texts.contract.title),
  facts(
    [texts.contract.partner, [operator.name, ...operator.address].join("\n"), "no"],
    [texts.contract.contact, `${operator.email}\n${operator.phone}`, "no"],
    ...(operator.vatId === undefined
      ? []
      : [[texts.contract.vatId(operatorCountryOf(shop.country)), operator.vatId] as const])
  ),
  link(texts.contract.terms, operator.terms),
  link(texts.contract.imprint, operator.imprint)
]

type OwnParts = Pick<WrittenMail, "subject" | "title" | "preheader" | "blocks"> &
  Partial<Pick<WrittenMail, "smallPrint" | "attachments">>

/** `smallPrint` follows the contract partner. */
export const mailOf = (
  paid: PaidOrder,
  { smallPrint = [], attachments = [], ...own }: OwnParts
): WrittenMail => ({
  ...own,
  language: paid.language,
  sender: paid.shop,
  smallPrint: [...contractBlocks(paid), ...smallPrint],
  attachments
})
