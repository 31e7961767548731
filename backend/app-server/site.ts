/** The built app as a folder of files: resolves addresses, never outside of the folder. */
import { createHash } from "node:crypto"
import { readFile, stat } from "node:fs/promises"
import { extname, join } from "node:path"
import { isHashed } from "./hashed-name.ts"
import { renderIndexPage } from "./index-page.ts"
import type { PageConfiguration } from "./page-configuration.ts"

export interface SiteFile {
  readonly contentType: string
  readonly cacheControl: string
  /** Hash of the content, without quotes. */
  readonly hash: string
  readonly content: Buffer
  /** The content as compressed by the build, if it was. */
  readonly compressed: { readonly br?: Buffer; readonly gzip?: Buffer }
}

const contentTypes: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".webp": "image/webp",
  ".woff": "font/woff",
  ".woff2": "font/woff2"
}

/** Written by the build: scripts with their imports and modules. */
const chunkList = ".vite/chunks.json"

const immutable = "public, max-age=31536000, immutable"
const revalidated = "no-cache"

const hashOf = (content: Buffer): string =>
  createHash("sha256").update(content).digest("base64url").slice(0, 27)

const readIfThere = async (file: string): Promise<Buffer | undefined> => {
  try {
    return await readFile(file)
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code
    if (code === "ENOENT" || code === "EISDIR" || code === "ENOTDIR" || code === "ENAMETOOLONG")
      return undefined
    throw cause
  }
}

/** Returns true if a decoded path may name a file: no parent, nothing hidden, no internals of the build. */
const isServable = (path: string): boolean =>
  path.startsWith("/") &&
  !/[\0\\]/.test(path) &&
  !path.split("/").some((segment) => segment.startsWith(".")) &&
  contentTypes[extname(path)] !== undefined

export interface Site {
  /** Returns the file at this decoded path, like `/assets/entry-a1b2c3d4.js`. */
  readonly file: (path: string) => Promise<SiteFile | undefined>
  /** Returns index.html with configuration and version: the response for every page of the app. */
  readonly indexPage: () => Promise<SiteFile>
  /**
   * Returns the `Link` header that preloads what a page needs next: the home of a signed-in driver in this language,
   * the login, the page that introduces the shop of a code, or the way back from the login to the home. Undefined if
   * the build lists no scripts; fails if it lacks one that is named here.
   */
  readonly announcement: (
    next: "home" | "login" | "code" | "callback",
    language: string
  ) => Promise<string | undefined>
}

/** Caches what is made of a file until the file changes; undefined if there is none. */
const remembered = <Made>(folder: string, make: (path: string) => Promise<Made | undefined>) => {
  const known = new Map<string, { readonly changed: number; readonly made: Made }>()
  return async (path: string): Promise<Made | undefined> => {
    const changed = await stat(join(folder, path)).then(
      (entry) => entry.mtimeMs,
      () => undefined
    )
    if (changed === undefined) return undefined
    const before = known.get(path)
    if (before?.changed === changed) return before.made
    const made = await make(path)
    if (made !== undefined) known.set(path, { changed, made })
    return made
  }
}

const preloadedStyle = (file: string): string => `<${file}>; rel=preload; as=style; crossorigin`

const codeFlow = "src/services/identity/code-flow.ts"
const interstitial = "src/boot/interstitial.ts"

const home = (language: string) => ["src/prerender/show-home.tsx", `src/locales/${language}/first-page.json`]

/**
 * Sources of the scripts that a page needs next, in the order of their use: what requests the data or exchanges the
 * code, what renders it, its texts.
 */
const sources = {
  home,
  login: () => [codeFlow, interstitial],
  code: () => [interstitial, codeFlow],
  callback: (language: string) => [codeFlow, "src/services/identity/sdk.ts", ...home(language)]
}

export const openSite = (folder: string, configuration: PageConfiguration): Site => {
  const versionOf = async (): Promise<string> => {
    const version = await readIfThere(join(folder, "version.json"))
    if (version === undefined) {
      throw new Error(`${join(folder, "version.json")} is missing. Build the shop with npm run build.`)
    }
    return (JSON.parse(version.toString()) as { readonly commitHash: string }).commitHash
  }

  const preloadsIn = remembered(folder, async (path) => {
    const list = await readIfThere(join(folder, path))
    const chunks = JSON.parse(list?.toString() ?? "[]") as ReadonlyArray<{
      readonly file: string
      readonly imports: ReadonlyArray<string>
      readonly modules: ReadonlyArray<string>
    }>
    const page = (await readIfThere(join(folder, "index.html")))?.toString() ?? ""
    const named = (pattern: RegExp) => [...page.matchAll(pattern)].map(([, address = ""]) => address)
    const own = named(/<script[^>]* src="([^"]+)"/g)
    const styles = named(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)
    const preloads = (files: Iterable<string>, later: ReadonlySet<string>) => [
      ...styles.map(preloadedStyle),
      ...[...files].map(
        (file) => `<${file}>; rel=modulepreload; fetchpriority=${later.has(file) ? "low" : "high"}`
      )
    ]
    /** Returns the script with this source, after those that it imports. */
    const withImports = (source: string): ReadonlyArray<string> => {
      const chunk = chunks.find(({ modules }) => modules.includes(source))
      if (chunk === undefined) throw new Error(`No script of the build in ${folder} has ${source}.`)
      return [...chunk.imports, chunk.file].map((file) => `/${file}`)
    }
    const first = [...own, ...withImports("src/prerender/show-home.tsx")]
    const headers = new Map<string, string>()
    return {
      /** Searches the list once for each page and language, not for each request. */
      header: (next: keyof typeof sources, language: string): string => {
        const names = sources[next](language)
        const key = names.join()
        // A visitor with a code reads before pressing; one who is redirected at once needs the code of the login at once.
        const later = next === "code" ? [codeFlow] : []
        const header =
          headers.get(key) ??
          preloads(
            new Set([...own, ...names.flatMap(withImports)]),
            new Set(later.flatMap(withImports))
          ).join(", ")
        headers.set(key, header)
        return header
      },
      app: withImports("src/app/render.tsx").filter((file) => !first.includes(file))
    }
  })

  const indexPage = async (): Promise<SiteFile> => {
    const html = await readIfThere(join(folder, "index.html"))
    if (html === undefined) throw new Error(`${folder} holds no built shop. Build it with npm run build.`)
    const scripts = (await preloadsIn(chunkList))?.app
    const content = Buffer.from(renderIndexPage(html.toString(), configuration, await versionOf(), scripts))
    return {
      contentType: "text/html; charset=utf-8",
      cacheControl: revalidated,
      hash: hashOf(content),
      content,
      compressed: {}
    }
  }

  const read = remembered(folder, async (path): Promise<SiteFile | undefined> => {
    const name = join(folder, path)
    const content = await readIfThere(name)
    if (content === undefined) return undefined
    const [br, gzip] = await Promise.all([readIfThere(`${name}.br`), readIfThere(`${name}.gz`)])
    return {
      contentType: contentTypes[extname(path)] ?? "application/octet-stream",
      cacheControl: isHashed(path) ? immutable : revalidated,
      hash: hashOf(content),
      content,
      compressed: { ...(br && { br }), ...(gzip && { gzip }) }
    }
  })

  return {
    indexPage,
    announcement: async (next, language) => (await preloadsIn(chunkList))?.header(next, language),
    file: async (path) => {
      if (!isServable(path)) return undefined
      return path === "/index.html" ? indexPage() : read(path)
    }
  }
}
