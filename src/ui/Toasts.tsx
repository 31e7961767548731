// Messages at the bottom of the page. Their life (how many, how long, pausing) is the notification machine's; this shows them.
import { type CSSProperties, type HTMLAttributes, useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import type { toast as definition } from "../styles/recipes/surfaces.ts"
import { Button, IconButton } from "./Button.tsx"
import type { Elements } from "./elements.ts"
import { Icon } from "./Icon.tsx"
import { toneIcons } from "./later-icons.ts"
import type { Tone } from "./Notice.tsx"
import { slotRecipe } from "./recipe.ts"
import { VisuallyHidden } from "./Text.tsx"

const toast = slotRecipe<typeof definition>("toast")

export interface Toast {
  readonly key: string
  readonly type: Tone
  readonly message: string
  readonly details?: string | null
  /** Milliseconds until it closes by itself: how long the bar takes to shrink. */
  readonly closeDelay: number
  /** What can be done about it: the words on its button. */
  readonly action?: string | null
}

/** Who reads: somebody with a pointer on the messages, or with the focus among them. Both may be at once. */
export type Reader = "pointer" | "focus"

/**
 * Only beginnings and ends are told, however the pointer and the focus move among the messages; and a message that goes
 * takes both with it, of which browsers say nothing.
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
    // By then the browser knows what is under the pointer, and the focus is where it is going to be.
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

/** Where the focus goes before a message that has it is closed; nowhere from the last one. */
const focusNeighbour = (message: Element | null): void => {
  const neighbour = message?.nextElementSibling ?? message?.previousElementSibling
  const buttons = neighbour?.querySelectorAll("button")
  buttons?.item(buttons.length - 1)?.focus({ preventScroll: true })
}

interface ToastsProps extends Omit<HTMLAttributes<HTMLDivElement>, "className" | "onPause"> {
  readonly toasts: readonly Toast[]
  /** Time stands still: the bars stop. */
  readonly paused?: boolean
  readonly onClose: (key: string) => void
  /** Missing where no message offers an action. */
  readonly onAction?: (key: string) => void
  /** Somebody begins or ends to read: give them time. */
  readonly onPause: (reader: Reader) => void
  readonly onResume: (reader: Reader) => void
  /** Stands above the messages. */
  readonly children?: Elements
}

export const Toasts = (props: ToastsProps) => {
  const { toasts, paused = false, onClose, onAction, onPause, onResume, children, ...rest } = props
  const { t } = useTranslation()
  const { list, begin, end } = useReaders(toasts.length, onPause, onResume)
  const newest = toasts.at(-1)?.key
  useEffect(() => {
    // The page ends above the messages (global.ts), and so does what the driver is busy with.
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
