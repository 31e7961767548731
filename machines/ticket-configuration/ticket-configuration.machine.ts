/**
 * Ticket configuration: the driver chooses start and plates, sees the price of the ticket, and puts it
 * into the cart, which is the check. Input is never lost: every failure leads back to the form.
 */
import { type ActorRefFrom, assign, setup, stateIn } from "xstate"
import { mayBeginWithPayment } from "../../schemas/begins-with-payment.ts"
import { effect } from "../effect.ts"
import {
  type PlateChosen,
  type PlateEdit,
  type PlatesPasted,
  plateEdits,
  plateIssuesIn,
  platesPasted,
  tidied,
  withAnother,
  withEdited,
  withoutPlate,
  withPasted
} from "../plate-entry.ts"
import { settled, settledGuards, unanswered } from "../settled.ts"
import {
  pause,
  requestedPause,
  type ShopProblemTag,
  shopProblemStates,
  shopProblems
} from "../shop-problems.ts"
import { tellApp, tellSessionLost } from "../tell-app.ts"
import { isPriced, isPriceRequested, priceKeyOf, priceRequest } from "./price-request.ts"
import type {
  AddToCartFailure,
  AddToCartInput,
  ConfiguredTicket,
  ConfigureTicketFailure,
  ConfigureTicketInput,
  FormDraft,
  FormRefused,
  KnownPlate,
  LoadTicketFailure,
  PlateTakenByOther,
  TicketConfigurationContext,
  TicketConfigurationEvent,
  TicketConfigurationInput,
  TicketOffer
} from "./ticket-configuration.types.ts"
import {
  type FormField,
  isStartPast,
  plateLimit,
  soonestStart,
  type TicketForm,
  validateForm,
  withSoonestStart
} from "./ticket-form.ts"

type Context = TicketConfigurationContext

/** Returns the changed form, without the issues of the changed field. */
const changed = (context: Context, form: Partial<TicketForm>, field: FormField): Partial<Context> => {
  const issues = { ...context.issues }
  delete issues[field]
  return { form: { ...context.form, ...form }, issues }
}

const isComplete = ({ offer, form }: Context): boolean =>
  offer !== null && Object.keys(validateForm(form, offer)).length === 0

/** An earlier choice stays, as long as it lies ahead. */
const begun = ({ offer, form }: Context, start: TicketForm["start"]): Partial<TicketForm> =>
  offer !== null && isStartPast({ ...form, start }, offer) ? { ...soonestStart(offer), start } : { start }

const isOfStart = (field: FormField): boolean => field === "date" || field === "time"

