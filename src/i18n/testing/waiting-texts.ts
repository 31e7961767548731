/** Texts of the specification without a use: no field requires more than one character. Decided in D-33. */
export const waitingTexts: ReadonlyArray<string> = ["zod.min_length"]
