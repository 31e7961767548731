import type { ReactElement } from "react"

/** What stands beside other elements: never bare text, which a browser that translates the page takes away from React. */
export type Elements = ReactElement | ReadonlyArray<Elements> | false | null | undefined
