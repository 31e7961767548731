import type { PageNamed } from "../../../machines/app/pages.ts"
import type { Create } from "../../app/lazy-actor.ts"
import { bindPlateChange } from "../../bindings/plate-change.ts"
import type { AppRuntime } from "../../bindings/runtime.ts"
import { platesDraft } from "../../services/drafts.ts"

export default (
  runtime: AppRuntime,
  { shop: shopPath, groupId }: PageNamed<"permission">,
  create: Create
) => {
  const actor = create(bindPlateChange(runtime.run, runtime.environment), {
    id: "plateChange",
    input: { shopPath, groupId }
  })
  // Leaving the page discards a pending change. A login or a reload does not leave it: the change resumes.
  const leave = () => {
    const user = runtime.environment.user()
    const { shop } = actor.getSnapshot().context
    if (user === null || shop === null) return
    const stored = platesDraft(user.userId, shop.id)
    const draft = stored.read()
    if (draft !== undefined && draft.change !== null) stored.write({ ...draft, change: null })
  }
  actor.subscribe({ complete: leave })
  return actor.start()
}
