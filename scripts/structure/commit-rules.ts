/** Rules for commit messages. `.githooks/commit-msg` runs this file with the file of the message. */
import { readFileSync } from "node:fs"
import conventional from "@commitlint/config-conventional"
import lint from "@commitlint/lint"

/** Imperatives that end like another form of a verb. */
const imperatives = /^(bring|embed|feed|focus|need|seed|shed|speed|string)$/
const isImperative = (subject: string): boolean => {
  const [verb = ""] = subject.split(" ")
  return imperatives.test(verb) || !/(ed|ing|[^s]s)$/.test(verb)
}

const [off, error] = [0, 2]
const rules = {
  ...conventional.rules,
  "header-max-length": [error, "always", 72],
  "body-max-line-length": [off],
  "subject-imperative": [error, "always"]
} as const

/** Returns the problems of a message. Ignores merges and fixups, like commitlint. */
export const problemsOf = async (message: string): Promise<ReadonlyArray<string>> => {
  const { errors } = await lint(message.replaceAll(/^#.*\n?/gm, ""), rules, {
    parserOpts: { headerPattern: /^(\w+)(?:\((.+)\))?!?: (.+)$/ },
    plugins: {
      own: {
        rules: {
          "subject-imperative": ({ subject }) => [
            isImperative(subject ?? ""),
            "subject must begin with a verb in the imperative"
          ]
        }
      }
    }
  })
  return errors.map((error) => error.message)
}

if (import.meta.main) {
  const problems = await problemsOf(readFileSync(process.argv[2] ?? "", "utf8"))
  for (const problem of problems) process.stderr.write(`${problem}\n`)
  if (problems.length > 0) process.exit(1)
}
