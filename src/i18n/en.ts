// English texts. Texts the specification quotes in English stand here word for word, also where they start in lower case:
// headings and buttons show them with a capital by style (quoted-texts.test.ts).
import { coverageTexts } from "../../schemas/coverage/texts.ts"
import type { Catalogue } from "./catalogue.ts"

export const en = {
  common: {
    productName: "Parkschein",
    back: "Back",
    change: "Change",
    close: "Close",
    confirm: "Confirm",
    continue: "Continue",
    delete: "Delete",
    free: "free",
    genericError: "Something went wrong",
    loadFailed: "We could not load the data, please try again later.",
    loading: "Loading …",
    moreAreas_one: "Show {count} more area",
    moreAreas_other: "Show {count} more areas",
    optional: "optional",
    reload: "Reload",
    remove: "Remove",
    retry: "Try again",
    total: "Total",
    errorSummary: { title: "Please check what you entered" },
    notice: { success: "Success", error: "Error", info: "Note", warning: "Warning" }
  },

  zod: {
    invalid_license_plate: "This licence plate format is not valid.",
    missing_separator: "please enter the plate with a dash, e.g. {format}",
    invalid_canton_code: "Not a valid canton.",
    invalid_municipal: "Unknown district / region.",
    invalid_province_code: "Unknown region.",
    duplicated_plate: "You cannot add the same licence plate more than once.",
    plate_taken: "Please check this licence plate.",
    field_required: "The licence plate is required",
    required: "This field is required",
    min_length: "{field}: please enter at least {min} characters.",
    max_length: "{field}: please enter at most {max} characters.",
    invalid_code: "The code may contain only letters, digits, dot, dash and @.",
    start_required: "Please choose when the ticket should start.",
    start_in_past: "That start time has already passed. Please choose a later one.",
    start_too_far: "This ticket is not available that far ahead. Please choose an earlier day.",
    start_invalid: "That day does not exist. Please choose another one.",
    start_skipped:
      "That time does not exist on this day, as the clocks go forward. Please choose another one."
  },

  layout: {
    skipToContent: "Skip to content",
    home: "Home",
    myProfile: "My profile",
    login: "Log in",
    logout: "Log out",
    signUp: "Sign up",
    openMenu: "Open menu",
    closeMenu: "Close menu",
    language: "Language",
    cart: "Cart",
    cartWithCount_one: "Cart, {count} ticket",
    cartWithCount_other: "Cart, {count} tickets",
    mainNavigation: "Main navigation",
    notifications: "Notifications",
    openCart: "Not bought yet: there are tickets in your cart.",
    openCartAction: "Go to cart",
    newVersion: "There is a new version of the shop.",
    languageFailed: "The language could not be changed.",
    footer: {
      title: "Information and legal",
      buyTickets: "Buy tickets",
      account: "Account",
      terms: "Terms and conditions",
      cookies: "Cookies",
      imprint: "Imprint",
      privacy: "Privacy policy",
      accessibility: "Accessibility",
      withdrawal: "Withdraw from contract here",
      cancellation: "Cancel contracts here",
      help: "Help in plain language",
      contact: "Contact",
      copyright: "© {year} Parkschein"
    }
  },

  home: {
    pageTitle: "{shop}: parking tickets",
    welcome: "Welcome to {shop}",
    subline: "Parking tickets",
    loading: "Loading the tickets …",
    ticketCount_one: "{count} Ticket",
    ticketCount_other: "{count} Tickets",
    selectTicket: "Select ticket",
    showMoreCount_one: "Show {count} more",
    showMoreCount_other: "Show {count} more",
    shownOf: "{shown} of {total} shown",
    filter: {
      label: "Parking area",
      all: "All areas",
      search: "Search parking area",
      noMatch: "No parking area matches “{search}”.",
      selected_one: "{count} area selected",
      selected_other: "{count} areas selected",
      rule: "Showing tickets that are valid in all the areas you selected.",
      lastOne: "At least one area must stay selected."
    },
    singleUse: "Unlimited stays",
    multiUse_one: "{count} stay",
    multiUse_other: "{count} stays",
    discounted: "Reduced",
    empty: {
      title: "No tickets available",
      unverified: "You have not verified yourself yet.",
      noTickets: "This shop has no tickets at the moment.",
      goToVerification: "Go to verification",
      hintsTitle: "Possible reasons",
      hintInactive: "The shop may not be active yet.",
      hintPermission: "You may not have permission to buy here.",
      hintCode: "Some tickets have to be unlocked with a verification code.",
      codes_one:
        "You have added {count} verification code, but it does not unlock any tickets here at the moment.",
      codes_other:
        "You have added {count} verification codes, but they do not unlock any tickets here at the moment.",
      codes_zero: "You have not added a verification code yet."
    },
    noMatch: {
      title: "No tickets found",
      text: "No ticket is valid in all the areas you selected. Select fewer areas.",
      reset: "Clear selection"
    },
    failed: { title: "No tickets found" },
    permissions: {
      heading: "Parking permits",
      activeBanner: "active permissions",
      viewDetails: "view details",
      addPlate: "Add licence plate",
      addPlateText: "Add a licence plate to use this parking permit.",
      platesUsed: "{used} of {maximum} licence plates added",
      expired: "Expired",
      expiresOn: "Expires on {date}",
      available: "Available"
    }
  },

  validity: {
    day: "Valid on the chosen day, {from} to {to}",
    wholeDay: "Valid for the whole chosen day",
    duration: "Valid for {duration} from the start",
    fromPayment: "Valid for {duration} from payment"
  },

  windows: coverageTexts.en.windows,
  coverage: coverageTexts.en.coverage,

  ticket: {
    pageTitle: "{ticket} · {area}",
    configure: "Set up your ticket",
    validityPeriod: "Validity",
    startTime: "Start of the ticket",
    startDate: "Date",
    calendar: {
      hint: "For example {example}",
      open: "Open the calendar",
      title: "Choose a date",
      previousMonth: "Previous month",
      nextMonth: "Next month"
    },
    startClock: "Time",
    startWeekday: "Weekday",
    startsNow: "The ticket is valid as soon as you have paid.",
    start: {
      now: "Now",
      later: "Later",
      twice: "The clocks go back that night, and this time comes twice. The ticket starts the first time."
    },
    overToday: "For today, this ticket ended at {time}. It can start tomorrow at the earliest.",
    zone: "All times are local time at the parking area ({zone}).",
    plates: "Licence plates",
    addAnotherPlate: "Add another license plate",
    removePlate: "Remove licence plate {plate}",
    maximumPlates_one: "You can add {count} licence plate to this ticket.",
    maximumPlates_other: "You can add up to {count} licence plates to this ticket.",
    onlyValidForArea: "Valid only for the area {area}.",
    onlyValidForAreas: "Valid only for these areas: {areas}.",
    moreInfo: "more info / see opening hours",
    multiVisit_one: "This ticket covers {count} stay while it is valid.",
    multiVisit_other:
      "This ticket covers {count} stays while it is valid. It ends when they are all used or the period is over.",
    multiVisitReminder: "We remind you before it expires.",
    singleUse: "You can park as often as you like while this ticket is valid. It does not renew itself.",
    noCancellation: "There is nothing to cancel: the ticket ends by itself.",
    limitedValidity:
      "This ticket is valid only in certain time windows. Outside of them parking is not covered.",
    windows: "Time windows",
    covered: "This licence plate is already covered for this time.",
    coveredUntil: "This licence plate is already covered until {to}.",
    coveredGoOn: "Buy anyway",
    discount: "Reduced price",
    regularPrice: "Regular price",
    configurationError: "ticket configuration error, choose a new ticket",
    chooseNew: "Choose a new ticket",
    alreadyPurchased: "There is already an active ticket for this licence plate from another user.",
    alreadyPurchasedNext:
      "This is about {plates}. Please check what you entered. If it is your licence plate, please contact us.",
    noPrice:
      "We could not work out price and validity just now. What you entered is still here; please try again.",
    continue: "Check price and validity",
    checking: "Checking price and validity …",
    checkHeading: "Please check your details",
    otherCurrency: "Your cart contains tickets in another currency. Please complete that purchase first.",
    changing: "You are changing a ticket that is in your cart.",
    saveChange: "Save change",
    otherArea: {
      title: "This ticket is not valid here",
      text: "You scanned the code of {here}. This ticket is only valid at: {areas}.",
      others: "See other tickets",
      keep: "Keep this ticket"
    },
    addToCart: "Add to cart",
    addingToCart: "Adding to cart …",
    addedToCart: "The ticket is in your cart.",
    addToCartFailed: "The ticket could not be added to the cart. Please try again.",
    back: "Back to ticket selection",
    goToCart: "Go to cart",
    loading: "Loading the ticket …",
    notFound: "This ticket is not available. Please choose another one.",
    howItWorks: {
      title: "What happens after you buy",
      driveIn: "When you drive in, your licence plate is recognised.",
      noPaper: "There is nothing to print or put behind the windscreen.",
      driveOut: "When you leave, just drive out."
    }
  },

  plate: {
    label: "Licence plate",
    labelNumbered: "Licence plate {number}",
    country: "Country of the licence plate",
    otherCountry: "Other country",
    hint: "Exactly as it appears on the plate.",
    example: "For example {format}",
    readOut: "Licence plate{country}: {characters}",
    dash: "dash",
    suggestions: "Did you mean:",
    useSuggestion: "Use {plate}",
    useRecent: "Use licence plate {plate}",
    lookAlike: "Looks like {plate}. Please check the licence plate closely.",
    lookAlikeKeep: "{plate} is correct",
    lookAlikeCharacters: "O and 0, I and 1, B and 8 look alike. Please check closely.",
    region: "Registered in: {region}",
    asEntered: "Go on as entered",
    lettersMissing:
      "Digits alone after the dash are nearly always those of authorities. Are letters missing?",
    isRight: "My licence plate is correct",
    isRightText: "We may not know new or rare plates yet. Please write to us.",
    interchangeable:
      "Interchangeable plate: one plate may be registered for two cars, but only one of them may park at a time.",
    used: "{used} of {maximum} licence plates entered",
    countries: {
      first: "Local and recently used",
      all: "All countries",
      search: "Search for a country",
      found_one: "{count} country found",
      found_other: "{count} countries found",
      noMatch: "No country found. Choose “Other country”."
    },
    known: {
      heading: "Your licence plates",
      use: "Use licence plate {plate}, {details}",
      manage: "Change names and default",
      nickname: "Name for {plate}",
      nicknameExample: "Mum’s car",
      isDefault: "Default: filled in for every new ticket",
      default: "Default",
      forget: "Stop suggesting {plate}",
      note: "Stored only in this browser, and only until you log out."
    },
    contact: {
      subject: "Licence plate is not accepted",
      body: "Hello, my licence plate is correct, but the shop does not accept it: {plate} ({country})",
      write: "Write an email with this licence plate"
    }
  },

  cart: {
    title: "Cart",
    close: "Close cart",
    loading: "Loading the cart …",
    empty: "Your cart is empty.",
    emptyAction: "Select a ticket",
    item: {
      validity: "Validity",
      area: "Area"
    },
    removeNamed: "Remove {ticket} from cart",
    removed: "{ticket} was removed.",
    cleared: "All tickets have been removed.",
    undo: "Undo",
    change: "Change details",
    clear: "Empty cart",
    saving: "Saving the cart …",
    saveFailed: "The change was not saved. Please try again.",
    changedElsewhere: "The cart was changed in another window. You now see both changes.",
    startMoved: "Start moved to now: the time you chose has passed, the ticket begins when it is paid.",
    notOrdered:
      "Your cart has been changed on another device or in another window. Nothing was ordered; please check it again.",
    order: {
      here: "Started at {time} in this browser, {price}.",
      elsewhere: "Started at {time} on another device, {price}.",
      earlier: "An earlier order is not paid yet",
      replaces: "If you order the cart as it is now, the new order replaces the earlier one.",
      cancel: "Cancel the order",
      cancelling: "The order is being cancelled …",
      cancelFailed: "We do not know whether the order has been cancelled. Please try again.",
      underWay:
        "There is nothing to do and nothing to order again. The result appears here as soon as your bank has answered."
    },
    keepShopping: "Continue shopping",
    itemCount_one: "{count} ticket",
    itemCount_other: "{count} tickets",
    problem: {
      E_TICKET_ALREADY_PURCHASED_BY_OTHER_USER:
        "There is already an active ticket for this licence plate from another user.",
      E_TICKET_CHANGED: "Price or conditions have changed. Please set up the ticket again.",
      E_TICKET_NOT_AVAILABLE: "This ticket is no longer offered. Please remove it.",
      E_START_IN_PAST: "The start time has passed. Please choose a new one.",
      E_PLATE_INVALID: "The licence plate is not valid. Please change it.",
      unknown: "This ticket cannot be ordered as it is. Please set it up again or remove it."
    }
  },

  checkout: {
    verifying: "Checking the cart …",
    backToReview: "Check the order",
    verifyAgain: "Check again",
    verifyFailed: "The cart could not be verified.",
    reviewHeading: "Your order",
    methods: {
      title: "Payment methods",
      card: "Card",
      wallet: "Wallet",
      debit: "Direct debit"
    },
    paymentMethods: "You pay on our payment partner's page, as offered there.",
    accept:
      "I accept the <terms>terms and conditions</terms> and have taken note of the <privacy>privacy policy</privacy>.",
    acceptRequired: "Please accept the terms and conditions and the privacy agreement.",
    expressRequest:
      "I expressly request that the service begin before the end of the withdrawal period. I acknowledge that I lose my right of withdrawal once it has been fully performed.",
    expressRequestRequired:
      "Please request the earlier start: a ticket is valid before the end of the withdrawal period.",
    withdrawal:
      "You may withdraw from the contract within 14 days without giving a reason. Details are in the terms.",
    order: "Order with obligation to pay",
    ordering: "Creating your order …",
    orderFailed: "The order failed. Please try again.",
    orderUnknown:
      "We do not know yet whether your order reached us. If you try again, it will not be placed twice.",
    toPayment: "You are being taken to the payment page …",
    blocked: "The cart cannot be changed while the order is being placed.",
    notOffered: "Orders cannot be placed online here at the moment.",
    blockedByProblems: "Please fix the problems marked below; then you can order.",
    totalDue: "To pay",
    keptCart: "Your cart stays as it is.",
    bankStep: "Your bank may ask you to confirm. Your cart will wait."
  },

  payment: {
    success: {
      title: "Thank you for your purchase",
      text: "We send you the confirmation by email.",
      inAccount: "You will find your tickets in your profile at any time.",
      reference: "Order number",
      showTickets: "See my tickets",
      continueShopping: "continue shopping"
    },
    failed: {
      title: "The payment did not go through",
      text: "Nothing was charged. Your cart is still there.",
      changeMethod: "change payment method",
      backToTickets: "back to ticket selection"
    },
    expired: {
      title: "The time to pay has run out",
      text: "Nothing was charged. Your cart is still there."
    },
    refund: "Paid twice or too late: {amount} will be returned to you the same way.",
    cancelled: {
      title: "This order has been cancelled"
    },
    processing: {
      title: "We are asking your bank",
      text: "This usually takes a few seconds. This page updates by itself; please do not pay again.",
      still:
        "Your bank is taking longer than usual. We keep asking: the result appears here and in your profile.",
      payAgainWarning:
        "A payment may already be under way. Please check with your bank before you pay again.",
      payAgain: "Pay again"
    },
    left: {
      title: "The payment was not completed",
      text: "As far as we know, nothing was charged. You can continue the payment or choose another payment method.",
      noOrder:
        "As far as we know, nothing was charged. Your cart is still there, and tickets you have bought are in your profile."
    },
    open: {
      title: "This order has not been paid yet",
      text: "You can continue with the payment or choose another payment method.",
      replacement: "It has replaced your earlier order.",
      resume: "Continue with the payment"
    },
    unknown: {
      title: "No open order",
      text: "Log in, and we will show you where your order stands.",
      noOrder: "We do not know which order this is about. You will find your tickets in your profile.",
      unreachable: "We cannot look up your order right now. Please do not pay again."
    },
    checkAgain: "Check the status again",
    receipt: {
      save: "Save the receipt",
      failed: "The receipt could not be loaded. Please try again."
    },
    proof: {
      wrongPlate: "Wrong licence plate? Correct it here",
      title: "Proof of parking",
      unchecked: "We could not look up the status just now. This proof is stored in your browser.",
      signedOut: "This proof is stored in your browser. Log in and we will look up the status.",
      valid: "Valid now, {duration} left",
      notYet: "Paid. Valid {ahead}",
      over: "Expired",
      open: "Valid from purchase",
      seenAt: "As of",
      print: "Print proof",
      offline: "This page opens in this browser without a connection, too.",
      help: "Your licence plate is not recognised? Show this proof or get in touch with us.",
      contact: "Contact us"
    },
    checking: "Looking up your order …"
  },

  again: {
    proof: "Show proof",
    buy: "Buy again",
    extend: "Extend",
    begins: "Starts: {start}",
    follows: "Next: {start}",
    today: "today",
    tomorrow: "tomorrow",
    now: "with payment",
    covered: "{plate} already has a ticket for this time.",
    unavailable: "This ticket is not available for {plate} right now. Please choose another one below.",
    pricingFailed: "The price could not be worked out right now."
  },
  account: {
    title: "My profile",
    sections: "Sections of the profile",
    section: {
      activeTickets: "Active tickets",
      verify: "Verification",
      permissions: "Parking permits"
    },
    backToOverview: "back to overview",
    tickets: {
      heading: "Active tickets",
      ticket: "Ticket",
      remainingUsage: "Remaining usage",
      remaining: "{remaining} of {total}",
      unlimited: "unlimited",
      validFrom: "Valid from",
      validTo: "Valid to",
      plates: "Licence plates",
      areas: "Parking areas",
      expires: "Expires on {date} at {time}",
      loading: "Loading your tickets …",
      empty: "You have no active tickets.",
      buyAgain: "Buy again",
      calendar: "Add to calendar",
      reminder: "Remind me by email before it ends",
      reminderFailed: "Your choice could not be saved. Please try again.",
      proof: "Show proof",
      lastVisits_one: "Only {count} stay left.",
      lastVisits_other: "Only {count} stays left."
    },
    correction: {
      title: "Correct the licence plate",
      once: "You can correct a licence plate of this ticket once, as long as the ticket has not begun.",
      begun: "The ticket has already begun. Its licence plate can no longer be corrected here.",
      used: "A licence plate of this ticket has already been corrected once.",
      none: "The licence plate of this ticket cannot be corrected here.",
      help: "The operator can help you. Please get in touch before you park.",
      contact: "Contact the operator"
    },
    permits: {
      heading: "Parking permits",
      name: "Name",
      status: "Status",
      validFrom: "Valid from",
      validTo: "Valid to",
      area: "Area",
      plates: "Licence plates",
      noPlates: "No active plates",
      loading: "Loading your parking permits …",
      empty: "You have no parking permits.",
      all: "All parking permits",
      notFound: {
        title: "This parking permit does not exist",
        text: "You have no such parking permit in this shop. It may have ended, or you may still need to add a code."
      },
      addPlates: "Add licence plates",
      showOptions: "Show options",
      options: "Choose a parking permit",
      deletePlate: "Delete licence plate",
      withoutEnd: "no end date",
      from: "from {date}",
      statuses: { active: "active", expiring: "expiring", expired: "expired" }
    },
    codes: {
      heading: "Verification codes",
      code: "Code",
      loading: "Loading your codes …",
      empty: "You have not added a code yet.",
      add: "Add verification"
    },
    plates: {
      heading: "Add licence plate",
      used: "{used} of {maximum} licence plates used",
      noneAllowed: "You cannot add licence plates to this parking permit.",
      gone: "This licence plate is no longer on the permit: it was changed or deleted elsewhere in the meantime.",
      lookAgain: "Show current status",
      unanswered:
        "We did not get an answer, so we do not know whether it was saved. Please check before you try again.",
      partlySaved: "The other licence plates are still in the form.",
      notCovered: "no longer covered",
      maximumReached: "You cannot add another licence plate. Please delete another one first.",
      save: "Save",
      saving: "Saving …",
      addFailed: "The licence plate could not be added.",
      addDuplicate: "This licence plate has already been added and cannot be added again.",
      addSucceeded: "The licence plate was added.",
      addSucceededDetail: "{permit}: {plate}, from your next stay.",
      changeTitle: "Change licence plate",
      changeFailed: "The licence plate could not be changed",
      changeSucceeded: "The licence plate was changed",
      deleteTitle: "Delete licence plate",
      deleteConfirm:
        "Do you want to delete {plate}? From the next stay on, the parking permit no longer covers it.",
      deleteFailed: "The licence plate could not be deleted.",
      deleteSucceeded: "The licence plate was deleted.",
      addAgain: "Add again",
      oldPlate: "Old licence plate",
      newPlate: "New licence plate",
      reason: "Reason",
      chooseReason: "Choose a reason",
      fromNextStay: "The change applies from your next stay, not to current or past ones.",
      untilNow: "until now",
      nextStay: "from your next stay",
      addPlateDescription: "The new licence plate is added to the ones you have.",
      exchangePlateDescription: "The new licence plate replaces the old one.",
      reasons: {
        additional_car: "Additional car",
        different_car: "Different car",
        new_car_or_license_plate: "New car or licence plate",
        other_reason: "Other reason",
        rental_car: "Rental car",
        renting_parking_spot: "Renting out the parking space",
        typo: "Typing error"
      }
    }
  },

  verify: {
    title: "Please verify yourself",
    text: "A verification code, for example from your employer, unlocks more tickets.",
    code: "Verification code",
    codeHint: "Letters, digits, dot, dash and @. Upper and lower case matter.",
    submit: "Verify",
    submitting: "Checking the code …",
    continueWithout: "Continue without verification",
    succeeded: "A new verification code was added to your account.",
    wait: "You can send the next code in {duration}. You can already type it in.",
    showCodes: "See my codes",
    toTickets: "Go to the tickets",
    another: "Enter another code",
    failed: "The verification was not successful. Please try again.",
    reason: {
      unknown: "We do not know this code. Please check the spelling, or ask whoever issued it.",
      usedUp: "This code has already been used as often as allowed. Ask whoever issued it.",
      expired: "This code has expired. Ask whoever issued it for a new one.",
      otherShop: "This code belongs to another shop. Open that shop, or ask whoever issued the code.",
      limit: "You have reached the maximum number of codes. Please write to us if you need another one.",
      alreadyAdded: "This code is already in your account."
    },
    modal: {
      title: "Please verify yourself",
      text: "This shop has tickets that are unlocked with a verification code.",
      verify: "verify",
      skip: "skip verification"
    }
  },

  error: {
    cause: "Cause: {cause}",
    actions: {
      retry: "Try again",
      home: "Go to the home page",
      login: "Log in again",
      contact: "Contact us"
    },
    generic: {
      title: "Something went wrong",
      text: "Please try again. If that does not help, please write to us."
    },
    network: {
      title: "No connection",
      text: "We cannot reach the shop right now. Please check your internet connection and try again."
    },
    server: {
      title: "The shop is having a problem",
      text: "It is not your fault. Please try again in a few minutes."
    },
    tooManyRequests: {
      title: "Too many requests",
      text: "Please wait a moment and then try again.",
      again: "We will try again by ourselves in {duration}."
    },
    notAllowed: {
      title: "Your account may not open this",
      text: "Log out and log in with another account, or ask the operator of the parking area for access."
    },
    inactiveShop: {
      title: "This shop is not active",
      text: "No tickets are sold here at the moment. Please contact the operator of the parking area."
    },
    shopNotFound: {
      title: "This shop does not exist",
      text: "There is no shop at this address. Please check the address or scan the code on site again."
    },
    notFound: {
      title: "404: this page does not exist",
      checkUrl: "Check that the URL is spelled correctly.",
      checkLink: "Check that the link you followed is still correct."
    },
    noShop: {
      title: "Which shop?",
      text: "We do not know yet where you want to park.",
      visited: "Shops you have opened here before",
      findTitle: "How to find your shop",
      findCode: "Scan the code on the sign at the parking area.",
      findAddress: "Or type in the address printed below the code.",
      findEmployer: "Parking at work? The link is in the email you received from your employer.",
      unverified: "Your email address is not verified yet. No shop opens until it is.",
      verifyEmail: "Verify email address"
    },
    loggedOut: {
      title: "You are logged out",
      text: "Your session on this device has ended."
    },
    configuration: {
      title: "The shop is not set up correctly",
      text: "A setting is missing. This is for us to fix; please try again later."
    },
    loginFailed: {
      title: "We could not log you in",
      text: "Please log in again."
    },
    wrongClock: {
      title: "The clock of this device is wrong",
      text: "Please set date and time, best automatically, and then log in again."
    },
    loginUnreachable: {
      title: "The login is not available right now",
      text: "Please check your connection and try again."
    },
    sessionLost: {
      title: "Your login has expired",
      text: "Log in again to carry on where you left off. Your cart is still there."
    }
  },

  emailVerification: {
    title: "check your mailbox",
    text: "We sent a link to {email}. Open it to confirm your address.",
    textWithoutAddress: "We sent you a link. Open it to confirm your address.",
    otherDevice: "You can also do this on another device. Come back here afterwards.",
    verified: "I have verified",
    resend: "Send the link again",
    resent: "We sent a new link.",
    resendTooSoon: "We sent you an email only a moment ago. Please wait a few minutes.",
    resendFailed: "The link could not be sent. Please try again later.",
    notYet: "Your address is not confirmed yet. Open the link in the email, then try again.",
    notArrived: "Nothing arrived? Please check your spam folder too.",
    backToLogin: "back to login"
  },

  interstitial: {
    title: "Continue to login",
    shop: "Shop",
    operator: "Operator",
    area: "Place",
    domain: "Address",
    comeBack: "You will come back here afterwards.",
    checking: "Checking your login …",
    returning: "Logging you in …",
    loggingOut: "Logging you out …"
  },

  contractEnd: {
    withdrawal: {
      title: "Withdraw from contract here",
      text: "Here you can withdraw from a contract without logging in.",
      subject: "Withdrawal from a contract",
      confirm: "Confirm withdrawal",
      letter:
        "Hello,\n\nI hereby withdraw from my contract.\n\nName: {name}\nEmail: {email}\nOrder or licence plate: {reference}\nDeclared on: {at}"
    },
    cancellation: {
      title: "Cancel contracts here",
      text: "Here you can cancel a contract without logging in.",
      subject: "Cancellation of a contract",
      confirm: "Cancel now",
      letter:
        "Hello,\n\nI hereby cancel my contract at the earliest possible date.\n\nName: {name}\nEmail: {email}\nOrder or licence plate: {reference}\nDeclared on: {at}"
    },
    name: "Name",
    email: "Email for the confirmation",
    reference: "Order number or licence plate",
    next: "Continue",
    check: "Please check your declaration.",
    declaration: "Declaration",
    at: "Declared on",
    byMail:
      "Your email program opens with the finished declaration. Send the email and keep it: it shows the date and time.",
    change: "Change details"
  },
  help: {
    title: "Help in plain language",
    contact: "Talk to us",
    buying: {
      title: "Buying a ticket",
      one: "Choose a ticket.",
      two: "Type your licence plate into the field. The plate is on the front and back of your car.",
      three: "Pay. After that the ticket is valid."
    },
    parking: {
      title: "Parking",
      one: "Drive into the car park.",
      two: "A camera reads your licence plate.",
      three: "You do not need paper or a card."
    },
    trouble: {
      title: "If something goes wrong",
      one: "The barrier does not open? Call us.",
      two: "The licence plate was wrong? Write to us before you park.",
      three: "You were given a code? Enter it under “My profile”."
    }
  },
  contact: {
    title: "Contact",
    text: "We are happy to help.",
    operator: "Operator",
    email: "Email",
    phone: "Phone",
    loading: "Loading contact details …",
    hours: "Phone hours",
    hoursText: "Monday to Friday, 8:00 to 18:00",
    areaHours: {
      title: "Opening hours of the parking areas",
      always: "Open 24 hours a day",
      daily: "Daily from {from} to {to}",
      onSite: "The opening hours are on the sign at the entrance."
    },
    subject: "Question about {shop}",
    reference: "Please tell us your licence plate and order number, so that we can help you faster.",
    plateNotRecognised: "The barrier does not recognise your licence plate? Call us."
  },

  consent: {
    title: "Cookies and stored data",
    noticeTitle: "May we see how you use the shop?",
    noticeText: "Only if you agree, the shop sends your steps, errors and user ID to {recipient}.",
    purpose:
      "If you agree, the shop sends your steps and any errors with your user ID to {recipient}. This shows us where people get stuck. Licence plates are made unreadable.",
    voluntary: "Everything works the same without it.",
    agree: "Agree",
    refuse: "Decline",
    more: "Find out more",
    withdraw: "Withdraw consent",
    usage: "Usage data",
    nothingSent: "This shop sends no usage data, so there is nothing to ask you.",
    asking: "You have not decided yet. Nothing is sent.",
    granted: "You have agreed.",
    refused: "You have declined. Nothing is sent.",
    stored: "What this browser stores",
    storedText: "The shop needs these to work. Logging out removes everything that belongs to you.",
    what: "What for",
    kept: "How long",
    name: "Name",
    provider: "On the login page ({provider}), a cookie also keeps you logged in until you log out.",
    privacy: "The operator’s privacy notice",
    cookies: "The operator’s cookie notice",
    items: {
      session: "Your login",
      loginHint: "Whether somebody has logged in here before",
      latestDriver: "Who logged in here last, so that a new tab gets your login and nobody else’s",
      usedKeys: "Checksums of used login keys, so that none counts twice",
      loginUnderWay: "Your way to the login and back",
      shop: "The shop you visited last and its country",
      language: "The chosen language",
      drafts: "What you have started to fill in",
      plates: "Licence plates you have used",
      lastPurchase: "What you bought last, so that you can buy it again with one tap",
      order: "An order you have started, so that it is not placed twice",
      proof: "The proof of your ticket, so that it opens without a connection",
      prompt: "That you do not want to be asked for a code again",
      version: "The version of the shop that was loaded last",
      decision: "Your decision on this page"
    },
    keptFor: {
      tab: "Until the tab is closed",
      tabOrLogout: "Until you log out or close the tab",
      logout: "Until you log out",
      day: "One day at most",
      always: "Until you clear your browser data"
    }
  },

  legal: {
    operator: {
      de: "Parkschein Germany",
      at: "Parkschein Austria",
      ch: "Parkschein Switzerland",
      it: "Parkschein Italy"
    }
  },

  // What each page is for, as search engines and assistive technology get it.
  pages: {
    root: "Buy parking tickets and parking permits online.",
    callback: "You are being logged in.",
    callbackLogout: "You are logged out.",
    loading: "The page is loading.",
    error: "Something went wrong, and what to do now.",
    notFound: "There is no page at this address.",
    emailVerification: "Confirm your email address to start buying.",
    shopHome: "Parking tickets and permits of this shop, with prices and parking areas.",
    ticket: "Set up a parking ticket: start, licence plate, price and validity.",
    permission: "Manage a parking permit and its licence plates.",
    paymentSuccess: "The status of your order and the tickets you bought.",
    paymentFailed: "The payment did not go through. Your cart is still there.",
    account: "Your valid tickets, codes and parking permits.",
    verify: "Enter a code and unlock more tickets.",
    contact: "How to reach the operator."
  }
} as const satisfies Catalogue
