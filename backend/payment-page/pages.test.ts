/** Tests of the payment page: what it shows, what it refuses, and what it never does. */
import { createHash } from "node:crypto"
import { TestClock } from "effect/testing"
import { describe, expect } from "vitest"
import { ownOrigin, paymentOf, shopOrigin, textOf, tokenOf } from "./testing/page.ts"
import { pagesOverDatabase } from "./testing/pages.ts"

const { pageTest } = pagesOverDatabase()

describe("refusals", () => {
  pageTest("include a changed or truncated link, in both languages", function* ({ receiver, page }) {
    const token = tokenOf(paymentOf(receiver))
    const [content, signature] = token.split(".")
    const cheaper = Buffer.from(JSON.stringify(paymentOf(receiver, { amount: 0.01 }))).toString("base64url")
    for (const hostile of [
      `${cheaper}.${signature}`,
      `${content}.`,
      token.slice(0, -5),
      "x",
      "%00",
      "<script>",
      "..%2f..%2fetc%2fpasswd",
      "a".repeat(8_100)
    ]) {
      const response = yield* page.get(`/pay/${hostile}`)
      const text = yield* textOf(response)
      expect([400, 404]).toContain(response.status)
      expect(text).toMatch(/Dieser Bezahl-Link ist ungültig|Diese Seite gibt es nicht/)
      expect(text).toMatch(/This payment link is not valid|There is no such page/)
      expect(text).not.toContain("<script")
    }
  })

  pageTest("include an expired payment, with a link back to the shop", function* ({ receiver, page }) {
    const payment = paymentOf(receiver, { locale: "it" })
    yield* TestClock.adjust("30 minutes")
    for (const response of [yield* page.visit(payment), yield* page.choose(payment, "pay")]) {
      const text = yield* textOf(response)
      expect(response.status).toBe(410)
      expect(text).toContain("Questo pagamento è scaduto")
      expect(text).toContain("Diese Zahlung ist abgelaufen")
      expect(text).toContain("This payment has expired")
      expect(text).toContain(`href="${payment.failureUrl}"`)
    }
    expect(receiver.reports).toHaveLength(0)
  })

  pageTest("include forms of other sites", function* ({ receiver, page }) {
    const payment = paymentOf(receiver)
    const path = `/pay/${tokenOf(payment)}`
    const form = new URLSearchParams({ choice: "pay" })
    for (const headers of [
      { origin: "http://evil.example" },
      { origin: "null" },
      { origin: `${ownOrigin}.evil.example` },
      {} as Record<string, string>
    ]) {
      const response = yield* page.post(path, form, headers)
      expect(response.status).toBe(403)
      const text = yield* textOf(response)
      expect(text).toContain("This request came from another site")
      expect(text).toContain(`href="${path}"`)
    }
    expect(receiver.reports).toHaveLength(0)
    expect(yield* textOf(yield* page.visit(payment))).toContain('data-page="pay"')
  })

  pageTest("include choices that are not on the page", function* ({ receiver, page }) {
    const payment = paymentOf(receiver)
    for (const [choice, more] of [
      ["", {}],
      ["paid", {}],
      ["constructor", {}],
      ["pay", { method: "constructor" }],
      ["pay-late", { lateSeconds: "-1" }],
      ["pay-late", { lateSeconds: "1e9" }],
      ["x".repeat(10_000), {}],
      ["pay", { padding: "x".repeat(10_000) }]
    ] as const) {
      const response = yield* page.choose(payment, choice, more)
      expect(response.status).toBe(400)
    }
    expect(receiver.reports).toHaveLength(0)
  })

  pageTest("include a signed payment with a foreign return origin", function* ({ receiver, page }) {
    for (const changes of [
      { successUrl: "http://evil.example/wiesensee/payment-success" },
      { failureUrl: `${shopOrigin}@evil.example/` },
      { failureUrl: `${shopOrigin}.evil.example/` },
      { successUrl: "javascript:alert(1)" },
      { successUrl: "/relative" },
      { reportUrl: `${shopOrigin}/v1/payment-event` },
      { reportUrl: "http://169.254.169.254/latest" },
      { reportUrl: "file:///etc/passwd" },
      { reportUrl: receiver.origin.replace("http://", "http://user:password@") }
    ]) {
      const payment = paymentOf(receiver, changes)
      expect((yield* page.visit(payment)).status).toBe(400)
      expect((yield* page.choose(payment, "pay")).status).toBe(400)
    }
    expect(receiver.reports).toHaveLength(0)
  })
})

