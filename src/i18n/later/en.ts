// Texts and styles of all screens after the first page.
import "../../styles/later.css"
import type { Texts } from "../catalogue.ts"

export default Object.values(
  import.meta.glob<Texts>(["../../locales/en/*.json", "!../../locales/en/first-page.json"], {
    eager: true,
    import: "default"
  })
)
