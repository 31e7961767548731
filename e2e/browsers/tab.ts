/** Interface of a tab for journeys. Playwright implements it for Chromium, WebDriver for Firefox and WebKit. */

/** Names by which an element is found: all or a part of its accessible name, and an element around it. */
export interface Named {
  readonly role: "article" | "button" | "checkbox" | "combobox" | "dialog" | "heading" | "link" | "textbox"
  readonly name: string | RegExp
  readonly within?: Named
}

/** A selector, for what has no name; it may match an element that is not visible. */
export type Target = Named | string

export interface Tab {
  readonly open: (address: string) => Promise<void>
  readonly address: () => Promise<string>
  readonly tap: (target: Target) => Promise<void>
  readonly fill: (target: Target, text: string) => Promise<void>
  /** Chooses an option of a select by its value. */
  readonly choose: (target: Target, value: string) => Promise<void>
  readonly press: (key: "Enter" | "Escape" | "Tab") => Promise<void>
  /** Waits for an element, and returns its text. */
  readonly see: (target: Target) => Promise<string>
  /** Runs a function in the page; it sees nothing but the page. */
  readonly run: <Result>(work: () => Result | Promise<Result>) => Promise<Result>
}

/** A browser with a storage of its own. */
export interface Device {
  readonly openTab: () => Promise<Tab>
  /** Returns uncaught errors of its pages, as far as the engine reports them. */
  readonly errors: () => readonly string[]
  /** Returns a picture of the last tab, as PNG. */
  readonly picture: () => Promise<Buffer>
  readonly close: () => Promise<void>
}

/** Milliseconds that an element may take to appear. */
export const timeout = 20_000

/** Size of a phone, in pixels. */
export const phone = { width: 390, height: 844 }
