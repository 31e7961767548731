// Tests of the letter to the operator: nothing of it is lost, however long it is.
import { beforeAll, expect, it } from "vitest"
import { markupOf, speakGerman, wordsOf } from "../testing/render-screen.tsx"
import { LetterForm } from "./LetterForm.tsx"

beforeAll(speakGerman)

const written = (letter: string) =>
  markupOf(
    <LetterForm letter={letter} subject="Frage" email="a@b.example" isUrgent={false} onChange={() => {}} />
  )
const tooLong = "Zu lang"

it("hands a letter to the mail program as it is", () => {
  const markup = written("Guten Tag")
  expect(markup).toContain('href="mailto:a@b.example?subject=Frage&amp;body=Guten%20Tag"')
  expect(wordsOf(markup)).not.toContain(tooLong)
})

it("keeps a letter that is too long for a mail program, and says to copy it", () => {
  const letter = `${"Die Schranke blieb zu. ".repeat(80)}Ende`
  const markup = written(letter)
  expect(wordsOf(markup)).toContain(letter)
  expect(wordsOf(markup)).toContain(tooLong)
  expect(markup).toContain('href="mailto:a@b.example?subject=Frage&amp;body="')
  // No browser may stop the typing, or cut what is pasted.
  expect(markup).not.toMatch(/maxlength/i)
})
