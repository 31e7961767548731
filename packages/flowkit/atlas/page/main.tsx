/** Starts the page. */
import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import type { Comments } from "../comments.ts"
import type { SignOffs } from "../sign-off.ts"
import { App } from "./App.tsx"
import { setComments } from "./comments.ts"
import { load } from "./load.ts"
import { setSignOffProblem, setSignOffs } from "./sign-offs.ts"
import "./theme.css"
import "./atlas.css"
import "./picture.css"
import "./details.css"
import "./story.css"
import "./responsive.css"

const root = document.getElementById("atlas")
if (root === null) throw new Error("The page has no place for the atlas.")

void load<Comments>("data/comments.json").then(setComments, () => undefined)
void load<SignOffs>("data/sign-off.json").then(setSignOffs, setSignOffProblem)
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>
)
