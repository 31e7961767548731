// Tests of a login on a slow connection: neither the way to the provider nor the code's exchange waits for the SDK.
import type { Page } from "@playwright/test"
import { origins } from "../../backend/configuration.ts"
import { freshDriver } from "../support/drivers.ts"
import { hold } from "../support/hold.ts"
import { expectState } from "../support/shop.ts"
import { expect, test } from "../support/test.ts"

const tokenAddress = `${origins.identity}/oauth/token`

/** Logs in with the SDK held until the code is sent; returns the codes sent from then on, and the SDK's release. */
const logInWithoutSdk = async (page: Page) => {
  const codes: Array<string | null> = []
  page.on("request", (request) => {
    if (request.url() === tokenAddress) codes.push(new URLSearchParams(request.postData() ?? "").get("code"))
  })
  const release = await hold(page, /\/assets\/sdk-[^/]+\.js$/)
  const sent = page.waitForRequest(tokenAddress)
  const login = freshDriver(page, "/wiesensee")
  await sent
  return { codes, release, login }
}

test("a login leaves for the provider and sends its code while the SDK is loading", async ({ page }) => {
  const { codes, release, login } = await logInWithoutSdk(page)
  release()
  await login
  await expectState(page, "shopHome", "browsing")
  expect(codes).toHaveLength(1)
})

test("a reload while the SDK is loading sends no code twice, and ends in the shop [C/C-07]", async ({
  page
}) => {
  const { codes, release, login } = await logInWithoutSdk(page)
  await page.reload({ waitUntil: "commit" })
  release()
  await login
  await expectState(page, "shopHome", "browsing")
  expect(codes).toHaveLength(2)
  expect(new Set(codes).size).toBe(2)
})
