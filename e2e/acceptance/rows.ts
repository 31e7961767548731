/** Acceptance table in order: short requirements. Tests have the ids of their rows in the title. */
import { type Row, row } from "./row.ts"

/** A row a line: id, requirement, and after a bar further evidence. */
const table = `
# R: addresses, and the behaviour at each of them.
R-01 the bare address leads to the shop visited last
R-02 without one, to the error page
R-03 a login's answer is taken only whole
R-04 after the login, on to the page asked for
R-05 a login that failed: address reset, then the page set for it | D-45
R-06 back from the logout as to the bare address | D-49
R-07 the mailbox page, in the frame without footer
R-08 home of a shop, protected
R-09 page of a ticket, protected
R-10 page of a permission, protected
R-11 contact, protected | D-06
R-12 account with its three sections, protected
R-13 verification, protected
R-14 payment went through: open to all, on to more shopping | paymentReturn.paid paymentReturn.signedOut
R-15 payment failed: open to all, another way or back | paymentReturn.failed paymentReturn.signedOut
R-16 error page, open to all
R-17 loading page, open to all | D-06
R-18 anything else does not exist, with two hints
R-19 a new page begins at its top | D-44
R-20 a chosen ticket opens its page
R-21 a chosen group opens its page
R-22 a shop that is not found | shopHome.shopNotFound
R-23 a shop that could not be loaded otherwise | shopHome.shopFailed shopHome.shopUnreachable D-23
R-24 a page says that a shop does not exist | shopHome.shopNotFound

# H: the home of a shop.
H-01 welcome with the shop's name | shopHome.browsing
H-02 subline on tickets
H-03 cover from the public assets, else our own
H-04 area filter from two areas on | shopHome.browsing
H-05 all areas as one choice | shopHome.browsing
H-06 a box to search areas
H-07 areas found by a part of the name, in any case
H-08 several areas at once
H-09 the last chosen area stays, unless it may go | D-17
H-10 tickets good in all chosen areas
H-11 areas by place and name
H-12 how many tickets there are | shopHome.browsing
H-13 more tickets on demand | shopHome.browsing D-18
H-14 the button of a ticket
H-15 price with VAT
H-16 one area on a ticket, the rest counted
H-17 two areas on a permission
H-18 the rest in a list that does not grow high
H-19 four cards without words while loading | shopHome.loadingTickets
H-20 shapes of heading and content while loading | shopHome.loadingShop
H-21 says that there are no tickets | shopHome.empty
H-22 with verification: what is missing, and the way to it | shopHome.locked.withoutCode
H-23 without: the shop has none | shopHome.empty
H-24 three hints why
H-25 no tickets found when they could not be loaded | shopHome.ticketsFailed D-23
H-26 a permission without plates offers to add one
H-27 an active one says so and leads to the account
H-28 tickets from the online-shop list, of all kinds
H-29 a card for each ticket, with its areas | shopHome.browsing

# V: verification by a code.
V-01 the page's title | verification.entering.typing
V-02 a field for the code | verification.entering.correcting
V-03 the button that verifies
V-04 on without a code
V-05 a modal with two ways on, its icon being one of them
V-06 only where the shop wants it
V-07 only until it was waved aside
V-08 never over the verification page
V-09 to the page, or gone
V-10 a code opens tickets
V-11 its characters | D-16
V-12 the words for success | verification.verified
V-13 the words for failure

# T: the page of a ticket.
T-01 how long it is good
T-02 its start, by what the rule asks | D-12
T-03 plates with their countries
T-04 as many plates as it takes
T-05 its area alone, and its opening hours
T-06 several stays
T-07 no need to cancel
T-08 good at certain hours alone
T-09 a ticket that can no longer be had | ticketConfiguration.ticketUnavailable
T-10 times and plates go out, a price comes back
T-11 several windows
T-12 one use or many
T-13 a reduced price beside the regular one

# A/C: cart and checkout.
A/C-01 a cart per shop and driver, at the service
A/C-02 a ticket goes into it
A/C-03 what is in it can be changed and taken out
A/C-04 it can be emptied
A/C-05 each item is verified
A/C-06 what is wrong is marked and blocks the order | checkout.blocked
A/C-07 terms and privacy are accepted first | checkout.reviewing.acceptanceMissing
A/C-08 order, payment, result
A/C-09 it went through or it did not | paymentReturn.paid paymentReturn.failed
A/C-10 a plate that another driver holds
A/C-11 the total, in its currency

# P: the profile.
P-01 the page's title | account.ticketsListed
P-02 codes in a table of one column | account.codesListed
P-03 the way to one more code | account.withoutCodes
P-04 back to all of it
P-05 permits by name
P-06 how a permit stands
P-07 from when to when
P-08 where
P-09 its plates, or that there are none
P-10 the way to more plates, chosen among several permits
P-11 active tickets with what is left of them
P-12 day and time of the end | D-30
P-13 a form to add plates, with a button that saves | plateChange.permit.adding.filling
P-14 a modal to change one: reason, old, new, confirm, back
P-15 a plate is deleted, or could not be
P-16 a full permit wants another deleted first | plateChange.permit.limitReached
P-17 each table loads, is empty, fails | account.activeTicketsFailed account.withoutCodes

# L: layouts, messages, modals, tooltips.
L-01 a route says its layout, else the default one
L-02 and its title and description
L-03 system routes hide the profile
L-04 the logo leads home
L-05 the profile for who is logged in
L-06 the language is chosen in the header
L-07 log out, or log in
L-08 a menu on small screens that closes outside of it
L-09 the footer's links and the copyright
L-10 the law's links by country
L-11 the layout without footer, over a picture, in four languages
L-12 messages at the bottom, with all their parts | notifications.running
L-13 modals and menus open and close
L-14 the three states of a tooltip | D-40

# E: entities.
E-01 shop, with its groups when asked for by path
E-02 shop group
E-03 user shop group, plates with their terms
E-04 area
E-05 pricing group
E-06 plate, its country perhaps missing
E-07 ticket, cart item, verified item
E-08 euro by default, two kinds of tickets
E-09 time values
E-10 windows within windows
E-11 discount and how it is applied
E-12 voucher
E-13 active ticket
E-14 verification code
E-15 price of a stay, with segments
E-16 request for it
E-17 how a stay is paid
E-18 permission group | D-48
E-19 change of plates, on both sides
E-20 the two forms of plates, and what becomes of them | D-24 D-48
E-21 message
E-22 language option and stored settings | D-48
E-23 version file
E-24 session, with a name for nobody | D-48
E-25 what tracking knows of a driver
E-26 answer of the token endpoint | D-48
E-27 titles by language | D-02

# S: states and transitions.
S-01 a session is first loading and nobody's, then what the provider says | access.restoringSession
S-02 login by redirect, with target, shop and languages | D-02
S-03 sign-up is a login with a hint
S-04 logout comes back to its own address
S-05 every page asks: who, verified, which shop, any fault | D-21b
S-06 the account's last shop where none is remembered
S-07 a closed shop is an error | D-23
S-08 when a group is available
S-09 when it is expired
S-10 when it is active
S-11 how a permit stands | D-10
S-12 a ticket of several stays ends, and says so before | D-39
S-13 changes of plates count from the next stay, and that is said
S-14 one reason adds, six exchange
S-15 five messages, the oldest goes, each for its time | D-19
S-16 language: driver, domain, browser, German
S-17 a language only if it is there
S-18 which German, which English | D-02
S-19 another build reloads the page | D-20
S-20 what drivers do is tracked | D-26

# PL: licence plates.
PL-01 thirty countries
PL-02 a pattern for each, and the words when it does not fit
PL-03 any other plate: twenty signs of a few kinds
PL-04 districts of eleven countries
PL-05 one dash in four countries
PL-06 two dashes in three
PL-07 a wrong number is said with an example
PL-08 an unknown canton
PL-09 an unknown German district
PL-10 an unknown district elsewhere
PL-11 a plate that is there already
PL-12 no plate at all | ticketConfiguration.editing.correcting
PL-13 the examples are accepted
PL-14 stored with its region, a dash and the rest

# F: forms, tokens and parameters.
F-01 characters of a code
F-02 the words for what was not accepted | checkout.reviewing.acceptanceMissing
F-03 a reason for a change, none for an addition
F-04 the words for what is required
F-05 too short, too long, with field and bound | D-33
F-06 the area of purchase options is a UUID
F-07 so is the shop of group calls
F-08 a shop's path has a character
F-09 an entry of a list has a value
F-10 no more plates than a group takes
F-11 ten checks of an ID token
F-12 another login's answer
F-13 carts want a shop, internal ones a user
F-14 shops and groups want an id
F-15 five fields to open a shop, five to change it
F-16 bodies that must be there
F-17 id, area, key of tickets; area of lists
F-18 plate, area, arrival of prices for stays
F-19 a query that does not fit is refused, and nothing is sent | D-48

# A: roles and access.
A-01 nobody, or somebody
A-02 protected pages want a verified driver
A-03 tokens are had silently, with scopes and audience
A-04 internal carts: a client, no screen
A-05 the provider's own pages for login, sign-up, logout

# K: the calls.
K-01 authorize, with proof, by redirect or window
K-02 token, form or JSON, code or refresh, asked again
K-03 logout
K-04 version, each minute | D-37
K-05 empty a cart, one's own or another's | clearCart clearInternalCart
K-06 read a cart | getCart getInternalCart
K-07 write a cart | putCart addToCart
K-08 verify a cart | verifyCart verifyInternalCart
K-09 metrics, JSON or text | metrics
K-10 open a shop, in parts | createShop
K-11 list shops, page by page | listShops
K-12 read, change, close a shop | getShop deleteShop updateShop
K-13 active tickets | activeTickets
K-14 shops by areas and by ids | shopsByAreaEntityIds shopsByIds
K-15 a shop by area and by path | shopByAreaEntityId shopByPath
K-16 open, read, change, remove a group | createShopGroup getShopGroup updateShopGroup deleteShopGroup
K-17 pricing groups | availablePricingGroups
K-18 maxima of groups | maximumCodesByGroupIds maximumPlatesByGroupIds
K-19 groups of a shop and of a kind | shopGroupsByShopId shopGroupsByGroupId
K-20 groups by areas, kinds and ids | shopGroupsByAreaEntityIds shopGroupsByGroupIds shopGroupsByIds
K-21 groups of a driver | userShopGroups
K-22 set up a ticket by query | configureTicketByQuery
K-23 set up a ticket by body | configureTicket
K-24 set up a ticket by key | configureTicketByKey
K-25 what can be bought | availablePurchaseOptions onlineShopOptions
K-26 a ticket by key | fixedPriceTicketByKey
K-27 may plates be changed | validateLicensePlateChange
K-28 verify prices of stays | verifyFlexPriceOptions
K-29 verify what is bought, one or many, perhaps answered by nothing | verifyPurchaseOption verifyPurchaseOptions
K-30 prices of stays, old and new | flexPrices flexPricesOfAreas
K-31 price from arrival to leaving | specifiedArriveLeaveByQuery specifiedArriveLeave
K-32 price of a stay | priceOfStayWithVouchers priceOfStay
K-33 how a stay is paid; a simulation | latestStayPaymentStatus simulateFlexPrice
K-34 2xx is good, all else an error; lists repeat their key
K-35 one new token after a 401
K-36 the calls that are not shown, in one place |
  addVerificationCode verificationCodes addPlates changePlates deletePlates createOrder getOpenOrder getOrder
  publicShop orderReceipt allReceipts pastTickets correctPlate setReminder setPushReminder renewPushSubscription
  cancelOrder reportPayment askBeforePayment listRefunds createVerificationCode putTickets putArea showOrder refundOrder retryRefund accounting exportDriver
  deleteDriver 004-payment-reports D-15

# X: messages and errors.
X-01 another driver holds the plate | ticketConfiguration.editing.plateTaken
X-02 not into the cart | ticketConfiguration.editing.addingFailed
X-03 no order | checkout.orderFailed
X-04 no verification of the cart | checkout.verificationFailed
X-05 nothing loaded | shopHome.ticketsFailed account.activeTicketsFailed
X-06 anything else | checkout.paymentAddressRefused
X-07 verified, or not | verification.verified verification.entering.codeUnknown
X-08 no plate added | plateChange.permit.adding.failed
X-09 a plate that is there | plateChange.permit.adding.plateRefused
X-10 a plate added | plateChange.permit.added
X-11 a plate changed, or not | plateChange.permit.changed plateChange.changing.failed
X-12 a plate deleted, or not | plateChange.permit.deleted plateChange.deleting.failed
X-13 no room for plates | plateChange.permit.limitReached
X-14 a ticket that cannot be set up | ticketConfiguration.ticketUnavailable
X-15 no area | D-23
X-16 an error by its code
X-17 no answer
X-18 a missing parameter by its name
X-19 errors of the token endpoint
X-20 errors of the login client
X-21 what may be asked again, and how often
X-22 no English of a library reaches a driver
X-23 never again after a 404, else four times | D-01
X-24 the status of a shop that was not found | D-27
X-25 failures are tracked by their names
X-26 so is a ticket that another driver holds

# N: numbers.
N-01 messages: how long, how many, of which kinds
N-02 four cards, all kinds of tickets
N-03 two decimals, euro
N-04 pills and heights of lists
N-05 times of tooltips | 019-react-aria-widgets
N-06 typing in a list starts anew after a pause | 019-react-aria-widgets
N-07 the calendar | D-12
N-08 how often reads are asked again, and kept | D-01
N-09 times of the login
N-10 minute of the version, number of the app, share that is watched
N-11 two languages, four without footer, the choice kept

# B: features of the best other shops beyond the specification.
B-03 a code on the spot leads to its ticket or its area, through the login
B-04 no app to install
B-05 plates with names, one of them the default
B-06 plates used before are offered
B-13 a reminder before the end | D-39
B-14 the same once more
B-15 an entry for the calendar
B-20 its own reason for each refused code
B-21 a code in a link
B-25 what to do after buying | paymentReturn.paid
B-26 the order's number | paymentReturn.paid
B-28 a way when the barrier does not know the plate
B-29 a proof that counts down
B-32 which ways to pay, before the order | checkout.reviewing.idle
B-35 withdrawal and cancellation | D-47
B-36 the accessibility statement
B-37 a payment that is still at work | paymentReturn.processing.waiting
B-38 no change while an order is made | checkout.ordering
B-39 past the head of the page by one key
B-40 a summary of what is wrong, with links | ticketConfiguration.editing.correcting
B-41 check everything before paying | checkout.reviewing.idle
B-42 mend an item in its place
B-43 each item says what is wrong with it | checkout.blocked
B-44 a word on signs that look alike
B-48 four languages | D-02
B-49 help in simple words
B-50 the focus on the heading of a new page
B-51 dark, and forced colours
B-52 the number of tickets at the cart

# C/C: requests of drivers that no shop has met.
C/C-01 a missing dash is put in by one tap, never by a guess
C/C-02 is my car covered now, also offline and on paper
C/C-03 signs that look alike, the plate drawn large and spelled
C/C-04 what is not bought yet is said on every page | paymentReturn.paid
C/C-05 adding a car to a permit in one step | plateChange.permit.added
C/C-06 when a change bites | plateChange.permit.changed
C/C-07 nothing typed is lost
C/C-08 a link survives sign-up and a mail on another device
C/C-09 why a code was refused, and what now
C/C-10 the wrong area is noticed | ticketConfiguration.otherArea
C/C-11 an empty list is explained by the driver's own codes | shopHome.locked.withCodes
C/C-12 a plate that is covered already, and until when | checkout.reviewing.confirmationMissing
C/C-13 what is pasted is taken
C/C-14 back never breaks a purchase
C/C-15 who and where is said before the login | access.leavingForLogin
C/C-16 how many plates are used, before anything is filled in
C/C-17 one plate on two cars | D-34
C/C-19 a deletion can be taken back
C/C-20 failures are said in their place, too | plateChange.permit.adding.failed verification.entering.codeUnknown
`

export const rows: ReadonlyArray<Row> = table
  .replaceAll("\n  ", " ")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => {
    const [requirement = "", evidence = ""] = line.split(" | ")
    const space = requirement.indexOf(" ")
    return row(requirement.slice(0, space), requirement.slice(space + 1), evidence)
  })
