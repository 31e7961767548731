/** Actions on plate fields, for all pages that have some. */
import type { Locator } from "@playwright/test"
import { plateAdvice } from "../../../machines/plate-advice.ts"
import type { PlateEntry } from "../../../machines/plate-entry.ts"
import type { Plate } from "../../../schemas/plate.ts"
import { chooseCountry, chosenCountry, countryIn } from "../../support/country.ts"
import { byPress, type FlowScreen, rootOf } from "./screen.ts"
import { waitUntilVisible } from "./wait-until.ts"

interface AppLocation {
  readonly index: number
}

interface PlateList extends AppLocation {
  readonly plates: ReadonlyArray<string>
}

export interface PlateFields<Context> {
  readonly entryOf: (context: Context, index: number) => PlateEntry | undefined
  /** Plates of the driver, shown as suggestions. */
  readonly own: (context: Context) => ReadonlyArray<Plate>
  /** Returns the id of the field; that of the country is `…-country`. */
  readonly idOf: (screen: FlowScreen, index: number) => Promise<string> | string
}

const fieldIn =
  (machine: string, idOf: PlateFields<unknown>["idOf"]) =>
  async (screen: FlowScreen, index: number, part = "") =>
    rootOf(screen, machine).locator(`#${await idOf(screen, index)}${part}`)

/** Returns the actions for events of a plate. */
export const platesIn = <Context>(machine: string, { entryOf, own, idOf }: PlateFields<Context>) => {
  const field = fieldIn(machine, idOf)
  const keepButton = (screen: FlowScreen) => {
    const [before = "", after = ""] = screen.t("plate.lookAlikeKeep", { plate: "\n" }).split("\n")
    return rootOf(screen, machine).getByRole("button", { name: new RegExp(`^${before}\\S+${after}$`) })
  }
  return {
    PLATE_CHANGED: {
      when: (context: Context, { index, plate }: AppLocation & { readonly plate: string }) =>
        (entryOf(context, index)?.plate ?? plate) !== plate,
      do: async (screen: FlowScreen, { index, plate }: AppLocation & { readonly plate: string }) =>
        (await field(screen, index)).fill(plate),
      control: (screen: FlowScreen, { index }: AppLocation) => field(screen, index),
      isOffered: async (screen: FlowScreen, { index, plate }: AppLocation & { readonly plate: string }) =>
        (await (await field(screen, index)).inputValue()) !== plate
    },
    COUNTRY_CHANGED: {
      cases: { Austria: { index: 0, country: "AT" }, Germany: { index: 0, country: "DE" } },
      when: (context: Context, { index, country }: AppLocation & { readonly country: string }) =>
        (entryOf(context, index)?.country ?? country) !== country,
      do: async (screen: FlowScreen, { index, country }: AppLocation & { readonly country: string }) =>
        chooseCountry(
          screen.page,
          await field(screen, index, "-country"),
          countryIn(screen, country),
          (element) => waitUntilVisible(screen, element)
        ),
      control: (screen: FlowScreen, { index }: AppLocation) => field(screen, index, "-country"),
      isOffered: async (screen: FlowScreen, { index, country }: AppLocation & { readonly country: string }) =>
        (await chosenCountry(await field(screen, index, "-country"))) !== countryIn(screen, country)
    },
    PLATE_KEPT: {
      cases: { "the first": { index: 0 } },
      when: (context: Context, { index }: AppLocation) => {
        const entry = entryOf(context, index)
        return entry !== undefined && plateAdvice(entry, own(context), false).lookAlike !== null
      },
      ...byPress<AppLocation>(keepButton)
    }
  } as const
}

/** Returns the action that pastes a list of plates into a form for several. */
export const listOfPlatesIn = <Context>(
  machine: string,
  { entryOf, idOf }: Pick<PlateFields<Context>, "entryOf" | "idOf">
) => {
  const field = fieldIn(machine, idOf)
  return {
    cases: {
      "two good ones": { index: 0, plates: ["M-PP123", "M-PP124"] },
      "one that is none": { index: 0, plates: ["M-PP123", "QQQ-A 12345"] }
    },
    when: (context: Context, { index }: AppLocation) => entryOf(context, index)?.plate === "",
    do: async (screen: FlowScreen, { index, plates }: PlateList) => {
      const input = await field(screen, index)
      await input.focus()
      await input.evaluate((element, text) => {
        const data = new DataTransfer()
        data.setData("text/plain", text)
        element.dispatchEvent(
          new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true })
        )
      }, plates.join("\n"))
    },
    // A filled field accepts a list as well; the empty one is meant for it.
    control: (screen: FlowScreen, { index }: AppLocation) => field(screen, index),
    isOffered: async (screen: FlowScreen, { index }: AppLocation) =>
      (await (await field(screen, index)).inputValue()) === ""
  } as const
}

/** Returns the buttons that remove a plate from the form, whatever is typed. */
export const removeButtonIn =
  (machine: string) =>
  (screen: FlowScreen): Locator => {
    const [before = "", after = ""] = screen.t("ticket.removePlate", { plate: "\n" }).split("\n")
    return rootOf(screen, machine).getByRole("button", {
      name: new RegExp(`^${before.trim()}.*${after.trim()}$`)
    })
  }
