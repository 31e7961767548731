/** Tests of other servers' mails: received by SMTP, shown at /outbox, with attachments. */
import { Redacted } from "effect"
import { createTransport } from "nodemailer"
import { expect, it } from "vitest"
import { startTestDatabase } from "../database/test-database.ts"
import { forTests } from "../testing/for-tests.ts"
import { startIdentityProvider } from "./identity-provider.ts"
import type { SentMail } from "./storage/outbox.ts"

const database = forTests(() => startTestDatabase())
const provider = forTests(() =>
  startIdentityProvider({ databaseUrl: Redacted.make(database.url), port: 0, mailPort: 0 })
)

const mailsOf = async (address: string): Promise<ReadonlyArray<SentMail>> =>
  (await fetch(`${provider.origin}/outbox.json?address=${address}`)).json() as never

const send = (to: string) =>
  createTransport(`smtp://127.0.0.1:${provider.mailPort}`).sendMail({
    from: "Parkschein <tickets@parkschein.example>",
    to,
    subject: "Ihre Tickets für Wiesensee",
    headers: { "Content-Language": "de" },
    text: "Grüß Gott.\n\nhttps://parkschein.example/wiesensee?a=1&b=2",
    html: "<p>Grüß Gott.</p>",
    attachments: [
      { filename: "größe.pdf", content: Buffer.from([0, 255, 13, 10]), contentType: "application/pdf" }
    ]
  })

it("stores mails from SMTP, shows them with links and serves their attachments unchanged", async () => {
  await send("neu@example.com")
  const [mail, ...others] = await mailsOf("neu@example.com")
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    kind: "received",
    recipient: "neu@example.com",
    locale: "de",
    subject: "Ihre Tickets für Wiesensee",
    body: "Grüß Gott.\n\nhttps://parkschein.example/wiesensee?a=1&b=2",
    link: null,
    hasHtml: true,
    attachments: [{ position: 0, name: "größe.pdf", mediaType: "application/pdf", size: 4 }]
  })
  const page = await (await fetch(`${provider.origin}/outbox?address=neu@example.com`)).text()
  expect(page).toContain('<a href="https://parkschein.example/wiesensee?a=1&amp;b=2">')
  const [, address] = /<a href="(\/outbox\/file[^"]+)">größe.pdf</.exec(page) ?? []
  const file = await fetch(`${provider.origin}${address?.replaceAll("&amp;", "&")}`)
  expect(file.headers.get("content-type")).toBe("application/pdf")
  expect(file.headers.get("content-disposition")).toMatch(/^attachment/)
  expect([...new Uint8Array(await file.arrayBuffer())]).toEqual([0, 255, 13, 10])
})

it("shows the HTML of a mail in a frame without scripts, and only there", async () => {
  await send("frame@example.com")
  const outbox = await fetch(`${provider.origin}/outbox?address=frame@example.com`)
  expect(outbox.headers.get("content-security-policy")).toContain("frame-src 'self'")
  const [, address, sandbox] = /<iframe [^>]*src="([^"]+)" sandbox="([^"]+)"/.exec(await outbox.text()) ?? []
  expect(sandbox).not.toMatch(/scripts|same-origin|top-navigation/)
  const mail = await fetch(`${provider.origin}${address}`)
  expect(await mail.text()).toContain("<p>Grüß Gott.</p>")
  const policy = mail.headers.get("content-security-policy")
  for (const part of ["default-src 'none'", `sandbox ${sandbox}`, "frame-ancestors 'self'"])
    expect(policy).toContain(part)
  for (const query of ["", "?mail=x", "?mail=999999999999"])
    expect((await fetch(`${provider.origin}/outbox/html${query}`)).status).toBe(404)
})

it("refuses a mail that is too large, and responds with 404 for an unknown file", async () => {
  const huge = { from: "a@parkschein.example", to: "huge@example.com", text: "x".repeat(11_000_000) }
  const transport = createTransport(`smtp://127.0.0.1:${provider.mailPort}`)
  await expect(transport.sendMail(huge)).rejects.toMatchObject({ responseCode: 552 })
  expect(await mailsOf("huge@example.com")).toEqual([])
  for (const query of ["", "?mail=1&position=9", "?mail=x&position=0", "?mail=999999999999&position=0"]) {
    expect((await fetch(`${provider.origin}/outbox/file${query}`)).status).toBe(404)
  }
})

it("names the port and its variable when the port is taken", async () => {
  await expect(
    startIdentityProvider({
      databaseUrl: Redacted.make(database.url),
      port: 0,
      mailPort: provider.mailPort ?? 0
    })
  ).rejects.toThrow(
    `Port ${provider.mailPort} of the demo's mail server is in use. Set PARKSCHEIN_MAIL_PORT to another one.`
  )
})
