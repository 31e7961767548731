/** Routes of the payment's result and the proof; without an order, of all paid orders of a shop. */
import { page } from "../page.ts"

const code = () => import("./code.ts")
const query = ({ orderId }: { readonly orderId?: string | null }) => ({ order: orderId })

export default [
  page("paymentSuccess", {
    path: "/:shop/payment-success",
    read: ({ shop }, search) => ({ name: "paymentSuccess", shop, orderId: search.get("order") }),
    query,
    access: "public",
    title: null,
    code
  }),
  page("paymentFailed", {
    path: "/:shop/payment-failed",
    read: ({ shop }, search) => ({ name: "paymentFailed", shop, orderId: search.get("order") }),
    query,
    access: "public",
    title: null,
    code
  })
]
