/** What a page is: its address, who may see it, how it is framed and named, and the code that shows it. */
import type { ParseKeys } from "i18next"
import { parse, type RouteParams } from "regexparam"
import type { Access, Page, PageLink, PageName, PageNamed } from "../../machines/app/pages.ts"
import type { PageCode } from "./code.ts"

type Titled = ParseKeys extends infer Key ? (Key extends `${infer Part}.title` ? Part : never) : never

interface Definition<Path extends string, Shown extends Page> {
  /** In the notation of wouter. */
  readonly path: Path
  /** Returns the page that the address names. */
  readonly read: (params: Readonly<RouteParams<Path>>, query: URLSearchParams) => Page
  /** Returns what the address says beside the path; what is null or empty is left out. */
  readonly query?: (page: Partial<Shown>) => Readonly<Record<string, string | null | undefined>>
  readonly access: Access
  /** Returns where a login leads that begins here; to the page itself by default. */
  readonly target?: (page: Shown) => string
  /** The part of the catalogue that has the title; null where the screen names the page after what it shows. */
  readonly title?: Titled | null
  readonly frame?: "withoutFooter"
  /** Whether the words of the first page are all that it says. */
  readonly isFirst?: boolean
  /** A page without leads on by itself, and shows nothing. */
  readonly code?: () => Promise<{ readonly default: PageCode<Shown> }>
}

/** A page as one of all. */
export interface AnyPage {
  readonly name: PageName
  readonly path: string
  readonly access: Access
  readonly title: Titled | null | undefined
  readonly isWithoutFooter: boolean
  readonly isFirst: boolean
  /** Loads its code; null where it has none. */
  readonly code: (() => Promise<PageCode<Page>>) | null
  readonly read: (pathname: string, query: URLSearchParams) => Page | null
  readonly print: (link: PageLink) => string
  readonly target: (page: Page, address: string) => string
}

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** Defines a page; its screen has to fit its flow, and its flow the page. */
export const page = <Name extends PageName, const Path extends string>(
  name: Name,
  {
    path,
    read,
    query,
    access,
    target,
    title,
    frame,
    isFirst = false,
    code
  }: Definition<Path, PageNamed<Name>>
): AnyPage => {
  const { pattern, keys } = parse(path)
  const isThis = <Any extends { readonly name: PageName }>(any: Any): any is Any & PageNamed<Name> =>
    any.name === name
  return {
    name,
    path,
    access,
    title,
    isWithoutFooter: frame === "withoutFooter",
    isFirst,
    code:
      code === undefined
        ? null
        : async () => {
            const { preload, open } = (await code()).default
            return { preload, open: async (shown, opening) => (isThis(shown) ? open(shown, opening) : null) }
          },
    read: (pathname, search) => {
      const found = pattern.exec(pathname)
      if (found === null) return null
      const params = Object.fromEntries(keys.map((key, at) => [key, decoded(found[at + 1] ?? "")]))
      return read(params as RouteParams<Path>, search)
    },
    print: (link) => {
      const segments = new Map(Object.entries(link))
      const labels = Object.entries((isThis(link) && query?.(link)) || {}).filter(([, value]) => value)
      const search = new URLSearchParams(labels as Array<[string, string]>)
      const pathname = path.replace(/:(\w+)/g, (_, key) => encodeURIComponent(`${segments.get(key)}`))
      return labels.length === 0 ? pathname : `${pathname}?${search}`
    },
    target: (shown, address) => (target !== undefined && isThis(shown) ? target(shown) : address)
  }
}
