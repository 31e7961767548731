import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { type IncomingHttpHeaders, request, type Server } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from "node:zlib"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { read } from "../config/read.ts"
import { host } from "../configuration.ts"
import { listen } from "../processes.ts"
import { renderIndexPage } from "./index-page.ts"
import { type PageConfiguration, pageConfiguration, pageOrigins } from "./page-configuration.ts"
import { securityHeaders } from "./security-headers.ts"
import { createAppServer } from "./server.ts"

const script = `console.log("${"parking ".repeat(400)}")`
// Differs from the server's own compression, so that a test can tell the source of the bytes.
const compressedByTheBuild = brotliCompressSync(script)
const files = `<script type="module" crossorigin src="/assets/entry-a1b2c3d4.js"></script><link rel="stylesheet" crossorigin href="/assets/style-1.css">`
const page = `<!doctype html><html><head><!--configuration--><title>Parkschein</title>${files}</head><body></body></html>`
const configuration: PageConfiguration = { ...pageConfiguration(), identityScope: `openid "<&'>` }
const navigation = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" }

let folder = ""
let server: Server
let port: number

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** Sends the path unchanged: `fetch` would normalize what is tested here. */
const ask = (path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request({ host, port, path, method, headers: { host: `localhost:${port}`, ...headers } }, (response) => {
      const chunks: Buffer[] = []
      response.on("data", (chunk: Buffer) => chunks.push(chunk))
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) })
      )
    })
      .on("error", reject)
      .end()
  })

beforeAll(async () => {
  const parent = mkdtempSync(join(tmpdir(), "app-server-"))
  folder = join(parent, "dist")
  mkdirSync(join(folder, "assets"), { recursive: true })
  mkdirSync(join(folder, ".vite"))
  writeFileSync(join(parent, "secret.json"), `"secret"`)
  writeFileSync(join(folder, ".fingerprint"), "secret")
  writeFileSync(join(folder, ".vite/manifest.json"), `"secret"`)
  writeFileSync(
    join(folder, ".vite/chunks.json"),
    JSON.stringify([
      {
        file: "assets/prerender-2.js",
        imports: ["assets/runtime-2.js", "assets/entry-a1b2c3d4.js"],
        modules: ["src/prerender/show-home.tsx"]
      },
      { file: "assets/home-2.js", imports: ["assets/prerender-2.js"], modules: ["src/app/render.tsx"] },
      { file: "assets/interstitial-2.js", imports: [], modules: ["src/boot/interstitial.ts"] },
      { file: "assets/code-flow-2.js", imports: [], modules: ["src/services/identity/code-flow.ts"] },
      { file: "assets/sdk-2.js", imports: [], modules: ["src/services/identity/sdk.ts"] },
      ...["it", "de"].map((language) => ({
        file: `assets/first-${language}-2.js`,
        imports: [],
        modules: [`src/locales/${language}/first-page.json`]
      }))
    ])
  )
  writeFileSync(join(folder, "index.html"), page)
  writeFileSync(join(folder, "version.json"), `{"commitHash":"abc-1"}`)
  writeFileSync(join(folder, "assets/entry-a1b2c3d4.js"), script)
  writeFileSync(join(folder, "assets/entry-a1b2c3d4.js.br"), compressedByTheBuild)
  server = createAppServer({ folder, configuration, securityContact: "mailto:security@shop.example" })
  port = await listen(server, host, 0)
})

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  rmSync(join(folder, ".."), { recursive: true })
})

