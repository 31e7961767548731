/** Story as a single animated file: embedded pictures, no script, for mails and slides. */

export interface AnimatedFrame {
  readonly title: string
  readonly text: string
  /** Address of the picture; null if there is none. */
  readonly picture: string | null
}

const secondsEach = 4

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")

const embedded = async (address: string): Promise<string> => {
  const picture = await (await fetch(address)).blob()
  return new Promise((done, fail) => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result))
    reader.onerror = () => fail(reader.error)
    reader.readAsDataURL(picture)
  })
}

/** Cycles through the pictures, some seconds each; with reduced motion they are listed instead. */
export const animatedPage = async (
  title: string,
  language: string,
  frames: ReadonlyArray<AnimatedFrame>
): Promise<Blob> => {
  const share = 100 / frames.length
  const figures = await Promise.all(
    frames.map(async ({ title: heading, text, picture }, index) => {
      const image = picture === null ? "" : `<img alt="" src="${await embedded(picture)}">`
      return `<figure style="animation-delay:${index * secondsEach}s"><figcaption><h2>${index + 1}. ${escaped(heading)}</h2><p>${escaped(text)}</p></figcaption>${image}</figure>`
    })
  )
  const styles = `body{margin:0;font:18px/1.4 system-ui,sans-serif;background:#fff;color:#111}h1{font-size:1.2rem;margin:1rem}h2{font-size:1.1rem;margin:0}p{margin:.25rem 0 1rem}figure{margin:1rem;display:grid;justify-items:center}img{max-width:100%;max-height:78vh;border:1px solid #888}@media (prefers-reduced-motion:no-preference){main{position:relative}figure{position:absolute;inset:0 0 auto;opacity:0;animation:show ${frames.length * secondsEach}s infinite}@keyframes show{0%,${share}%{opacity:1}${share + 0.01}%,100%{opacity:0}}}`
  return new Blob(
    [
      `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${styles}</style><h1>${escaped(title)}</h1><main>${figures.join("")}</main></html>`
    ],
    { type: "text/html" }
  )
}
