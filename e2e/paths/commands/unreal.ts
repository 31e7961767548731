/** Command `npm run paths -- --unreal`: lists the states that no real server causes, each with its reason. */
import { unrealStates } from "../real/unreal.ts"

/** Returns whether each state has a reason. */
export const tellUnrealStates = (say: (line: string) => void): boolean => {
  const states = unrealStates()
  for (const { machine, state, reason } of states)
    say(`${machine}.${state}: ${reason === "" ? "NO REASON" : reason}`)
  say(`${states.length} states that no real server brings about.`)
  return states.every(({ reason }) => reason !== "")
}
