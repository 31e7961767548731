/** The built app as a folder of files: resolves addresses, never outside of the folder. */
import { createHash } from "node:crypto"
import { readFile, stat } from "node:fs/promises"
import { extname, join } from "node:path"
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
  ".woff2": "font/woff2"
}

const immutable = "public, max-age=31536000, immutable"
const revalidated = "no-cache"

/** Vite puts a hash of the content into the name, so such a file never changes. */
const isHashed = (path: string): boolean => /^\/assets\/.+-[\w-]{8}\.\w+$/.test(path)

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
  /** Returns the `Link` header for a signed-in driver of this language; undefined without a build. */
  readonly announcement: (language: string) => Promise<string | undefined>
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

export const openSite = (folder: string, configuration: PageConfiguration): Site => {
  const versionOf = async (): Promise<string> => {
    const version = await readIfThere(join(folder, "version.json"))
    if (version === undefined) {
      throw new Error(`${join(folder, "version.json")} is missing. Build the shop with npm run build.`)
    }
    return (JSON.parse(version.toString()) as { readonly commitHash: string }).commitHash
  }

  const indexPage = async (): Promise<SiteFile> => {
    const html = await readIfThere(join(folder, "index.html"))
    if (html === undefined) throw new Error(`${folder} holds no built shop. Build it with npm run build.`)
    const content = Buffer.from(renderIndexPage(html.toString(), configuration, await versionOf()))
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

  const announcementIn = remembered(folder, async (path) => {
    const list = await readIfThere(join(folder, path))
    const chunks = JSON.parse(list?.toString() ?? "[]") as ReadonlyArray<{
      readonly name: string
      readonly file: string
      readonly modules: ReadonlyArray<string>
    }>
    const page = (await readIfThere(join(folder, "index.html")))?.toString() ?? ""
    const named = (pattern: RegExp) => [...page.matchAll(pattern)].map(([, address]) => address)
    const script = (file: string | undefined, priority: "high" | "low" = "high") =>
      file === undefined ? [] : [`<${file}>; rel=modulepreload; fetchpriority=${priority}`]
    const fileOf = (isIt: (chunk: (typeof chunks)[number]) => boolean) => {
      const found = chunks.find(isIt)
      return found === undefined ? undefined : `/${found.file}`
    }
    const home = fileOf(({ name }) => name === "home")
    if (home === undefined) return undefined
    const before = [
      ...named(/<script[^>]* src="([^"]+)"/g).flatMap((file) => script(file)),
      ...named(/<link rel="stylesheet"[^>]* href="([^"]+)"/g).map(
        (style) => `<${style}>; rel=preload; as=style; crossorigin`
      ),
      ...script(fileOf(({ name }) => name === "sight"))
    ]
    const words = (language: string) =>
      script(fileOf(({ modules }) => modules.includes(`\0virtual:texts/first/${language}`)))
    // On one connection, preloads load in this order: the script that requests the data, the one that renders
    // it, its texts, and the large one last. Texts requested by a script would come after all of them.
    return (language: string) => [...before, ...words(language), ...script(home, "low")].join(", ")
  })

  return {
    indexPage,
    announcement: async (language) => (await announcementIn(".vite/chunks.json"))?.(language),
    file: async (path) => {
      if (!isServable(path)) return undefined
      return path === "/index.html" ? indexPage() : read(path)
    }
  }
}
