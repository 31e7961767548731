/** The only components that remember something themselves: what concerns nobody but the element on the page. */

/** Why each may, by its path. A flow's state has no place here: it belongs into the flow's machine. */
export const viewState: Readonly<Record<string, string>> = {
  "src/layouts/DefaultLayout.tsx": "whether the menu is open",
  "src/screens/PlateEntry.tsx": "that a look-alike has been waved aside; the plate stays as it is",
  "src/pages/account/AddPlates.tsx": "whether the list of permits is unfolded",
  "src/pages/account/CorrectPlateDialog.tsx":
    "how often was sent, so that the summary takes the focus each time",
  "src/pages/payment-return/CalendarLink.tsx": "the address of a file that is made on the page",
  "src/pages/payment-return/use-now.ts": "how late it is, for a text that counts down",
  "src/pages/permission/AddPlatesForm.tsx":
    "how often was sent, so that the summary takes the focus each time",
  "src/pages/permission/ChangePlateDialog.tsx":
    "how often was sent, so that the summary takes the focus each time",
  "src/pages/shop-home/AreaFilter.tsx": "what is searched for in the list of areas",
  "src/pages/ticket/TicketForm.tsx": "how often was sent, so that the summary takes the focus each time",
  "src/ui/Calendar.tsx": "which day has the focus, and whether a day has it at all",
  "src/ui/CoverImage.tsx": "which picture could not be loaded",
  "src/ui/DatePicker.tsx": "what is being typed before it is a day; whether the calendar is open",
  "src/ui/LicencePlateField.tsx": "how often a reading was taken over, so that it is read out each time",
  "src/ui/MultiSelect.tsx": "whether the list is open",
  "src/ui/Tooltip.tsx": "whether it is open",
  "src/ui/gallery.tsx": "values for the controls it shows to developers",
  "src/ui/use-country-list.ts": "whether the list is open, what is searched, which entry is active",
  "src/ui/use-settled.ts": "the last text that stood still, for screen readers"
}

/** The only variables between the flows and the services, each with why no machine keeps it: none decides what is shown. */
export const variables: Readonly<Record<string, string>> = {
  "src/app/bindings/asked-before.ts":
    "whether the first question of a flow may be answered from what is kept",
  "src/app/bindings/ticket-configuration.ts": "under which shop and ticket drafts are kept",
  "src/app/keep-focus.ts": "where the focus was: an edge of the page",
  "src/app/navigation.ts": "the address bar and the place on the page: an edge of the page",
  "src/app/notifications.ts": "counts messages, so that no two have the same key",
  "src/app/start-consent.ts": "whether tracking is being loaded or runs; nothing of it is shown",
  "src/app/tracking/observer.ts": "how a flow stood before its last step",
  "src/app/tracking/rules/access.ts": "which page was open before"
}
