/** Starts the page. */
import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import type { SignOffs } from "../sign-off.ts"
import { App } from "./App.tsx"
import { load } from "./load.ts"
import { setSignOffs } from "./sign-offs.ts"
import "./atlas.css"

const root = document.getElementById("atlas")
if (root === null) throw new Error("The page has no place for the atlas.")

void load<SignOffs>("data/sign-off.json").then(setSignOffs)
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>
)
