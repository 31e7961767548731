/** What the page says beside the table; figures by hand, since they differ from run to run. */
export const measured: ReadonlyArray<string> = []
