/** What the product tracks: the driver's actions, and the failures a driver ran into. */

export const plateActions = ["add", "edit", "change", "delete"] as const
export const plateSteps = ["click", "confirm", "success", "error"] as const

export type PlateAction = (typeof plateActions)[number]
export type PlateEvent = `${PlateAction}_licence_plate_${(typeof plateSteps)[number]}`

export type EventName =
  | "login"
  | "logout"
  | "sign_up"
  | "select_ticket"
  | "buy_ticket"
  | "configure_ticket"
  | "verify_cart"
  | "order_created"
  | "verify_user_with_code"
  | "add_parking_permissions"
  | PlateEvent
  | "configure_ticket_error"
  | "verify_cart_failed"
  | "buy_ticket_failed"
  | "page_not_found"
  | "verify_user_error"
  | "load_verification_codes_error"
  | "could_not_get_shop_info"
  | "get_shop_user_groups_error"
  | "add_parking_permissions_error"
  | "multi_visit_ticket_already_bought"
  /** An answer of the gateway that did not fit the contract word for word: see `deviations.ts`. */
  | "answer_deviates"
  /** A fault of our own code: see `report`. */
  | "fault"

export interface TrackedEvent {
  readonly name: EventName
  /** `warning` and `error` are failures. */
  readonly level?: "info" | "warning" | "error"
  /** Ids, paths, codes of errors; never what a driver has typed. */
  readonly properties?: Readonly<Record<string, string | number | boolean | null>>
  /** Licence plates; masked before anything else happens to them. */
  readonly plates?: ReadonlyArray<string>
}
