/** Submission of a form that shows its own errors. */
import { type FormEvent, useState } from "react"

/** `attempt`: number of submissions, so that the error summary is focused after each. */
export const useSubmit = (send: () => void) => {
  const [attempt, setAttempt] = useState(0)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setAttempt(attempt + 1)
    send()
  }
  return { attempt, submit }
}
