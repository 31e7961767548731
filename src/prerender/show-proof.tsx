/**
 * Shows the page after a payment once shop and order have arrived, while the flows start and React renders:
 * the ticket, or that the bank is being asked. Other outcomes, and a stored proof, are left to the app.
 */
import { Schema } from "effect"
import { transition } from "xstate"
import type { PageNamed } from "../../machines/app/pages.ts"
import { type LoadedOrder, paymentReturnMachine } from "../../machines/payment-return/index.ts"
import { Order } from "../../schemas/order.ts"
import { Shop } from "../../schemas/shop.ts"
import { accentOf } from "../../schemas/shop-looks.ts"
import { namedShop } from "../../schemas/shop-name.ts"
import { LoadingPage } from "../app/CurrentScreen.tsx"
import { useFlow } from "../features/flow.tsx"
import type { Texts } from "../i18n/catalogue.ts"
import { firstTranslations } from "../i18n/first-texts.ts"
import type { PrerenderInput } from "../pages/code.ts"
import { Bought } from "../pages/payment-return/Bought.tsx"
import { Unpaid } from "../pages/payment-return/Unpaid.tsx"
import { useHeading } from "../pages/payment-return/use-heading.ts"
import { offlineProof } from "../services/offline-proof.ts"
import { knownCountry } from "../services/remembered.ts"
import { Page } from "../ui/Layout.tsx"
import { isSettled, openContainer } from "./container.ts"
import { Frame } from "./Frame.tsx"
import { renderToDom } from "./render-to-dom.ts"

type Actor = Parameters<typeof Bought>[0]["actor"]

type PaymentPage = PageNamed<"paymentSuccess" | "paymentFailed">

/** Returns the flow as it is once it knows this order: it decides as ever, but does nothing. */
const flowWith = ({ name, shop: shopPath, orderId }: PaymentPage, loaded: LoadedOrder) => {
  const checking = paymentReturnMachine.resolveState({
    value: "checking",
    context: {
      shopPath,
      orderId,
      page: name === "paymentFailed" ? "failed" : "success",
      proof: null,
      shop: null,
      order: null,
      reminder: null,
      isDeclaredHere: false,
      isOpenedAgain: false,
      isReplacement: false,
      pollCount: 0
    }
  })
  const answered = { type: "xstate.done.actor.loadOrder", output: { _tag: "Success", value: loaded } }
  const [snapshot] = transition(paymentReturnMachine, checking, answered as never)
  return { getSnapshot: () => snapshot, subscribe: () => ({ unsubscribe: () => {} }) } as unknown as Actor
}

/** Without the flow's name and state: the page does not respond yet. */
const Result = ({ actor }: { readonly actor: Actor }) => {
  const heading = useHeading(actor)
  const Part = useFlow(actor).hasTag("bought") ? Bought : Unpaid
  return (
    <Page width="reading">
      <Part actor={actor} heading={heading} />
    </Page>
  )
}

/** Resolves when the result has been painted, or will not be. */
export const showProof = async (
  page: PaymentPage,
  { configuration, locale, addressOf, answers, over }: PrerenderInput,
  texts: ReadonlyArray<Texts>
): Promise<void> => {
  if (over.aborted || page.orderId === null || offlineProof(page.orderId).read() !== undefined) return
  const fill = openContainer(over)
  firstTranslations(locale, ...texts)
  const frame = {
    configuration,
    locale,
    shopPath: page.shop,
    country: knownCountry(page.shop).read() ?? null
  }
  if (!(await isSettled(answers))) {
    void fill(() =>
      renderToDom(
        <Frame {...frame}>
          <LoadingPage isHome={false} />
        </Frame>
      )
    )
  }
  const [shop, order] = await answers
  if (shop?.status !== 200 || order?.status !== 200) return
  const seenAt = Date.parse(order.date ?? "") || Date.now()
  const told = namedShop(Schema.decodeUnknownSync(Shop)(JSON.parse(shop.text)), page.shop)
  const actor = flowWith(page, {
    shop: told,
    order: Schema.decodeUnknownSync(Order)(JSON.parse(order.text)),
    seenAt: new Date(seenAt).toISOString(),
    reminder: null,
    isDeclaredHere: false
  })
  const known = actor.getSnapshot()
  if (!known.hasTag("bought") && !known.hasTag("processing")) return
  await fill(() =>
    renderToDom(
      <Frame {...frame} accent={accentOf(told.meta)} shell={{ addressOf, now: () => seenAt }}>
        <Result actor={actor} />
      </Frame>
    )
  )
}
