/** Tracked events: actions of the driver, and failures that the driver has encountered. */

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
  /** A response of the gateway did not match the contract exactly: see `deviations.ts`. */
  | "answer_deviates"
  /** A fault of our own code: see `report`. */
  | "fault"

export interface TrackedEvent {
  readonly name: EventName
  /** `warning` and `error` are failures. */
  readonly level?: "info" | "warning" | "error"
  /** Ids, paths, error codes; never input of a driver. */
  readonly properties?: Readonly<Record<string, string | number | boolean | null>>
  /** Licence plates; masked before any other step. */
  readonly plates?: ReadonlyArray<string>
}