describe("pages", () => {
  it("preloads the first scripts of the home after a recent session, else those of the login", async () => {
    const hint = `a=b; auth0.${configuration.identityClientId}.is.authenticated=true`
    const announced = async (path: string, headers: Record<string, string>) =>
      (await ask(path, headers)).headers.link
    const script = (name: string) => `</assets/${name}.js>; rel=modulepreload; fetchpriority=high`
    const style = "</assets/style-1.css>; rel=preload; as=style; crossorigin"
    const all = (...names: string[]) => [style, ...["entry-a1b2c3d4", ...names].map(script)].join(", ")
    const home = all("runtime-2", "prerender-2", "first-de-2")
    const login = all("code-flow-2", "interstitial-2")
    expect(await announced("/wiesensee", { ...navigation, cookie: hint })).toBe(home)
    // A driver who returns from the login is about to be signed in, by the identity SDK.
    const callback = all("code-flow-2", "sdk-2", "runtime-2", "prerender-2", "first-de-2")
    for (const cookie of ["a=b", hint])
      expect(await announced("/callback?code=a&state=b", { ...navigation, cookie })).toBe(callback)
    expect(await announced("/wiesensee", navigation)).toBe(login)
    expect(await announced("/wiesensee", { ...navigation, cookie: "a=b" })).toBe(login)
    for (const path of ["/", "/error?reason=denied", "/wiesensee/payment-success?order=1"])
      expect(await announced(path, navigation)).toBeUndefined()
    expect(await announced("/assets/entry-a1b2c3d4.js", { cookie: hint })).toBeUndefined()
    expect((await ask("/wiesensee", navigation)).headers["vary"]).toMatch(/^cookie, accept-language\b/)
  })

  it("preloads the code of the login last for a visitor by a code, who reads first", async () => {
    const { headers } = await ask("/wiesensee?area=1", navigation)
    expect(`${headers.link}`).toMatch(
      /entry-a1b2c3d4\.js>; [^,]*high, <\/assets\/interstitial-2\.js>; [^,]*high, <\/assets\/code-flow-2\.js>; rel=modulepreload; fetchpriority=low$/
    )
  })

  it("preloads the public data of the shop of a code for a visitor without a session", async () => {
    const data = async (path: string, headers: Record<string, string> = {}) =>
      `${(await ask(path, { ...navigation, ...headers })).headers.link}`.match(
        /<[^>]*>; rel=preload; as=fetch.*?,/g
      )
    const preload = (path: string) => [`</v1/shop/public/${path}>; rel=preload; as=fetch; crossorigin,`]
    expect(await data("/wiesensee?area=1")).toEqual(preload("wiesensee"))
    expect(await data("/wiesensee/ticket/2?a=b&area=1")).toEqual(preload("wiesensee"))
    expect(await data("/a%3E,%20b?area=1")).toEqual(preload("a%3E%2C%20b"))
    for (const path of ["/wiesensee", "/wiesensee?subarea=1", "/?area=1"]) expect(await data(path)).toBeNull()
    const cookie = `auth0.${configuration.identityClientId}.is.authenticated=true`
    expect(await data("/wiesensee?area=1", { cookie })).toBeNull()
  })

  it.each([
    ["localhost:4400", "ja, it-IT;q=0.9, de;q=0.5", "it"],
    ["localhost:4400", "ja", "de"],
    ["shop.example.it", "de", "it"],
    ["shop.example.ch", "it", "de"]
  ])("preloads the first texts on %s for %s: %s", async (host, language, texts) => {
    const { headers } = await ask("/callback", { ...navigation, host, "accept-language": language })
    expect(headers.link).toContain(`</assets/first-${texts}-2.js>`)
    expect(headers.link).not.toContain("later")
  })

  it("responds to every page address with index.html for deep links", async () => {
    for (const path of ["/", "/wiesensee", "/wiesensee/ticket/1?cart=open", "/callback?code=a.b&state=c"]) {
      const answer = await ask(path, navigation)
      expect(answer.status).toBe(200)
      expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8")
      expect(answer.headers["cache-control"]).toBe("no-cache")
      expect(answer.body.toString()).toContain("<title>Parkschein</title>")
    }
  })

  it("includes servers and version in the page, escaped [N-10]", async () => {
    const html = (await ask("/", navigation)).body.toString()
    expect(html).not.toContain("<!--configuration-->")
    const content = /name="parkschein-configuration" content="([^"]*)"/.exec(html)?.[1] ?? ""
    expect(content).not.toMatch(/[<>]/)
    const unescaped = content
      .replaceAll("&quot;", `"`)
      .replaceAll("&#39;", "'")
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&amp;", "&")
    expect(JSON.parse(unescaped)).toEqual({ ...configuration, commitHash: "abc-1" })
    // The version that the specification gives the app, for reports and traces.
    expect(JSON.parse(unescaped)).toMatchObject({ version: "0.45.2" })
    const preconnected = [...html.matchAll(/rel="preconnect" href="([^"]*)"/g)].map(([, address]) => address)
    expect(preconnected).toEqual([configuration.identityOrigin, configuration.identityOrigin])
  })

  it("names the scripts of the app but those of the first page, which are preloaded at once", async () => {
    const html = (await ask("/wiesensee", navigation)).body.toString()
    expect(html.match(/<link rel="app-script"[^>]*>/g)).toEqual([
      '<link rel="app-script" href="/assets/home-2.js" fetchpriority="low">'
    ])
  })

  it("connects early to a gateway with an address of its own", () => {
    const html = renderIndexPage(
      page,
      { ...configuration, apiOrigin: "https://gateway.example/shop" },
      "abc-1"
    )
    expect(html).toContain(`<link rel="preconnect" href="https://gateway.example" crossorigin>`)
  })

  it("sends a new version at once, and 304 to a browser that has it", async () => {
    const first = await ask("/", navigation)
    const tag = first.headers.etag ?? ""
    expect((await ask("/", { ...navigation, "if-none-match": tag })).status).toBe(304)
    writeFileSync(join(folder, "version.json"), `{"commitHash":"def-2"}`)
    const second = await ask("/", { ...navigation, "if-none-match": tag })
    expect(second.status).toBe(200)
    expect(second.body.toString()).toContain("def-2")
    expect((await ask("/version.json")).body.toString()).toBe(`{"commitHash":"def-2"}`)
  })

  it("redirects from an IP address to the host name that the login accepts", async () => {
    const answer = await ask("/wiesensee?cart=open", { ...navigation, host: "127.0.0.1:4400" })
    expect(answer.status).toBe(302)
    expect(answer.headers.location).toBe(`${pageOrigins(configuration).app}/wiesensee?cart=open`)
  })
})

