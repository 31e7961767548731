/** Names the page in the browser: the only writer of `document.title`. */
import { useEffect } from "react"

/** By whom a page is named: its route, its screen, or what is wrong in its place. The last one that says something counts. */
export type TitleRank = 0 | 1 | 2

const titles: Array<string | null> = []

/** Null: this rank names the page no more. Without any name the title stays as it is. */
export const setTitle = (title: string | null, rank: TitleRank): void => {
  titles[rank] = title
  document.title = titles.findLast(Boolean) ?? document.title
}

/** Names the page as long as the component stands, in whichever order such components come. */
export const usePageTitle = (title: string | null, rank: TitleRank = 1): void => {
  useEffect(() => {
    setTitle(title, rank)
    return () => setTitle(null, rank)
  }, [title, rank])
}
