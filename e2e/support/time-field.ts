/** The time of a start, whichever field it is in: the browser's own, or the segments of React Aria that take its place. */
import type { Locator } from "@playwright/test"

/** As 14:30; "" while it is not complete. */
export const timeIn = (field: Locator): Promise<string> =>
  field.evaluate((element) => {
    const input = element.matches("input") ? element : element.nextElementSibling
    return (input as HTMLInputElement).value.slice(0, 5)
  })

/** In segments by these keys: the figures of the time; for none, those that take away the hour. */
export const enterTime = async (
  field: Locator,
  time: string,
  keys: ReadonlyArray<string> = time === "" ? ["Backspace", "Backspace"] : time.replace(":", "").split("")
): Promise<void> => {
  const page = field.page()
  // What has the focus is not exchanged any more.
  await field.and(page.locator("input")).or(field.getByRole("spinbutton").first()).focus()
  if (await field.evaluate((element) => element.matches("input"))) return field.fill(time)
  for (const key of keys) await page.keyboard.press(key)
}
