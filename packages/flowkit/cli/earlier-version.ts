/** Loads the flows of an earlier version or of a branch. */
import { join } from "node:path"
import { versionFolder } from "../atlas/index.ts"
import { messageOf } from "../model/message-of.ts"
import { Problem } from "./problem.ts"
import { type Project, type ProjectFlow, readFlows } from "./project.ts"

const taken = (
  project: Pick<Project, "folder" | "results">,
  reference: string
): ReturnType<typeof versionFolder> => {
  try {
    return versionFolder(project.folder, join(project.results, "versions"), reference)
  } catch (cause) {
    throw new Problem(messageOf(cause))
  }
}

/** `reference`: any commit-ish of git. */
export const earlierVersion = async (
  project: Pick<Project, "folder" | "config" | "results">,
  reference: string,
  say: (line: string) => void
): Promise<{ readonly label: string; readonly flows: ReadonlyArray<ProjectFlow> }> => {
  const { commit, folder } = taken(project, reference)
  const flows = await readFlows(join(folder, project.config.flows ?? "flows"), (sentence) =>
    say(`${sentence} It counts as new.`)
  )
  return { label: `${reference} (${commit.slice(0, 10)})`, flows }
}
