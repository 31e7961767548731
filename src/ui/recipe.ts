// Composes the class names of the recipes that panda.config.ts compiles to static CSS: `button` with { size:
// "lg" } is "button button--size_lg". Panda's own runtime does this and more in 5 kB; this takes 0.2.

interface Definition {
  readonly className: string
  readonly variants?: Readonly<Record<string, Readonly<Record<string, unknown>>>> | undefined
}

type Value<K> = K extends "true" ? boolean : K

/** Variants of a recipe with their allowed values; a variant whose only value is "true" is a boolean. */
export type Variants<D extends Definition> = {
  readonly [Name in keyof NonNullable<D["variants"]>]?:
    | Value<keyof NonNullable<D["variants"]>[Name]>
    | undefined
}

const compose = (className: string, variants: Readonly<Record<string, unknown>>): string => {
  let classes = className
  for (const [name, value] of Object.entries(variants))
    if (value !== undefined && value !== false) classes += ` ${className}--${name}_${value}`
  return classes
}

/** Returns the class names of a recipe: `recipe<typeof button>("button", { size: "md" })({ size: "lg" })`. */
export const recipe =
  <D extends Definition>(className: string, defaults?: Variants<D>) =>
  (variants?: Variants<D>): string =>
    compose(className, { ...defaults, ...defined(variants) })

/** Returns the class names of a slot: `slotRecipe<typeof notice>("notice")({ tone })("title")`. */
export const slotRecipe =
  <D extends Definition & { readonly slots: readonly string[] }>(className: string, defaults?: Variants<D>) =>
  (variants?: Variants<D>) =>
  (slot: D["slots"][number]): string =>
    compose(`${className}__${slot}`, { ...defaults, ...defined(variants) })

const defined = (variants: object | undefined): object =>
  Object.fromEntries(Object.entries(variants ?? {}).filter(([, value]) => value !== undefined))
