/** Summarizes a CPU profile: the share of each file in the busy time. */
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

/** https://chromedevtools.github.io/devtools-protocol/tot/Profiler/#type-Profile */
interface Profile {
  readonly nodes: ReadonlyArray<{
    readonly id: number
    readonly callFrame: { readonly functionName: string; readonly url: string }
  }>
  readonly samples: ReadonlyArray<number>
  readonly timeDeltas: ReadonlyArray<number>
}

const most = 25

const placeOf = ({ functionName, url }: Profile["nodes"][number]["callFrame"]): string =>
  url === "" ? functionName : url.replace(/^.*(node_modules|backend|schemas)\//, "$1/")

/** Returns lines like `12.3 %  node_modules/effect/dist/…`, the largest share first. */
export const profileShares = (folder: string): ReadonlyArray<string> =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".cpuprofile"))
    .flatMap((file) => {
      const path = join(folder, file)
      const { nodes, samples, timeDeltas } = JSON.parse(readFileSync(path, "utf8")) as Profile
      const places = new Map(nodes.map(({ id, callFrame }) => [id, placeOf(callFrame)]))
      const times = new Map<string, number>()
      for (const [index, sample] of samples.entries()) {
        const place = places.get(sample) ?? ""
        if (place === "(idle)") continue
        times.set(place, (times.get(place) ?? 0) + (timeDeltas[index] ?? 0))
      }
      const whole = [...times.values()].reduce((sum, time) => sum + time, 0)
      return [
        path,
        ...[...times]
          .sort(([, one], [, other]) => other - one)
          .slice(0, most)
          .map(([place, time]) => `${((time / whole) * 100).toFixed(1).padStart(5)} %  ${place}`)
      ]
    })
