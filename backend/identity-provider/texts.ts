/** All texts of the hosted pages and mails, in the languages of the shop. */
import type { Locale } from "./locale.ts"
import { de, type Texts } from "./texts/de.ts"
import { en } from "./texts/en.ts"
import { fr } from "./texts/fr.ts"
import { it } from "./texts/it.ts"

export type { Texts }

export const texts: Readonly<Record<Locale, Texts>> = { de, en, fr, it }
