// Texts and styles of all screens after the first page.
import "../../styles/later.css"
import type { Texts } from "../catalogue.ts"

export default Object.values(
  import.meta.glob<Texts>(["../../locales/de/*.json", "!../../locales/de/first-page.json"], {
    eager: true,
    import: "default"
  })
)
