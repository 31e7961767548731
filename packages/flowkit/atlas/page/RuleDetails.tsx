/** Details of the selected rule, or of one removed since the earlier version. */
import type { Difference, TransitionData } from "../data.ts"
import { CommentsPanel } from "./CommentsPanel.tsx"
import { BeforeAndAfter, LinkButton } from "./controls.tsx"
import type { DetailsProperties } from "./details-properties.ts"
import { useAtlas } from "./load.ts"
import { Screens } from "./Screens.tsx"
import { Sign } from "./Sign.tsx"
import { ChangedSinceSignOff, SignOffPanel } from "./SignOffPanel.tsx"
import { labelOf, stateById } from "./transitions.ts"
import { useLanguage, useWords } from "./words.ts"

export const TransitionDetails = ({ way, ...rest }: DetailsProperties & { readonly way: TransitionData }) => {
  const { flow, isCompared, onChoose } = rest
  const language = useLanguage()
  const words = useWords()
  const { since } = useAtlas()
  const rule = way.rule[language]
  const coverage = flow.coverage?.[way.id]
  const change = flow.difference?.changed.find(({ id }) => id === way.id)
  const failures = flow.failures.filter(({ transitions }) => transitions.includes(way.id))
  const target = stateById(flow, rule.targets[0] ?? rule.source)
  return (
    <>
      <h2 className="sentence">
        <Sign kind={rule.kind} /> {rule.sentence}
      </h2>
      <ul className="links">
        <li>
          <LinkButton onClick={() => onChoose(rule.source)}>
            {labelOf(flow, rule.source, language)}
          </LinkButton>{" "}
          {rule.targets.length === 0 ? words.staysHere : words.leadsTo}
        </li>
        {rule.targets.map((id) => (
          <li key={id}>
            <LinkButton onClick={() => onChoose(id)}>{labelOf(flow, id, language)}</LinkButton>
          </li>
        ))}
      </ul>
      <ChangedSinceSignOff flow={flow} way={way} />
      <p>
        {coverage === undefined
          ? words.coverage.none
          : coverage.status === "covered"
            ? words.coverage.covered(coverage.taken)
            : coverage.status === "missed"
              ? words.coverage.missed
              : words.coverage.unreachable(coverage.reason ?? "")}
      </p>
      {failures.map(({ path, locale, message, sentences }) => (
        <details key={`${path} ${locale}`} className="failure">
          <summary>
            {path} {locale}: {message}
          </summary>
          <ol>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ol>
        </details>
      ))}
      {change === undefined || since === null ? null : (
        <section className="change">
          <h3>{words.difference.heading(since)}</h3>
          {change.before[language] === change.after[language] ? (
            <p>{words.difference.sameSentence}</p>
          ) : (
            <BeforeAndAfter before={change.before[language]} after={change.after[language]} />
          )}
          {change.condition === undefined ? null : (
            <BeforeAndAfter
              before={<code>{change.condition.before}</code>}
              after={<code>{change.condition.after}</code>}
            />
          )}
        </section>
      )}
      {target === undefined ? null : (
        <>
          <h3>
            {words.screens}: {target.label[language]}
          </h3>
          <Screens flow={flow} state={target} isCompared={isCompared} />
        </>
      )}
      <SignOffPanel key={way.id} flow={flow} transitions={[way.id]} label={words.signOff.sign} />
      <CommentsPanel key={`said ${way.id}`} machine={flow.id} place={way.id} />
      <details>
        <summary>{words.technical}</summary>
        <p>
          <code>{way.id}</code>
        </p>
        <p>
          {words.guard}: <code>{way.guard ?? "–"}</code>
        </p>
        <p>
          {words.actions}: <code>{way.actions.length === 0 ? "–" : way.actions.join(", ")}</code>
        </p>
      </details>
    </>
  )
}

/** Details of a rule of the earlier version. */
export const RemovedDetails = ({
  removed: { id, sentence },
  flow,
  onChoose
}: Pick<DetailsProperties, "flow" | "onChoose"> & { readonly removed: Difference["removed"][number] }) => {
  const { since } = useAtlas()
  const language = useLanguage()
  const words = useWords()
  const source = stateById(flow, id.split("|")[0] ?? "")
  return (
    <>
      <h2 className="sentence">
        <del>{sentence[language]}</del>
      </h2>
      {since === null ? null : <p>{words.difference.isGone(since)}</p>}
      {source === undefined ? null : (
        <>
          <p>
            {words.difference.beganIn}:{" "}
            <LinkButton onClick={() => onChoose(source.id)}>{source.label[language]}</LinkButton>
          </p>
          <Screens flow={flow} state={source} isCompared />
        </>
      )}
      <details>
        <summary>{words.technical}</summary>
        <p>
          <code>{id}</code>
        </p>
      </details>
    </>
  )
}
