/** The only components with local state: it concerns only their element on the page. */

/** Reason by path. The state of a flow is not allowed here: it belongs in the flow's machine. */
export const viewState: Readonly<Record<string, string>> = {
  "src/features/layouts/DefaultLayout.tsx": "whether the menu is open",
  "src/pages/account/AddPlates.tsx": "whether the list of permits is unfolded",
  "src/pages/payment-return/CalendarLink.tsx": "the address of a file that is made on the page",
  "src/features/use-submit.ts": "how often was sent, so that the summary takes the focus each time",
  "src/features/use-now.ts": "how late it is, for a text that counts down",
  "src/features/use-plate-suggestions.ts": "the rules of repair, once the first plate is found wrong",
  "src/features/consent/ForgetDevice.tsx": "whether it is asked about deleting",
  "src/features/report/Report.tsx": "the letter as the driver writes it",
  "src/pages/payment-return/CheckCode.tsx": "the code as drawn",
  "src/ui/CopyButton.tsx": "which text was copied",
  "src/ui/CoverImage.tsx": "which picture could not be loaded",
  "src/ui/DatePicker.tsx": "what is being typed before it is a day; whether the calendar is open",
  "src/ui/LicencePlateField.tsx": "how often a reading was taken over, so that it is read out each time",
  "src/ui/ListButton.tsx": "whether the list is open, and what is searched for in it",
  "src/ui/TimeField.tsx": "whether the segments are there",
  "src/ui/Tooltip.tsx": "who came to it",
  "src/ui/aria/ModalDialog.tsx": "where on the page it is",
  "src/ui/aria/SearchList.tsx": "what its entries were rendered from",
  "src/ui/aria/Tooltip.tsx": "whether its panel is open",
  "src/ui/use-settled.ts": "the last text that stood still, for screen readers"
}

/**
 * The only variables of `src` that outlive a call, each with the reason why no machine has them: none decides
 * what is shown, except the local state of components.
 */
export const variables: Readonly<Record<string, string>> = {
  "src/app/lazy-pages.ts": "code that has been loaded",
  "src/app/notifications.ts": "counts messages, so that no two have the same key",
  "src/app/start-consent.ts": "whether tracking is being loaded or runs; nothing of it is shown",
  "src/bindings/repeated-call.ts": "whether the first question of a flow may be answered from what is kept",
  "src/i18n/formatters.ts": "what is left to be said of a length of time; a format that is made once",
  "src/i18n/i18n.ts": "how a promise is kept",
  "src/i18n/first-texts.ts": "whether i18next is there, which says the same",
  "src/pages/code.ts": "code that has been loaded",
  "src/services/cart.ts":
    "whether the gateway has the call that adds, and changes that other tabs have announced",
  "src/services/clock.ts": "how wrong the browser's clock is: an edge",
  "src/services/http/response-cache.ts": "answers that were dropped while calls were under way",
  "src/services/http/lenient-decoding.ts": "an answer while it is read",
  "src/services/identity/session-client.ts": "what the identity SDK is doing: an edge",
  "src/services/identity/silent-lock.ts": "a lock between tabs: an edge",
  "src/services/identity/silent-token.ts":
    "the end of a request that the identity SDK joins the next to: an edge",
  "src/services/navigation.ts": "the address bar and the place on the page: an edge of the page",
  "src/services/fresh-value.ts": "what the page that opens next shows without a second call",
  "src/services/recent-plates.ts": "counts plates without a name while they are read",
  "src/services/tracing/export-spans.ts": "spans to be sent",
  "src/services/tracing/page-tracer.ts": "where spans lead",
  "src/tracking/rules/access.ts": "which page was open before",
  "src/ui/Dialog.tsx": "whether React Aria's dialog is there",
  "src/ui/keep-focus.ts": "where the focus was: an edge of the page",
  "src/ui/country-flags.ts": "where a list of names has been read to",
  "src/ui/open-dialogs.ts": "how many dialogs are open, and who is called back: an edge of the page",
  "src/ui/use-wake-lock.ts": "the light that the browser has granted: an edge of the page"
}
