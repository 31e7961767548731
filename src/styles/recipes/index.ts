// All recipes, in the order in which their rules may override one another.
import { calendar } from "./calendar.ts"
import { choice } from "./choice.ts"
import { choiceList } from "./choice-list.ts"
import * as controls from "./controls.ts"
import * as pictures from "./cover.ts"
import * as feedback from "./feedback.ts"
import * as layout from "./layout.ts"
import * as plates from "./plate.ts"
import { proof } from "./proof.ts"
import * as surfaces from "./surfaces.ts"
import * as text from "./text.ts"
import * as tickets from "./ticket.ts"

const { field, checkbox, button } = controls
const { spinner, ...simpleFeedback } = feedback
const { beside, siteLayout, systemLayout, ...simpleLayout } = layout
const { card, tooltip, ...slottedSurfaces } = surfaces
const { price, facts, ...simpleText } = text
const { dayBar, ...slottedTickets } = tickets

export const recipes = {
  ...simpleText,
  ...simpleLayout,
  button,
  ...simpleFeedback,
  card,
  tooltip,
  ...pictures,
  dayBar
}

export const slotRecipes = {
  ...slottedSurfaces,
  ...slottedTickets,
  proof,
  ...plates,
  field,
  choice,
  checkbox,
  choiceList,
  calendar,
  spinner,
  beside,
  siteLayout,
  systemLayout,
  price,
  facts
}
