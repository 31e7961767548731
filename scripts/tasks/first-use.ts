/** `npm run first-use`: ten tasks of new drivers in four languages, small phone; taps, fields, waits, doubts. */
import { runTask, say } from "../build/task.ts"
import { provideChromium } from "../test/chromium.ts"
import { runPlaywright } from "../test/run-playwright.ts"

await runTask(async () => {
  const chromium = await provideChromium(say)
  return (await runPlaywright(chromium, ["--config=e2e/first-use/playwright.config.ts"])).ok
})