describe("files", () => {
  const asset = "/assets/entry-a1b2c3d4.js"

  it("are cached forever with a hash in their name", async () => {
    const answer = await ask(asset)
    expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable")
    expect(answer.headers["content-type"]).toBe("text/javascript; charset=utf-8")
    expect(answer.body.toString()).toBe(script)
  })

  it("include version.json, which is always revalidated", async () => {
    const answer = await ask("/version.json")
    expect(answer.headers["cache-control"]).toBe("no-cache")
    expect((await ask("/version.json", { "if-none-match": answer.headers.etag ?? "" })).status).toBe(304)
  })

  it("are sent with the build's brotli, with gzip, or uncompressed, by Accept-Encoding", async () => {
    const brotli = await ask(asset, { "accept-encoding": "gzip, deflate, br" })
    expect(brotli.headers["content-encoding"]).toBe("br")
    expect(brotli.headers["vary"]).toBe("accept-encoding")
    expect(brotli.body).toEqual(compressedByTheBuild)
    expect(brotliDecompressSync(brotli.body).toString()).toBe(script)
    const gzip = await ask(asset, { "accept-encoding": "gzip, br;q=0" })
    expect(gzip.headers["content-encoding"]).toBe("gzip")
    expect(gunzipSync(gzip.body).toString()).toBe(script)
    const plain = await ask(asset)
    expect(plain.headers["content-encoding"]).toBeUndefined()
    expect(new Set([brotli, gzip, plain].map((answer) => answer.headers.etag)).size).toBe(3)
  })

  it("respond to HEAD with the headers of GET and no body", async () => {
    const head = await ask(asset, {}, "HEAD")
    expect(head.status).toBe(200)
    expect(head.headers["content-length"]).toBe(String(script.length))
    expect(head.body).toHaveLength(0)
  })

  it("respond with 404 for an unknown asset instead of the page", async () => {
    expect((await ask("/assets/gone-00000000.js")).status).toBe(404)
    expect((await ask("/assets/gone-00000000.js", navigation)).status).toBe(404)
    expect((await ask("/favicon.png")).status).toBe(404)
  })

  it("are limited to the folder, without hidden files", async () => {
    const hostile = [
      "/../secret.json",
      "/%2e%2e/secret.json",
      "/assets/..%2f..%2fsecret.json",
      "/assets/..%5c..%5csecret.json",
      "//../secret.json",
      "/.vite/manifest.json",
      "/%2evite/manifest.json",
      "/.fingerprint",
      "/secret.json%00.js"
    ]
    for (const path of hostile) {
      for (const headers of [{}, navigation]) {
        expect((await ask(path, headers)).body.toString(), path).not.toContain("secret")
      }
    }
  })

  it("refuse malformed requests and unsafe methods", async () => {
    expect((await ask("/%E0%A4%A")).status).toBe(400)
    const post = await ask("/", {}, "POST")
    expect(post.status).toBe(405)
    expect(post.headers["allow"]).toBe("GET, HEAD")
  })
})

it("responds to /health", async () => {
  expect((await ask("/health")).status).toBe(200)
})

it("sends every security header with every response", async () => {
  const wanted = securityHeaders(pageOrigins(configuration))
  for (const path of [
    "/",
    "/wiesensee/ticket/1",
    "/assets/entry-a1b2c3d4.js",
    "/version.json",
    "/missing.js",
    "/%E0"
  ]) {
    expect((await ask(path, path.includes(".") ? {} : navigation)).headers, path).toMatchObject(wanted)
  }
})

describe("the security contact", () => {
  it("is published at the standard address and never expired", async () => {
    const { status, headers, body } = await ask("/.well-known/security.txt")
    expect([status, headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"])
    expect(`${body}`).toContain("Contact: mailto:security@shop.example\n")
    const [, expires = ""] = /^Expires: (.*)$/m.exec(`${body}`) ?? []
    expect(Date.parse(expires)).toBeGreaterThan(Date.now())
  })

  it("is an address or absent", () => {
    const contact = (given: string) =>
      read("PARKSCHEIN_SECURITY_CONTACT", { PARKSCHEIN_SECURITY_CONTACT: given })
    expect(contact("")).toBeNull()
    expect(contact("https://shop.example/security")).toBe("https://shop.example/security")
    expect(() => contact("security@shop.example")).toThrow(
      "PARKSCHEIN_SECURITY_CONTACT must be an address such as"
    )
  })
})

it("does not log the code of a login when it cannot serve the page", async () => {
  const written: string[] = []
  const output = vi
    .spyOn(process.stderr, "write")
    .mockImplementation((text) => written.push(String(text)) > 0)
  const broken = createAppServer({ folder: join(folder, "not-built"), configuration })
  const answer = await fetch(
    `http://localhost:${await listen(broken, host, 0)}/callback?code=SECRET-CODE&state=abc`,
    { headers: navigation }
  )
  broken.close()
  output.mockRestore()
  expect(answer.status).toBe(500)
  expect(written.join("")).toContain("GET /callback: ")
  expect(written.join("")).not.toMatch(/SECRET-CODE|state/)
})
