/** Serves `/openapi.json` for programs and `/docs` for people: the contract, public. */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { Effect } from "effect"
import { HttpRouter, HttpServerResponse } from "effect/http"
import { docsPage } from "../documentation/docs-page.ts"
import { openApiDocument } from "../documentation/open-api.ts"
import { Settings } from "../settings.ts"

const pageHeaders = {
  "content-security-policy":
    "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
}

const versionOf = (): string =>
  String(JSON.parse(readFileSync(join(import.meta.dirname, "../../../package.json"), "utf8")).version)

export const DocumentationRoutes = HttpRouter.use(
  Effect.fn(function* (router) {
    const { apiOrigin } = yield* Settings
    const version = versionOf()
    const style = readFileSync(join(import.meta.dirname, "../documentation/style.css"), "utf8")
    yield* router.add(
      "GET",
      "/openapi.json",
      Effect.sync(() => HttpServerResponse.jsonUnsafe(openApiDocument(apiOrigin, version)))
    )
    yield* router.add(
      "GET",
      "/docs",
      Effect.sync(() =>
        HttpServerResponse.text(docsPage(apiOrigin, version), {
          contentType: "text/html; charset=utf-8",
          headers: pageHeaders
        })
      )
    )
    yield* router.add(
      "GET",
      "/docs/style.css",
      Effect.succeed(HttpServerResponse.text(style, { contentType: "text/css; charset=utf-8" }))
    )
  })
)
