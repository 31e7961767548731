// The shop as an app on the home screen of a phone: what Chromium itself says of its manifest and icons.
import { expect, test } from "../support/test.ts"

test("the manifest is one by which a browser installs the shop, with icons that it can draw", async ({
  page,
  context
}) => {
  await page.goto("/error")
  const browser = await context.newCDPSession(page)
  const { url, errors } = await browser.send("Page.getAppManifest")
  expect([new URL(url).pathname, errors]).toEqual(["/app.webmanifest", []])
  const { installabilityErrors } = await browser.send("Page.getInstallabilityErrors")
  // Every page of a test is one that leaves no traces.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([])
})
