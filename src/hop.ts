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
  const element = (name: string, content: string) => {
    const created = document.createElement(name)
    created.textContent = content
    return created
  }
  document.title = title
  const hop = document.createElement("main")
  hop.className = "login-hop"
  hop.dataset["machine"] = "access"
  hop.dataset["state"] = "leavingForLogin"
  const place = element("p", shop === null ? location.host : `${location.host}/${shop}`)
  place.className = "login-hop-place"
  hop.append(element("h1", title), element("p", text), place)
  shell?.replaceChildren(hop)
}