describe("the page itself", () => {
  pageTest(
    "shows amount and recipient in the texts and formats of the driver's language",
    function* ({ receiver, page }) {
      for (const [locale, language, amount, words] of [
        ["de", "de", "1.264,50 €", "Demo-Bezahlseite"],
        ["de-AT", "de", "€ 1.264,50", "Bank lehnt ab"],
        ["en", "en", "€1,264.50", "Demo payment page"],
        ["fr", "fr", "1 264,50 €", "Page de paiement de démonstration"],
        ["it", "it", "1264,50 €", "Pagina di pagamento dimostrativa"],
        ["nl", "en", "€ 1.264,50", "Bank declines"],
        ["not a tag", "en", "€1,264.50", "Bank declines"]
      ] as const) {
        const response = yield* page.visit(paymentOf(receiver, { locale, amount: 1264.5 }))
        const text = (yield* textOf(response)).replace(/[\u00a0\u202f]/g, " ")
        expect(response.status).toBe(200)
        expect(text).toContain(`<html lang="${language}">`)
        expect(text).toContain(amount)
        expect(text).toContain(words)
        expect(text).toContain("Wiesensee")
        expect(text).toContain("WS-4711")
      }
      const swiss = paymentOf(receiver, { locale: "de-CH", currencyCode: "CHF", amount: 10 })
      expect((yield* textOf(yield* page.visit(swiss))).replace(/\u00a0/g, " ")).toContain("CHF 10.00")
    }
  )

  pageTest("escapes names", function* ({ receiver, page }) {
    const hostile = `"><script>alert('x')</script>&`
    const payment = paymentOf(receiver, { shopName: hostile, description: hostile, reference: hostile })
    yield* page.choose(payment, "leave")
    const shown = [yield* textOf(yield* page.visit(payment))]
    yield* page.choose(payment, "cancel")
    shown.push(yield* textOf(yield* page.visit(payment)))
    for (const text of shown) {
      expect(text).not.toContain("<script")
      expect(text).toContain("&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;")
    }
  })

  pageTest(
    "sends a strict content security policy with every response and complies with it",
    function* ({ receiver, page }) {
      const payment = paymentOf(receiver)
      const answers = [
        yield* page.visit(payment),
        yield* page.get(`/pay/${tokenOf(payment)}/left`),
        yield* page.get("/pay/x"),
        yield* page.get("/nowhere"),
        yield* page.choose(payment, "pay"),
        yield* page.visit(payment)
      ]
      expect(answers.map((answer) => answer.status)).toEqual([200, 200, 400, 404, 303, 200])
      expect(answers.map(({ headers }) => headers.get("content-encoding"))).toEqual(
        answers.map(({ status }) => (status === 303 ? null : "gzip"))
      )
      for (const answer of answers) {
        const policy = answer.headers.get("content-security-policy") ?? ""
        expect(policy).toContain("default-src 'none'")
        expect(policy).toContain("frame-ancestors 'none'")
        expect(policy).not.toMatch(/unsafe|script-src|\*/)
        expect(policy).toContain(`form-action 'self' ${shopOrigin};`)
        expect(answer.headers.get("cache-control")).toBe("no-store")
        expect(answer.headers.get("referrer-policy")).toBe("same-origin")
        expect(answer.headers.get("x-content-type-options")).toBe("nosniff")
        const text = yield* textOf(answer)
        expect(text).not.toMatch(/<script|\sstyle=|\son[a-z]+=/)
        const sheet = /<style>([^<]+)<\/style>/.exec(text)?.[1] ?? ""
        const hash = createHash("sha256").update(sheet).digest("base64")
        if (answer.status !== 303) expect(policy).toContain(`style-src 'sha256-${hash}';`)
      }
    }
  )

  pageTest("serves its picture, health and metrics, without test control", function* ({ page }) {
    expect((yield* page.get("/payment-page.svg")).headers.get("content-type")).toBe("image/svg+xml")
    const health = yield* page.get("/health")
    expect([health.status, yield* textOf(health)]).toEqual([200, '{"status":"ok"}'])
    const metrics = yield* page.get("/metrics")
    expect(metrics.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8")
    expect(yield* textOf(metrics)).toContain('parkschein_payment_reports{status="parked"} 0\n')
    const control = yield* page.post("/test-control", '{"reports":"hold"}', {
      "content-type": "application/json"
    })
    expect(control.status).toBe(404)
  })
})
