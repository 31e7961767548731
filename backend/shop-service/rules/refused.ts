/** Refusals as responses of the API, by status. */
import {
  BadRequest,
  Conflict,
  Forbidden,
  NotFound,
  Unauthorized,
  Unprocessable
} from "../../../schemas/api/errors.ts"
import { type Refusal, refusal } from "./refusal.ts"

const refused =
  <Response>(Status: new (reason: Refusal) => Response) =>
  (...reason: Parameters<typeof refusal>): Response =>
    new Status(refusal(...reason))

export const badRequest = refused(BadRequest)
export const conflict = refused(Conflict)
export const forbidden = refused(Forbidden)
export const notFound = refused(NotFound)
export const unauthorized = refused(Unauthorized)
export const unprocessable = refused(Unprocessable)