const ticketConfiguration = setup({
  types: {} as {
    context: TicketConfigurationContext
    input: TicketConfigurationInput
    events: TicketConfigurationEvent
    tags: ShopProblemTag | "form" | "goingOn" | "left" | "noTicket" | "refusedByCart"
  },
  actors: {
    loadTicket: effect<TicketConfigurationInput, TicketOffer, LoadTicketFailure>(),
    configureTicket: effect<ConfigureTicketInput, ConfiguredTicket, ConfigureTicketFailure>(),
    addToCart: effect<AddToCartInput, void, AddToCartFailure>()
  },
  guards: {
    ...settledGuards,
    isTakenPlateCorrected: ({ context }) => !Object.values(context.issues).includes("plate_taken"),
    isFormComplete: ({ context }) => isComplete(context),
    /** Guard: the price of the form as it is can be asked for, and has not been. */
    lacksPrice: ({ context }) =>
      isComplete(context) && Object.keys(context.issues).length === 0 && !isPriceRequested(context),
    isPriced: ({ context }) => isPriced(context),
    isOtherForm: ({ context }) => !isPriceRequested(context),
    /** Guard: the driver wants to continue with the price that is being requested. */
    isAwaited: stateIn({ editing: { pricing: "awaited" } }),
    /** Guard: the start was valid in the form, and over when the service checked it. */
    isStartJustOver: ({ context: { offer, form } }, { issue }: FormRefused) =>
      issue === "start_in_past" &&
      form.start === "later" &&
      offer !== null &&
      mayBeginWithPayment(offer.ticket),
    isOtherArea: (_, { otherArea }: TicketOffer) => otherArea !== null,
    hasRoomForPlate: ({ context: { offer, form } }) =>
      offer !== null && form.plates.length < plateLimit(offer.ticket),
    isListRefused: ({ context }, list: PlatesPasted) =>
      context.offer !== null &&
      Object.keys(plateIssuesIn(validateForm(withPasted(context, list).form, context.offer))).length > 0,
    hasSeveralPlates: ({ context }) => context.form.plates.length > 1
  },
  actions: {
    rememberPause: assign(requestedPause),
    rememberOffer: assign((_, offer: TicketOffer) => ({
      offer,
      form: offer.form,
      issues: {},
      requestedPriceKey: ""
    })),
    changeStart: assign(({ context }, start: TicketForm["start"]) => {
      const { date: _date, time: _time, ...issues } = context.issues
      return { form: { ...context.form, ...begun(context, start) }, issues }
    }),
    changeDate: assign(({ context }, date: string) => changed(context, { date }, "date")),
    changeTime: assign(({ context }, time: string) => changed(context, { time }, "time")),
    editPlate: assign(({ context }, edit: PlateEdit | PlateChosen) => withEdited(context, edit)),
    addPlate: assign(({ context }) => withAnother(context)),
    /** Each plate of the list is validated at once. */
    pastePlates: assign(({ context }, list: PlatesPasted) => {
      const { form } = withPasted(context, list)
      return { form, issues: context.offer === null ? {} : plateIssuesIn(validateForm(form, context.offer)) }
    }),
    removePlate: assign(({ context }, index: number) => withoutPlate(context, index)),
    changeOwner: assign(({ context: { form } }, isOthersCar: boolean) => ({
      form: { ...form, isOthersCar }
    })),
    rememberKnownPlates: assign(({ context: { offer } }, recentPlates: ReadonlyArray<KnownPlate>) => ({
      offer: offer === null ? null : { ...offer, recentPlates }
    })),
    validateForm: assign(({ context: { offer, form } }) => ({
      issues: offer === null ? {} : validateForm(form, offer)
    })),
    tidyPlates: assign(({ context: { form } }) => ({
      form: { ...form, plates: tidied(form.plates) },
      issues: {}
    })),
    /** The form asks for a start that the service refuses, also where it was to be now. */
    rememberRefusal: assign(({ context: { form } }, { field, issue }: FormRefused) => ({
      issues: { [field]: issue },
      form: isOfStart(field) ? { ...form, start: "later" as const } : form
    })),
    rememberTime: assign(({ context: { offer, form } }, now: number) =>
      offer === null ? {} : { offer: { ...offer, now }, form: withSoonestStart(form, offer, now) }
    ),
    startNow: assign(({ context: { form } }) => ({ form: { ...form, start: "now" as const } })),
    markPlateTaken: assign((_, { plates }: PlateTakenByOther) => ({
      requestedPriceKey: "",
      issues: Object.fromEntries(plates.map((index) => [`plate.${index}`, "plate_taken" as const]))
    })),
    rememberPriceRequest: assign(({ context }) => ({
      requestedPriceKey: priceKeyOf(context),
      configured: null
    })),
    forgetPriceRequest: assign({ requestedPriceKey: "" }),
    rememberConfigured: assign((_, configured: ConfiguredTicket) => ({ configured })),
    /** The question about the area is answered, and not repeated. */
    confirmArea: assign({ areaEntityId: null }),
    forgetCode: () => {},
    /** Stores the input across a reload or a login. */
    keepDraft: (_, _draft: FormDraft) => {},
    forgetDraft: (_, _shopId: string) => {},
    /** Stores the plates to offer them next time, unless they are of another person's car. */
    rememberPlates: (_, _form: TicketForm) => {},
    /** Stores names and default of the known plates in this browser. */
    keepKnownPlates: (_, _plates: ReadonlyArray<KnownPlate>) => {},
    reportSessionLost: tellSessionLost,
    /** Shows the cart with the new ticket in it. */
    openCart: tellApp("TICKET_ADDED", (shopId: string) => ({ shopId }))
  },
  delays: {
    pause,
    /** Without a change of the form; longer than between two keys, shorter than the way to the button. */
    typingPause: 1_000
  }
})

const shopIdOf = (offer: TicketOffer | null): string => offer?.shop.id ?? ""

/** Action: stores the input across a reload or a login. */
const keepDraft = {
  type: "keepDraft",
  params: ({ context: { offer, form } }: { context: Context }): FormDraft => ({
    shopId: shopIdOf(offer),
    ticketId: offer?.ticket.id ?? "",
    basis: offer?.basis ?? "",
    form
  })
} as const

