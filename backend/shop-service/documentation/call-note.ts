/** Note on a call beyond its shape: its purpose, an example, and each refusal. */

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
}

/** Returns the shell expression for a field of a file that an earlier example has saved. */
export const fieldOf = (file: string, field: string): string =>
  `$(sed -E 's/.*"${field}":"?([^",}]+).*/\\1/' ${file})`

/** Parameter that the response of an earlier call names: from its saved file in the shell, by a link in the document. */
export const fromResponse = (call: string, file: string, field: string, name = field) => ({
  parameters: { [name]: fieldOf(file, field) },
  follows: { call, parameters: { [name]: `$response.body#/${field}` } }
})
