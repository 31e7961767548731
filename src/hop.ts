/**
 * What a visitor without a session sees for the moment in which the login is being loaded: where from, where to.
 * Plain DOM with its own few words, since neither React nor a catalogue is there yet.
 */
const words = {
  de: { title: "Weiter zur Anmeldung", text: "Danach geht es hier weiter:" },
  en: { title: "On to the login", text: "Afterwards you come back here:" }
} as const

/** Fills the shell of index.html; the shop is named as in the address. */
export const showLoginHop = (shop: string | null, locale: string): void => {
  const shell = document.getElementById("app")
  const { title, text } = locale.startsWith("en") ? words.en : words.de
  // The classes of the recipes `page`, `heading` and `text`, which the style sheet has at once.
  const element = (name: string, className: string, content = "") => {
    const created = document.createElement(name)
    created.className = className
    created.textContent = content
    return created
  }
  document.title = title
  const hop = element("main", "page page--width_reading column column--gap_md")
  hop.dataset["machine"] = "access"
  hop.dataset["state"] = "leavingForLogin"
  hop.append(
    element("h1", "heading heading--size_page", title),
    element("p", "text", text),
    element("p", "badge badge--tone_neutral", shop === null ? location.host : `${location.host}/${shop}`)
  )
  shell?.replaceChildren(hop)
}
