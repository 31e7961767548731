/** Pictures of a failed step for the report: the arrow, and the page before and after. */
import { layOut, stepPictureOf, svgOf } from "@parkschein/flowkit/draw"
import { type Flow, type PlanPath, replay } from "@parkschein/flowkit/model"
import type { OnState, PathResult } from "@parkschein/flowkit/run"
import type { Page, TestInfo } from "@playwright/test"
import { textsOf } from "./labels.ts"

const look = (page: Page): Promise<Buffer> => page.screenshot({ animations: "disabled" })

/** Takes its pictures in the second try of a path, and attaches them to the test. */
export const makeFailurePictures = (flow: Flow, path: PlanPath) => {
  let before: Buffer | undefined
  let after: Buffer | undefined
  return {
    onStateOfRetry:
      ({ failedStep = 0 }: PathResult): OnState =>
      async (page, _, __, step) => {
        if (step === failedStep - 1) before = await look(page)
      },
    /** Called with the page at the end of each try after the first. */
    takeLast: async (page: Page): Promise<void> => {
      after ??= await look(page)
    },
    attachTo: async (info: TestInfo, { failedStep = 0 }: PathResult): Promise<void> => {
      const step = path.steps[failedStep - 1]
      if (step !== undefined) {
        const from = replay(flow, path).replayedStates[failedStep - 1]?.state ?? step.to
        const picture = stepPictureOf(flow.description, textsOf[flow.name], "en", { ...step, from })
        const body = svgOf(picture, await layOut(picture))
        await info.attach(`the failed step ${failedStep}`, { body, contentType: "image/svg+xml" })
      }
      if (before !== undefined)
        await info.attach("the page before it", { body: before, contentType: "image/png" })
      if (after !== undefined)
        await info.attach("the page after it", { body: after, contentType: "image/png" })
    }
  }
}
