/** Returns the template of a request's path, for logs: `/v1/:shopId/cart` instead of ids or other input. */
import { allEndpoints, pathPattern } from "../../../schemas/api/all.ts"
import type { Endpoint } from "../../../schemas/api/endpoint.ts"
import { checkPath } from "../rules/check-seal.ts"

const pages = [
  "/health",
  "/openapi.json",
  "/docs",
  "/docs/style.css",
  "/assets/cover-images/:name",
  checkPath
].map((path) => ({ method: "GET", path }))

const reports = { method: "POST", path: "/v1/payment-event/stripe" }

const calls = Object.values<Pick<Endpoint, "method" | "path">>(allEndpoints)

const routes = [...calls, ...pages, reports].map(({ method, path }) => ({
  method,
  path,
  pattern: pathPattern(path)
}))

export const routeName = (method: string, url: string): string => {
  const path = url.split(/[?#]/, 1)[0] ?? ""
  return routes.find((route) => route.method === method && route.pattern.test(path))?.path ?? "(unknown)"
}
