/** Tab of a driver without a session, with an identity provider of its own for each test. */
import { afterEach, beforeEach } from "vitest"
import { type Configuration, decodeConfiguration } from "../../configuration.ts"
import { makeSessionClient, type SessionClient } from "../identity/session-client.ts"
import { type BrowserPage, openPage } from "./browser-page.ts"
import { withBrowserStorage } from "./browser-storage.ts"
import { demoConfiguration } from "./demo-configuration.ts"
import { type LocalProvider, startLocalProvider } from "./local-provider.ts"

// New ones for each test, and some for each page load: importing modules see the current ones.
export let provider: LocalProvider
export let configuration: Configuration
export let page: BrowserPage
export let session: SessionClient

/** Simulates a page load: keeps storage and cookies of the tab, resets everything else. */
export const load = (search = "", change: Partial<Configuration> = {}) => {
  configuration = { ...configuration, ...change }
  page = openPage(page.cookies)
  page.search = search
  session = makeSessionClient(configuration)
}

/** Loads the address to which the provider redirects from the last visited one. */
export const comeBack = () => load(`?${provider.visit(page.visited.at(-1) ?? "")}`)

export const withDriverTab = () => {
  withBrowserStorage()
  beforeEach(async () => {
    provider = await startLocalProvider()
    configuration = decodeConfiguration(
      JSON.stringify({ ...demoConfiguration, identityOrigin: provider.origin })
    )
    page = openPage()
    load()
  })
  afterEach(() => provider[Symbol.asyncDispose]())
}
