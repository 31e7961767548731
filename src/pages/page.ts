/** Definition of a page: address, access, layout, title and code. */
import type { ParseKeys } from "i18next"
import { parse, type RouteParams } from "regexparam"
import type { Access, Page, PageLink, PageName, PageNamed } from "../../machines/app/pages.ts"
import type { PageCode } from "./code.ts"

type Titled = ParseKeys extends infer Key ? (Key extends `${infer Part}.title` ? Part : never) : never

interface Definition<Path extends string, Shown extends Page> {
  /** Pattern in the notation of wouter. */
  readonly path: Path
  /** Returns the page for the parameters of an address. */
  readonly read: (params: Readonly<RouteParams<Path>>, query: URLSearchParams) => Page
  /** Returns the query of the address; null and empty values are omitted. */
  readonly query?: (page: Partial<Shown>) => Readonly<Record<string, string | null | undefined>>
  readonly access: Access
  /** Returns the address to open after a login; by default that of the page itself. */
  readonly target?: (page: Shown) => string
  /** Part of the catalogue with the title; null where the screen sets it by its content. */
  readonly title?: Titled | null
  readonly frame?: "withoutFooter"
  /** Whether the page needs no texts but those of the first page. */
  readonly isFirst?: boolean
  /** Absent for a page that only redirects. */
  readonly code?: () => Promise<{ readonly default: PageCode<Shown> }>
}

/** Page of any name. */
export interface AnyPage {
  readonly name: PageName
  readonly path: string
  readonly access: Access
  readonly title: Titled | null | undefined
  readonly isWithoutFooter: boolean
  readonly isFirst: boolean
  /** Loads the code; null where the page has none. */
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

/** Defines a page. Types ensure that its screen fits its flow, and its flow the page. */
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
            const { open, ...others } = (await code()).default
            return { ...others, open: (shown, opening) => (isThis(shown) ? open(shown, opening) : null) }
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
