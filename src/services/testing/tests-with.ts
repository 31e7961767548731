/** Tests written as generators, each with its own services of a layer. */
import { it } from "@effect/vitest"
import { Effect, Layer, type Scope } from "effect"

type Test<R, Given extends ReadonlyArray<unknown> = []> = (
  ...given: Given
) => Effect.fn.Return<unknown, unknown, R | Scope.Scope>

/** Returns `it.effect`, `it.live` and `it.effect.each` for generators that require what the layer provides. */
export const testsWith = <R, E>(services: () => Layer.Layer<R, E>) => {
  const run = <Given extends ReadonlyArray<unknown>>(test: Test<R, Given>, ...given: Given) =>
    Effect.suspend(() =>
      Effect.provide(
        Effect.gen(() => test(...given)),
        Layer.fresh(services())
      )
    )
  const inTestTime = (title: string, test: Test<R>) => it.effect(title, () => run(test))
  return Object.assign(inTestTime, {
    live: (title: string, test: Test<R>) => it.live(title, () => run(test)),
    each:
      <Case>(cases: ReadonlyArray<Case>) =>
      (title: string, test: Test<R, [Case]>) =>
        it.effect.each(cases)(title, (given) => run(test, given))
  })
}
