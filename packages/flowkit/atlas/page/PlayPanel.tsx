/** Play mode with the real machine: the user acts as driver, services and clock. */
import { machines } from "virtual:machines"
import { use, useEffect, useMemo, useState } from "react"
import type { AnyStateMachine } from "xstate"
import { type FlowData, isVisibleState, type PlayData } from "../data.ts"
import { type Move, play } from "../player.ts"
import { Screens } from "./Screens.tsx"
import { Sign } from "./Sign.tsx"
import { stateByName } from "./transitions.ts"
import { useLanguage, useWords, type Words } from "./words.ts"

const loads = new Map<string, Promise<AnyStateMachine>>()

const loadMachine = (id: string): Promise<AnyStateMachine> => {
  const known = loads.get(id) ?? machines[id]?.() ?? Promise.reject(new Error(`There is no machine "${id}".`))
  loads.set(id, known)
  return known
}

const timeText = (ms: number, words: Words): string =>
  ms >= 60_000 && ms % 60_000 === 0
    ? words.player.minutes(ms / 60_000)
    : words.player.seconds(Math.round(ms / 100) / 10)

const moveKey = (move: Move): string => JSON.stringify(move)

interface Properties {
  readonly flow: FlowData
  /** Reports the current states, and the transitions to them. */
  readonly onMoment: (states: ReadonlyArray<string>, takes: ReadonlyArray<string>) => void
}

const Playing = ({ flow, data, onMoment }: Properties & { readonly data: PlayData }) => {
  const machine = use(loadMachine(flow.id))
  const starts = Object.keys(data.starts)
  const [{ start, moves }, begin] = useState<{ start: string; moves: ReadonlyArray<Move> }>({
    start: starts[0] ?? "",
    moves: []
  })
  const moments = useMemo(() => play(machine, data, start, moves), [machine, data, start, moves])
  const language = useLanguage()
  const words = useWords()
  const now = moments.at(-1)
  const places = (now?.states ?? []).map((name) => stateByName(flow, name))
  // Parallel states share one screen.
  const shown = places.find((state) => state !== undefined && isVisibleState(flow.id, state)) ?? places[0]

  useEffect(() => {
    onMoment(now?.states ?? [], now?.takes ?? [])
  }, [now, onMoment])

  const eventLabel = (type: string) => flow.labels.events[type]?.[language] ?? type
  const nameOf = (name: string) => data.names?.[language]?.[name] ?? name
  const serviceLabel = (name: string) => flow.labels.services[name]?.[language] ?? name
  const moveText = (move: Move): string => {
    switch (move.kind) {
      case "event":
        return move.case === null ? eventLabel(move.type) : `${eventLabel(move.type)}: ${nameOf(move.case)}`
      case "outcome":
        return `${serviceLabel(move.service)}: ${nameOf(move.case)}`
      case "delay":
        return words.player.wait(timeText(move.ms, words))
      case "wait":
        return words.player.untilChange
    }
  }
  const possible = now?.possible ?? []
  const services = [...new Set(possible.flatMap((move) => (move.kind === "outcome" ? [move.service] : [])))]
  const buttons = (chosen: ReadonlyArray<Move>, text: (move: Move) => string) => (
    <ul className="moves">
      {chosen.map((move) => (
        <li key={moveKey(move)}>
          <button type="button" onClick={() => begin({ start, moves: [...moves, move] })}>
            {text(move)}
          </button>
        </li>
      ))}
    </ul>
  )
  const group = (kind: Move["kind"]) => possible.filter((move) => move.kind === kind)

  return (
    <>
      <div className="now" role="status" data-state={now?.states.join(" + ")}>
        <span className="quiet">{words.player.nowIn}</span>
        <h2>{places.map((state) => state?.label[language] ?? "").join(", ")}</h2>
        <p>{places.map((state) => state?.text[language] ?? "").join(" ")}</p>
      </div>
      <p className="fields">
        {starts.length > 1 ? (
          <label>
            {words.player.start}{" "}
            <select value={start} onChange={(event) => begin({ start: event.target.value, moves: [] })}>
              {starts.map((name) => (
                <option key={name} value={name}>
                  {nameOf(name)}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        <button
          type="button"
          disabled={moves.length === 0}
          onClick={() => begin({ start, moves: moves.slice(0, -1) })}
        >
          {words.player.undo}
        </button>
        <button type="button" disabled={moves.length === 0} onClick={() => begin({ start, moves: [] })}>
          {words.player.again}
        </button>
      </p>
      {group("event").length === 0 ? null : (
        <>
          <h3>
            <Sign kind="user" /> {words.player.somebody}
          </h3>
          {buttons(group("event"), moveText)}
        </>
      )}
      {services.map((service) => (
        <div key={service}>
          <h3>{words.player.service(serviceLabel(service))}</h3>
          {buttons(
            possible.filter((move) => move.kind === "outcome" && move.service === service),
            (move) => (move.kind === "outcome" ? nameOf(move.case) : "")
          )}
        </div>
      ))}
      {group("wait").length === 0 ? null : (
        <>
          <h3>
            <Sign kind="time" /> {words.player.clock}
          </h3>
          {buttons([...group("delay"), ...group("wait")], moveText)}
        </>
      )}
      {possible.length === 0 ? <p>{words.player.nothing}</p> : null}
      {now === undefined || now.refused.length === 0 ? null : (
        <p className="quiet">
          {words.player.refused}: {now.refused.map(eventLabel).join(", ")}
        </p>
      )}
      {shown === undefined ? null : <Screens flow={flow} state={shown} isCompared={false} />}
      <h3>{words.player.story}</h3>
      <ol className="story">
        {moments.map((moment, index) => {
          const move = moves[index - 1]
          const label = moment.states
            .map((name) => stateByName(flow, name)?.label[language] ?? name)
            .join(", ")
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place in the story.
            <li key={index}>
              {move === undefined ? words.player.begun : moveText(move)}
              {move?.kind === "wait" && moment.passed > 0
                ? ` (${words.player.wait(timeText(moment.passed, words))})`
                : null}{" "}
              → <strong>{label}</strong>
            </li>
          )
        })}
      </ol>
    </>
  )
}

export const PlayPanel = (properties: Properties) => {
  const words = useWords()
  const data = properties.flow.play
  return data === null ? <p>{words.player.missing}</p> : <Playing {...properties} data={data} />
}
