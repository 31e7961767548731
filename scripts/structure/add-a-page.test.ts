/** Tests docs/how-to-add-a-page.md in a copy of the project: a page with flow and call compiles, is found. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync
} from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
import { runTool } from "../build/tool.ts"

/** Type-checks the whole app, on a busy machine. */
const timeout = { timeout: 240_000 }

const root = join(import.meta.dirname, "../..")
const copy = mkdtempSync(join(tmpdir(), "a-page-more-"))

const textsOf = (language: string, title: string, description: string) => ({
  [`src/locales/${language}/news.json`]: JSON.stringify({ news: { title }, pages: { news: description } })
})

/** New files, by path. */
const added: Readonly<Record<string, string>> = {
  "schemas/api/news.ts": `
import { Schema } from "effect"
import { Name, Text } from "../primitives.ts"
import { endpoint } from "./endpoint.ts"

export const newsOfShop = endpoint("newsOfShop", "GET", "/v1/shop/path/:path/news", {
  params: { path: Name },
  success: Schema.Struct({ news: Schema.Array(Text) })
})
`,
  "machines/news/news.machine.ts": `
import { type ActorRefFrom, assign, setup } from "xstate"
import { effect } from "../effect.ts"
import { isSuccess, settled } from "../settled.ts"

export interface NewsFailed {
  readonly _tag: "Failed"
}

export const newsMachine = setup({
  types: {} as {
    input: { readonly shopPath: string }
    context: { readonly shopPath: string; readonly news: ReadonlyArray<string> }
    events: { readonly type: "TRY_AGAIN" }
  },
  actors: { loadNews: effect<{ readonly shopPath: string }, ReadonlyArray<string>, NewsFailed>() },
  actions: { rememberNews: assign((_, news: ReadonlyArray<string>) => ({ news })) },
  guards: { isSuccess }
}).createMachine({
  id: "news",
  description: "The driver reads what is new in a shop.",
  context: ({ input }) => ({ ...input, news: [] }),
  initial: "loading",
  states: {
    loading: {
      description: "The news are being fetched.",
      invoke: {
        src: "loadNews",
        input: ({ context }) => ({ shopPath: context.shopPath }),
        onDone: settled({
          success: { target: "reading", actions: "rememberNews" },
          failures: { Failed: "failed" }
        }),
        onError: "failed"
      }
    },
    reading: { description: "The news are there." },
    failed: { description: "The news did not come.", on: { TRY_AGAIN: "loading" } }
  }
})

export type NewsActor = ActorRefFrom<typeof newsMachine>
`,
  "machines/news/index.ts": `
export * from "./news.machine.ts"
`,
  "src/pages/news/page.ts": `
import { page } from "../page.ts"

export default page("news", {
  path: "/:shop/news",
  read: ({ shop }) => ({ name: "news", shop }),
  access: "protected",
  title: "news",
  code: () => import("./code.ts")
})
`,
  "src/pages/news/code.ts": `
import { flowAndScreen } from "../code.ts"

export default flowAndScreen(
  () => import("./flow.ts"),
  () => import("./NewsScreen.tsx")
)
`,
  "src/pages/news/flow.ts": `
import { Effect } from "effect"
import type { PageNamed } from "../../../machines/app/pages.ts"
import { newsMachine } from "../../../machines/news/index.ts"
import { newsOfShop } from "../../../schemas/api/news.ts"
import type { Create } from "../../app/lazy-actor.ts"
import { fromEffect } from "../../bindings/from-effect.ts"
import type { AppRuntime } from "../../bindings/runtime.ts"
import { call } from "../../services/http/index.ts"

const loadNews = ({ shopPath }: { readonly shopPath: string }) =>
  call(newsOfShop, { params: { path: shopPath } }).pipe(
    Effect.map(({ news }) => news),
    Effect.mapError(() => ({ _tag: "Failed" as const }))
  )

export default (runtime: AppRuntime, { shop }: PageNamed<"news">, create: Create) =>
  create(newsMachine.provide({ actors: { loadNews: fromEffect(runtime.run)("loadNews", loadNews) } }), {
    id: "news",
    input: { shopPath: shop }
  }).start()
`,
  ...textsOf("de", "Neuigkeiten", "Was es im Shop Neues gibt."),
  ...textsOf("en", "News", "What is new in the shop."),
  ...textsOf("fr", "Nouveautés", "Les nouveautés de la boutique."),
  ...textsOf("it", "Novità", "Le novità del negozio."),
  "src/pages/news/NewsScreen.tsx": `
import { useTranslation } from "react-i18next"
import type { NewsActor } from "../../../machines/news/index.ts"
import { FlowPage, useFlow } from "../../features/flow.tsx"
import { Button } from "../../ui/Button.tsx"
import { PageHeading, Text } from "../../ui/Text.tsx"

export default function NewsScreen({ actor }: { readonly actor: NewsActor }) {
  const { t } = useTranslation()
  const flow = useFlow(actor)
  return (
    <FlowPage flow={flow}>
      <PageHeading>{t("news.title")}</PageHeading>
      {flow.state === "failed" ? (
        <Button onClick={() => actor.send({ type: "TRY_AGAIN" })}>{t("common.retry")}</Button>
      ) : (
        flow.context.news.map((text) => <Text key={text}>{text}</Text>)
      )}
    </FlowPage>
  )
}
`
}

