/** Returns the template of a request's path, for logs: `/v1/:shopId/cart` instead of ids or other input. */
import * as api from "../../../schemas/api/index.ts"
import { checkPath } from "../rules/check-seal.ts"

const templates = Object.values(api).flatMap((value: unknown) =>
  typeof value === "object" && value !== null && "method" in value && "path" in value
    ? [{ method: String(value.method), path: String(value.path) }]
    : []
)

const pages = [
  "/health",
  "/openapi.json",
  "/docs",
  "/docs/style.css",
  "/assets/cover-images/:name",
  checkPath
].map((path) => ({ method: "GET", path }))

const reports = { method: "POST", path: "/v1/payment-event/stripe" }

const routes = [...templates, ...pages, reports].map(({ method, path }) => ({
  method,
  path,
  pattern: new RegExp(`^${path.replace(/:[A-Za-z]+/g, "[^/]+")}$`)
}))

export const routeName = (method: string, url: string): string => {
  const path = url.split(/[?#]/, 1)[0] ?? ""
  return routes.find((route) => route.method === method && route.pattern.test(path))?.path ?? "(unknown)"
}
