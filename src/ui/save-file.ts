/** Hands a file that is made on the page to the browser, as if a link to it were pressed. */
export const saveFile = (name: string, file: Blob): void => {
  const link = document.createElement("a")
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Some browsers read the file only after this turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
