/** How a form is sent that says itself what is wrong. */
import { type FormEvent, useState } from "react"

/** `attempt`: how often it was sent, so that the summary of what is wrong takes the focus each time. */
export const useSubmit = (send: () => void) => {
  const [attempt, setAttempt] = useState(0)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setAttempt(attempt + 1)
    send()
  }
  return { attempt, submit }
}
