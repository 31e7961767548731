/** Clock of XState for tests that also says how long each timer has left. */
import { SimulatedClock } from "xstate"

export class CountdownClock extends SimulatedClock {
  private readonly due = new Map<number, number>()

  override setTimeout(fn: (...args: Array<unknown>) => void, timeout: number): number {
    const id = super.setTimeout(() => {
      this.due.delete(id)
      fn()
    }, timeout)
    this.due.set(id, this.now() + timeout)
    return id
  }

  override clearTimeout(id: number): void {
    super.clearTimeout(id)
    this.due.delete(id)
  }

  /** Returns the milliseconds that each timer has left, the shortest first. */
  left(): ReadonlyArray<number> {
    return [...this.due.values()].map((due) => due - this.now()).sort((one, other) => one - other)
  }
}
