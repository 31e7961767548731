/** Texts of the specification that no field has a use for so far: none asks for more than one character. Decided in D-33. */
export const waitingTexts: ReadonlyArray<string> = ["zod.min_length"]
