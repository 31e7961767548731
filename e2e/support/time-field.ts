/** Time of a start, in the native field or in the segments of React Aria that replace it. */
import type { Locator } from "@playwright/test"

/** Returns the time as 14:30; "" while it is incomplete. */
export const timeIn = (field: Locator): Promise<string> =>
  field.evaluate((element) => {
    const input = element.matches("input") ? element : element.nextElementSibling
    return (input as HTMLInputElement).value.slice(0, 5)
  })

/** Types these keys into segments: by default the digits of the time, or keys that clear the hour. */
export const enterTime = async (
  field: Locator,
  time: string,
  keys: ReadonlyArray<string> = time === "" ? ["Backspace", "Backspace"] : time.replace(":", "").split("")
): Promise<void> => {
  const page = field.page()
  // A focused field is no longer replaced.
  await field.and(page.locator("input")).or(field.getByRole("spinbutton").first()).focus()
  if (await field.evaluate((element) => element.matches("input"))) return field.fill(time)
  for (const key of keys) await page.keyboard.press(key)
}
