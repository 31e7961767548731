/**
 * Renders components once, without React's renderer: hooks have no state and no effects. 1 kB that is loaded
 * long before the 58 kB of React: see docs/decisions/028.
 */
import * as React from "react"
import { type Context, isValidElement, type JSX, type ReactElement, type ReactNode } from "react"

type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode }

/** React's representation of a component that is not a function. */
interface Special {
  readonly $$typeof?: symbol
  readonly type?: ReactElement["type"]
  readonly render?: (props: Props, ref: null) => ReactNode
  readonly _currentValue?: unknown
}

const memo = Symbol.for("react.memo")
const context = Symbol.for("react.context")
const forwardRef = Symbol.for("react.forward_ref")
const suspense = Symbol.for("react.suspense")
const svg = "http://www.w3.org/2000/svg"

const provided = new Map<unknown, unknown>()
const once = <A>(make: A | (() => A)): A => (typeof make === "function" ? (make as () => A)() : make)
const nothing = () => undefined

/** Location of the hooks' dispatcher; a test fails if another version of React moves it. */
const internals = (React as Readonly<Record<string, unknown>>)[
  "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE"
] as { H: unknown }

const hooksOf = (name: () => string) => ({
  useState: <A>(initial: A | (() => A)) => [once(initial), nothing],
  useMemo: once,
  useCallback: <A>(callback: A) => callback,
  useRef: <A>(current: A) => ({ current }),
  useContext: (of: Context<unknown> & Special) => (provided.has(of) ? provided.get(of) : of._currentValue),
  useSyncExternalStore: <A>(_: unknown, snapshot: () => A) => snapshot(),
  useDeferredValue: <A>(value: A) => value,
  useId: name,
  useDebugValue: nothing,
  useEffect: nothing,
  useLayoutEffect: nothing,
  useInsertionEffect: nothing
})

/** Attributes whose name differs from that of the prop. */
const attributes: Readonly<Record<string, string>> = {
  className: "class",
  htmlFor: "for",
  tabIndex: "tabindex"
}

/** Returns the name in CSS and SVG: "stroke-width" for `strokeWidth`. */
const hyphenated = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const setProps = (element: HTMLElement | SVGElement, props: Props): void => {
  for (const [name, value] of Object.entries(props)) {
    if (name === "style") {
      for (const [property, set] of Object.entries(value as object))
        if (set !== undefined) element.style.setProperty(hyphenated(property), String(set))
      continue
    }
    const isWord = /^(aria|data)-/.test(name)
    if (name === "children" || typeof value === "function" || typeof value === "object") continue
    if (value === undefined || (value === false && !isWord)) continue
    if (element instanceof HTMLSelectElement && name === "value") continue
    const attribute = /^(fill|shape|stroke)/.test(name) ? hyphenated(name) : (attributes[name] ?? name)
    element.setAttribute(attribute, value === true && !isWord ? "" : String(value))
  }
}

const drawElement = ({ type, props }: ReactElement<Props>, parent: Element | DocumentFragment): void => {
  const { children } = props
  if (typeof type === "string") {
    const isDrawing = type === "svg" || (parent instanceof SVGElement && parent.namespaceURI === svg)
    const element = isDrawing ? document.createElementNS(svg, type) : document.createElement(type)
    setProps(element as HTMLElement | SVGElement, props)
    drawInto(element, children)
    if (element instanceof HTMLSelectElement) element.value = String(props["value"])
    parent.append(element)
    return
  }
  const special = type as Special
  if (special.$$typeof === memo) drawElement({ type: special.type, props } as ReactElement<Props>, parent)
  else if (special.$$typeof === context) {
    const before = provided.get(type)
    provided.set(type, props["value"])
    drawInto(parent, children)
    if (before === undefined) provided.delete(type)
    else provided.set(type, before)
  } else if ((type as unknown) === suspense) {
    const inside = document.createDocumentFragment()
    try {
      drawInto(inside, children)
      parent.append(inside)
    } catch {
      // A lazy part.
      drawInto(parent, props["fallback"] as ReactNode)
    }
  } else if (special.$$typeof === forwardRef) drawInto(parent, special.render?.(props, null))
  else if (typeof type === "function") drawInto(parent, (type as (props: Props) => ReactNode)(props))
  // A fragment; any other type is not loaded yet.
  else if (typeof type === "symbol") drawInto(parent, children)
  else throw new TypeError("There is nothing to draw yet.")
}

const drawInto = (parent: Element | DocumentFragment, node: ReactNode): void => {
  if (isValidElement<Props>(node)) drawElement(node, parent)
  else if (Array.isArray(node)) for (const one of node) drawInto(parent, one as ReactNode)
  else if (typeof node === "string" || typeof node === "number") parent.append(String(node))
}

/** Returns the rendered nodes; throws if a component needs more than is available here. */
export const renderToDom = (element: JSX.Element): DocumentFragment => {
  const drawn = document.createDocumentFragment()
  const ids = { last: 0 }
  const before = internals.H
  internals.H = hooksOf(() => {
    ids.last += 1
    return `first-${ids.last}`
  })
  try {
    drawInto(drawn, element)
  } finally {
    internals.H = before
  }
  return drawn
}
