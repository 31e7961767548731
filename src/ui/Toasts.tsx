// Messages at the bottom of the page. The notification machine controls number, duration and pauses.
import { type CSSProperties, type HTMLAttributes, useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import { Button, IconButton } from "./Button.tsx"
import type { Elements } from "./elements.ts"
import { Icon } from "./Icon.tsx"
import { toneIcons } from "./later-icons.ts"
import type { Tone } from "./Notice.tsx"
import { slotRecipe } from "./recipe.ts"
import { VisuallyHidden } from "./Text.tsx"

const toast = slotRecipe("toast")

export interface Toast {
  readonly key: string
  readonly type: Tone
  readonly message: string
  readonly details?: string | null
  /** Milliseconds until it closes: duration of the bar's animation. */
  readonly closeDelay: number
  /** Label of the action's button. */
  readonly action?: string | null
}

/** Reason for a pause: the pointer on a message, or the focus within. Both are possible at once. */
export type Reader = "pointer" | "focus"

/**
 * Reports only the start and the end, not moves between messages. Browsers send no event when a message with
 * the pointer or the focus is removed.
 */
const useReaders = (shown: number, onPause: (reader: Reader) => void, onResume: (reader: Reader) => void) => {
  const list = useRef<HTMLDivElement>(null)
  const reading = useRef(new Set<Reader>())
  const resume = useRef(onResume)
  resume.current = onResume
  const begin = (reader: Reader) => {
    if (reading.current.has(reader)) return
    reading.current.add(reader)
    onPause(reader)
  }
  const end = (reader: Reader) => {
    if (reading.current.delete(reader)) onResume(reader)
  }
  useEffect(() => {
    if (shown === 0) return reading.current.clear()
    // On the next frame the browser has updated the element under the pointer and the focus.
    const frame = requestAnimationFrame(() => {
      const present = {
        pointer: list.current?.matches(":hover"),
        focus: list.current?.contains(document.activeElement)
      }
      for (const reader of reading.current) {
        if (present[reader] || !reading.current.delete(reader)) continue
        resume.current(reader)
      }
    })
    return () => cancelAnimationFrame(frame)
  }, [shown])
  return { list, begin, end }
}

/** Moves the focus to a neighbour before a focused message is closed; the last one has none. */
const focusNeighbour = (message: Element | null): void => {
  const neighbour = message?.nextElementSibling ?? message?.previousElementSibling
  const buttons = neighbour?.querySelectorAll("button")
  buttons?.item(buttons.length - 1)?.focus({ preventScroll: true })
}

interface ToastsProps extends Omit<HTMLAttributes<HTMLDivElement>, "className" | "onPause"> {
  readonly toasts: readonly Toast[]
  /** Timers are paused: the bars stop. */
  readonly paused?: boolean
  readonly onClose: (key: string) => void
  /** Absent where no message has an action. */
  readonly onAction?: (key: string) => void
  /** Start and end of a pause, so that the message can be read. */
  readonly onPause: (reader: Reader) => void
  readonly onResume: (reader: Reader) => void
  /** Rendered above the messages. */
  readonly children?: Elements
}

export const Toasts = (props: ToastsProps) => {
  const { toasts, paused = false, onClose, onAction, onPause, onResume, children, ...rest } = props
  const { t } = useTranslation()
  const { list, begin, end } = useReaders(toasts.length, onPause, onResume)
  const newest = toasts.at(-1)?.key
  useEffect(() => {
    // The page ends above the messages (global.ts): keep the focused element in view.
    if (newest !== undefined) document.activeElement?.scrollIntoView({ block: "nearest" })
  }, [newest])
  return (
    <section className={toast()("region")} aria-label={t("layout.notifications")}>
      {children}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notices that somebody reads */}
      <div
        {...rest}
        ref={list}
        className={toast()("list")}
        data-paused={paused || undefined}
        onPointerEnter={() => begin("pointer")}
        onPointerLeave={() => end("pointer")}
        onFocus={() => begin("focus")}
        onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && end("focus")}
      >
        {toasts.map(({ key, type, message, details, closeDelay, action }) => {
          const slot = toast({ tone: type })
          return (
            <div key={key} className={slot("root")} role={type === "error" ? "alert" : "status"}>
              <Icon name={toneIcons[type]} />
              <div className={slot("body")}>
                <p className={slot("message")}>
                  <VisuallyHidden>{`${t(`common.notice.${type}`)}: `}</VisuallyHidden>
                  <span>{message}</span>
                </p>
                {details && <p>{details}</p>}
                {action && (
                  <Button variant="quiet" edge="start" onClick={() => onAction?.(key)}>
                    {action}
                  </Button>
                )}
              </div>
              <IconButton
                icon="close"
                label={t("common.close")}
                onClick={(event) => {
                  focusNeighbour(event.currentTarget.parentElement)
                  onClose(key)
                }}
              />
              <span
                className={slot("bar")}
                data-countdown=""
                style={{ "--close-delay": `${closeDelay}ms` } as CSSProperties}
                aria-hidden="true"
              />
            </div>
          )
        })}
      </div>
    </section>
  )
}