/** The driver's own question follows, if one waits; a price that nobody waits for fails unseen. */
const unheard = [{ guard: "isAwaited", target: "#ticketConfiguration.configuring" }, "filling"] as const

const plateTaken = { target: "editing.plateTaken", actions: "markPlateTaken" } as const

export const ticketConfigurationMachine = ticketConfiguration.createMachine({
  id: "ticketConfiguration",
  description:
    "The driver says from when and for which plates, sees the price, and puts the ticket into the cart.",
  context: ({ input }) => ({
    ...input,
    offer: null,
    form: { start: "now", date: "", time: "", plates: [] },
    issues: {},
    requestedPriceKey: "",
    configured: null,
    pauseSeconds: 0
  }),
  initial: "loadingTicket",
  states: {
    loadingTicket: {
      description: "The ticket and its shop are being fetched.",
      invoke: {
        id: "loadTicket",
        src: "loadTicket",
        input: ({ context: { shopPath, ticketId, source, areaEntityId } }) => ({
          shopPath,
          ticketId,
          source,
          areaEntityId
        }),
        onDone: settled({
          success: [
            { guard: "isOtherArea", target: "otherArea", actions: "rememberOffer" },
            { target: "editing", actions: "rememberOffer" }
          ],
          failures: { TicketNotFound: "ticketNotFound", ...shopProblems }
        }),
        onError: "shopFailed"
      }
    },

    otherArea: {
      description:
        "The code on the spot names another area than the ticket: the driver is asked before anything is filled in.",
      on: { AREA_CONFIRMED: { target: "editing", actions: ["confirmArea", "forgetCode"] } }
    },

    editing: {
      tags: "form",
      description: "The driver fills in the start and the plates.",
      initial: "filling",
      on: {
        START_CHANGED: { actions: [{ type: "changeStart", params: ({ event }) => event.start }, keepDraft] },
        DATE_CHANGED: { actions: [{ type: "changeDate", params: ({ event }) => event.date }, keepDraft] },
        TIME_CHANGED: { actions: [{ type: "changeTime", params: ({ event }) => event.time }, keepDraft] },
        ...plateEdits("editPlate", keepDraft),
        PLATE_CHOSEN: { actions: [{ type: "editPlate", params: ({ event }) => event }, keepDraft] },
        PLATES_PASTED: platesPasted("pastePlates", keepDraft),
        PLATE_ADDED: { guard: "hasRoomForPlate", actions: ["addPlate", keepDraft] },
        PLATE_REMOVED: {
          guard: "hasSeveralPlates",
          actions: [{ type: "removePlate", params: ({ event }) => event.index }, keepDraft]
        },
        OWNER_CHANGED: {
          actions: [{ type: "changeOwner", params: ({ event }) => event.isOthersCar }, keepDraft]
        },
        KNOWN_PLATES_CHANGED: {
          actions: [
            { type: "rememberKnownPlates", params: ({ event }) => event.plates },
            { type: "keepKnownPlates", params: ({ event }) => event.plates }
          ]
        },
        TIME_PASSED: { actions: { type: "rememberTime", params: ({ event }) => event.now } },
        CONFIGURE_REQUESTED: ".checking"
      },
      states: {
        filling: {
          description: "Nothing has been found wrong so far.",
          always: { guard: "lacksPrice", target: "pausing" }
        },
        pausing: {
          description: "The form is complete; its price is asked for as soon as the driver stops typing.",
          entry: "rememberPriceRequest",
          always: { guard: "isOtherForm", target: "filling", actions: "forgetPriceRequest" },
          after: { typingPause: "pricing" }
        },
        pricing: {
          description: "The price is being asked for ahead.",
          always: { guard: "isOtherForm", target: "filling", actions: "forgetPriceRequest" },
          invoke: {
            id: "configureTicket",
            src: "configureTicket",
            input: ({ context }) => priceRequest(context),
            onDone: settled({
              success: [
                {
                  guard: "isAwaited",
                  target: "#ticketConfiguration.addingToCart",
                  actions: ["rememberConfigured", "tidyPlates"]
                },
                { target: "filling", actions: "rememberConfigured" }
              ],
              failures: {
                PlateTakenByOther: unheard,
                FormRefused: unheard,
                TicketUnavailable: unheard,
                ShopInactive: unheard,
                SessionLost: unheard,
                ...unanswered(unheard)
              }
            }),
            onError: unheard
          },
          initial: "ahead",
          states: {
            ahead: {
              description: "The driver is still in the form.",
              on: { CONFIGURE_REQUESTED: "awaited" }
            },
            awaited: {
              tags: "goingOn",
              description: "The driver wants to go on, and waits for the price that is being asked for.",
              on: { CONFIGURE_REQUESTED: {} }
            }
          }
        },
        checking: {
          description:
            "The driver wants to go on: with what the form says, or first with what is not right in it.",
          always: [
            { guard: "isPriced", target: "#ticketConfiguration.addingToCart", actions: "tidyPlates" },
            { guard: "isFormComplete", target: "#ticketConfiguration.configuring", actions: "tidyPlates" },
            { target: "correcting", actions: "validateForm" }
          ]
        },
        correcting: {
          description: "Some fields are not right yet; each says what is wrong and how to mend it.",
          always: { guard: "lacksPrice", target: "pausing" },
          on: {
            PLATE_CHOSEN: {
              target: "checking",
              actions: [{ type: "editPlate", params: ({ event }) => event }, keepDraft]
            }
          }
        },
        plateTaken: {
          description: "Another driver has an active ticket for one of the plates, which is marked.",
          always: { guard: "isTakenPlateCorrected", target: "filling" }
        },
        configuringFailed: { description: "The price could not be worked out; the form is as it was left." },
        addingFailed: {
          description:
            "The ticket could not be put into the cart; nothing has changed there, nor in the form."
        },
        currencyMismatch: {
          tags: "refusedByCart",
          description: "The cart holds tickets in another currency, which have to be paid or removed first."
        },
        cartFull: {
          tags: "refusedByCart",
          description:
            "The cart holds as many tickets as one order can: some have to be paid or removed first."
        }
      }
    },

    configuring: {
      tags: ["form", "goingOn"],
      description: "The service works out price and validity for this start and these plates.",
      entry: "rememberPriceRequest",
      invoke: {
        id: "configureTicket",
        src: "configureTicket",
        input: ({ context }) => priceRequest(context),
        onDone: settled({
          success: { target: "addingToCart", actions: "rememberConfigured" },
          failures: {
            PlateTakenByOther: plateTaken,
            FormRefused: [
              { guard: "isStartJustOver", target: "configuring", reenter: true, actions: "startNow" },
              { target: "editing.correcting", actions: "rememberRefusal" }
            ],
            TicketUnavailable: "ticketUnavailable",
            ShopInactive: "shopInactive",
            SessionLost: "sessionLost",
            ...unanswered("editing.configuringFailed")
          }
        }),
        onError: "editing.configuringFailed"
      }
    },

    addingToCart: {
      tags: ["form", "goingOn"],
      description: "The ticket is being put into the cart that the service keeps.",
      invoke: {
        id: "addToCart",
        src: "addToCart",
        input: ({ context: { offer, configured } }) => ({
          shopId: shopIdOf(offer),
          ticket: configured?.ticket ?? null,
          replaces: offer?.replaces ?? null
        }),
        onDone: settled({
          success: {
            target: "inCart",
            actions: [
              { type: "forgetDraft", params: ({ context }) => shopIdOf(context.offer) },
              { type: "rememberPlates", params: ({ context }) => context.form },
              { type: "openCart", params: ({ context }) => shopIdOf(context.offer) }
            ]
          },
          failures: {
            CurrencyMismatch: "editing.currencyMismatch",
            CartFull: "editing.cartFull",
            PlateTakenByOther: plateTaken,
            TicketUnavailable: "ticketUnavailable",
            ShopInactive: "shopInactive",
            SessionLost: "sessionLost",
            ...unanswered("editing.addingFailed")
          }
        }),
        onError: "editing.addingFailed"
      }
    },

    inCart: {
      type: "final",
      tags: ["form", "goingOn", "left"],
      description: "The ticket is in the cart; the cart opens."
    },

    ticketUnavailable: {
      tags: "noTicket",
      description: "The ticket has changed or ended meanwhile: a new one has to be chosen.",
      on: { TRY_AGAIN: "loadingTicket" }
    },

    ticketNotFound: {
      tags: "noTicket",
      description: "The shop has no such ticket for this driver.",
      on: { TRY_AGAIN: "loadingTicket" }
    },

    ...shopProblemStates("loadingTicket")
  }
})

export type TicketConfigurationActor = ActorRefFrom<typeof ticketConfigurationMachine>
