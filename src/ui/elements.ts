import type { ReactElement } from "react"

/** Elements beside others: never bare text, which translation by browsers takes away from React. */
export type Elements = ReactElement | ReadonlyArray<Elements> | false | null | undefined
