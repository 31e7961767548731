// Tests: a request's claims about its origin and target are neither trusted nor repeated.
import { request } from "node:http"
import { text } from "node:stream/consumers"
import { Redacted } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { identity } from "../configuration.ts"
import { demoPassword } from "../demo-world/drivers.ts"
import { makeHttpBrowser } from "./http-browser.ts"
import { type IdentityProvider, startIdentityProvider } from "./identity-provider.ts"
import { limits } from "./storage/attempts.ts"
import { appOrigin, authorize, withProvider } from "./testing.ts"

const origin = "https://login.example"

const onLocalhost = withProvider()
let behindProxy: IdentityProvider

beforeAll(async () => {
  behindProxy = await startIdentityProvider({
    databaseUrl: Redacted.make(onLocalhost.database.url),
    port: 0,
    origin,
    appOrigin,
    testControl: true
  })
})
afterAll(() => behindProxy.stop())

/** Unlike fetch, sends any `Host`. */
const ask = (
  { port }: IdentityProvider,
  path: string,
  headers: Readonly<Record<string, string>>
): Promise<{ readonly status: number; readonly location: string; readonly body: string }> =>
  new Promise((resolve, reject) => {
    request({ host: "127.0.0.1", port, path, headers }, async (answer) =>
      resolve({
        status: answer.statusCode ?? 0,
        location: answer.headers.location ?? "",
        body: await text(answer)
      })
    )
      .once("error", reject)
      .end()
  })

const forged = {
  host: "evil.example",
  "x-forwarded-host": "evil.example",
  "x-forwarded-proto": "http",
  forwarded: "host=evil.example;proto=http"
}

describe("a forged host", () => {
  it.each([
    ["/.well-known/openid-configuration", 200],
    ["/u/login", 303],
    ["/u/login?cookies=set", 400],
    ["/nowhere", 404],
    [`/authorize?client_id=${identity.clientId}`, 303]
  ])("is not reflected at %s", async (path, status) => {
    for (const provider of [onLocalhost, behindProxy]) {
      const answer = await ask(provider, path, forged)
      expect([answer.status, answer.location + answer.body]).toEqual([
        status,
        expect.not.stringContaining("evil.example")
      ])
    }
  })

  it("changes no address in the metadata", async () => {
    const metadata = async (provider: IdentityProvider) =>
      JSON.parse((await ask(provider, "/.well-known/openid-configuration", forged)).body)
    expect(await metadata(onLocalhost)).toMatchObject({
      issuer: `${onLocalhost.origin}/`,
      authorization_endpoint: `${onLocalhost.origin}/authorize`
    })
    expect(await metadata(behindProxy)).toMatchObject({
      issuer: `${origin}/`,
      token_endpoint: `${origin}/oauth/token`
    })
  })
})

it.each(["x-forwarded-for", "forwarded", "via", "x-real-ip"])(
  "the mailbox and the test switches are refused behind a proxy that sends %s",
  async (name) => {
    const headers = { host: "localhost", [name]: "203.0.113.7" }
    expect((await ask(onLocalhost, "/outbox.json", headers)).status).toBe(404)
    expect((await ask(onLocalhost, "/outbox.json", { host: "localhost" })).status).toBe(200)
  }
)

describe("wrong passwords from another client", () => {
  const formFrom = async (source: string) => {
    const browser = makeHttpBrowser(`http://127.0.0.1:${behindProxy.port}`)
    const { page } = await authorize(behindProxy, {}, browser)
    const state = page.url.searchParams.get("state") ?? ""
    return (password: string) =>
      browser.request(
        "/u/login",
        { state, email: "fahrerin@example.com", password },
        { "x-forwarded-for": source, origin }
      )
  }

  it("lock that client, not the owner of the account", async () => {
    const stranger = await formFrom("198.51.100.1, 203.0.113.1")
    for (let count = 0; count < limits["login-email-from"].maximum; count++)
      expect((await stranger("wrong")).status).toBe(400)
    expect((await stranger(demoPassword)).status).toBe(429)
    // The limit of all clients together stays for them.
    for (let count = 0; count < limits["login-email"].maximum; count++) await stranger("wrong")
    const owner = await formFrom("198.51.100.1, 203.0.113.2")
    expect((await owner(demoPassword)).status).toBe(303)
  })

  it("count for its network: a client has many IPv6 addresses", async () => {
    const guessFrom = async (source: string) => (await formFrom(source))(demoPassword)
    for (let count = 0; count < limits["login-email-from"].maximum; count++)
      await (await formFrom(`2001:db8:1:2::${count}`))("wrong")
    expect((await guessFrom("2001:db8:1:2:ffff::1")).status).toBe(429)
    expect((await guessFrom("2001:db8:1:3::1")).status).toBe(303)
  })
})
