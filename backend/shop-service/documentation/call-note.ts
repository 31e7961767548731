/** What a person wants to know of a call beyond its shape: what it is for, an example, and each way it is refused. */

type Status = 400 | 403 | 404 | 409 | 413 | 422 | 429

export interface CallNote {
  readonly summary: string
  /** Example values of path, query and header parameters, beyond those that all calls share. `$(…)` is run by the shell. */
  readonly parameters?: Readonly<Record<string, string>>
  /** Example body: JSON, or the parts of a form. */
  readonly body?: unknown
  /** Example body as the shell puts it together, for what another call answered. */
  readonly shellBody?: string
  /** The whole example, where a call is more than one line of curl. */
  readonly shell?: string
  /** Keeps the answer of the example for the examples of later calls. */
  readonly saveAs?: string
  /**
   * The call that goes before, and what this one takes from its answer: `$response.body#/orderId` for a parameter, and the
   * same in braces inside of a body. For readers of the OpenAPI document; the other fields say it for the shell.
   */
  readonly follows?: {
    readonly call: string
    readonly parameters?: Readonly<Record<string, string>>
    readonly body?: unknown
  }
  /** The codes of its own refusals, beyond those of every call. */
  readonly refusals?: Readonly<Partial<Record<Status, ReadonlyArray<string>>>>
}

/** Of calls that buy or change something: the shop must be open. */
export const inactive = { 403: ["E_SHOP_INACTIVE"] } as const

export const shopNotFound = { 404: ["E_SHOP_NOT_FOUND"] } as const

/** A field of a file that an earlier example has kept. */
export const fieldOf = (file: string, field: string): string =>
  `$(sed -E 's/.*"${field}":"?([^",}]+).*/\\1/' ${file})`
