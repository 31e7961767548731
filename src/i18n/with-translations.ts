/** Delays parts that are loaded after the first page until their texts are loaded. */
import { getI18n } from "react-i18next"
import { completeTexts, translationsStarted } from "./i18n.ts"

export const withTranslations =
  <Part>(load: () => Promise<Part>) =>
  async (): Promise<Part> => {
    const words = translationsStarted.then(() => completeTexts(getI18n()))
    const [part] = await Promise.all([load(), words])
    return part
  }
