/** Note on a call beyond its shape: its purpose, an example, and each refusal. */

type Status = 400 | 403 | 404 | 409 | 413 | 422 | 429

export interface CallNote {
  readonly summary: string
  /** Example values of path, query and header parameters, besides common ones. The shell runs `$(…)`. */
  readonly parameters?: Readonly<Record<string, string>>
  /** Example body: JSON, or the parts of a form. */
  readonly body?: unknown
  /** Example body that the shell builds from another call's response. */
  readonly shellBody?: string
  /** The whole example, if a call needs more than one line of curl. */
  readonly shell?: string
  /** Saves the response of the example for the examples of later calls. */
  readonly saveAs?: string
  /**
   * The previous call, and what this one takes from its response: `$response.body#/orderId` for a parameter,
   * the same in braces inside of a body. For readers of the OpenAPI document; other fields are for the shell.
   */
  readonly follows?: {
    readonly call: string
    readonly parameters?: Readonly<Record<string, string>>
    readonly body?: unknown
  }
  /** Codes of its own refusals, beyond those of every call. */
  readonly refusals?: Readonly<Partial<Record<Status, ReadonlyArray<string>>>>
}

/** Refusal of calls that buy or change something: the shop must be open. */
export const inactive = { 403: ["E_SHOP_INACTIVE"] } as const

export const shopNotFound = { 404: ["E_SHOP_NOT_FOUND"] } as const

/** Returns the shell expression for a field of a file that an earlier example has saved. */
export const fieldOf = (file: string, field: string): string =>
  `$(sed -E 's/.*"${field}":"?([^",}]+).*/\\1/' ${file})`
