/** Texts of the page, in the reader's language. */
import { createContext, useContext } from "react"
import type { Language } from "../../draw/texts.ts"
import { english, type Words } from "./words-english.ts"
import { german } from "./words-german.ts"

export type { Words } from "./words-english.ts"

export const wordsIn = (language: Language): Words => (language === "de" ? german : english)

export const LanguageContext = createContext<Language>("en")

export const useLanguage = (): Language => useContext(LanguageContext)
export const useWords = (): Words => wordsIn(useLanguage())
