/** Checks a page against WCAG 2.2 AA with axe. */
import { AxeBuilder } from "@axe-core/playwright"
import { expect, type Page } from "@playwright/test"

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/** Fails with the rule, what is wrong and where, for each violation on the page as it stands now. */
export const expectAccessible = async (page: Page): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((node) => `    ${node.html}`).join("\n")}`
  )
  expect(found, "accessibility violations").toEqual([])
}