/** Changes of existing files: each replaces a text in them. */
const edited: ReadonlyArray<readonly [file: string, stands: string, comes: string]> = [
  [
    "machines/app/pages.ts",
    '  | { readonly name: "contact"; readonly shop: string }\n',
    '  | { readonly name: "contact" | "news"; readonly shop: string }\n'
  ],
  [
    "src/i18n/catalogue.ts",
    '  typeof import("../locales/de/layouts.json") &\n',
    '  typeof import("../locales/de/layouts.json") &\n  typeof import("../locales/de/news.json") &\n'
  ]
]

const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(copy, file)), { recursive: true })
  writeFileSync(join(copy, file), text)
}

/** Replaces a text. */
const changed = (file: string, stands: string, comes: string): void => {
  const text = readFileSync(join(copy, file), "utf8")
  expect(text.split(stands).length, `${file} has it once`).toBe(2)
  write(
    file,
    text.replace(stands, () => comes)
  )
}

const unedited = (file: string): void => {
  const [, stands = "", comes = ""] = edited.find((one) => one[0] === file) ?? []
  changed(file, comes, stands)
}

/** Returns the compiler's output for the copy. */
const problems = async (): Promise<string> => {
  const { output } = await runTool("tsc", ["-b", "src", "--checkers", "1"], { folder: copy })
  return output
}

beforeAll(() => {
  for (const part of ["schemas", "machines", "src", "styled-system", "package.json", "tsconfig.base.json"])
    cpSync(join(root, part), join(copy, part), { recursive: true })
  // The compiler's cache for unchanged files.
  if (existsSync(join(root, ".cache/types")))
    cpSync(join(root, ".cache/types"), join(copy, ".cache/types"), { recursive: true })
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"))
  for (const [file, text] of Object.entries(added)) write(file, text.trimStart())
  for (const one of edited) changed(...one)
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

it(
  "compiles, parses and prints its address, and needs two other edits: the lists of pages and of texts",
  timeout,
  async () => {
    expect(await problems()).toBe("")
    const { default: news } = await import(join(copy, "src/pages/news/page.ts"))
    expect(news.print({ name: "news", shop: "wiesensee" })).toBe("/wiesensee/news")
    expect(news.read("/wiesensee/news", new URLSearchParams())).toEqual({ name: "news", shop: "wiesensee" })

    const { it: italian } = await import(join(copy, "src/i18n/testing/catalogues.ts"))
    expect([italian.news.title, italian.pages.news]).toEqual(["Novità", "Le novità del negozio."])

    const folders = new Set(Object.keys(added).map((file) => file.replace(/(\/..)?\/news(\/|\.).*/, "")))
    expect([...folders]).toEqual(["schemas/api", "machines", "src/pages", "src/locales"])
    expect(edited.map(([file]) => file)).toEqual(["machines/app/pages.ts", "src/i18n/catalogue.ts"])
  }
)

it(
  "does not compile with a missing edit, another flow's screen, a missing text or a misspelt state",
  timeout,
  async () => {
    unedited("machines/app/pages.ts")
    changed("src/locales/de/news.json", '"title"', '"heading"')
    changed("src/pages/news/code.ts", "./flow.ts", "../contact/flow.ts")
    changed("src/pages/news/NewsScreen.tsx", '"failed"', '"faild"')
    const messages = await problems()
    expect(messages).toMatch(/src\/pages\/news\/page\.ts/)
    expect(messages).toMatch(/NewsScreen\.tsx.*TS2345/)
    expect(messages).toMatch(/src\/pages\/news\/code\.ts/)
    expect(messages).toMatch(/NewsScreen\.tsx.*TS2367/)
  }
)
