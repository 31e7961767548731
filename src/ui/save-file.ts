/** Saves a file built on the page, as if a link to it had been clicked. */
export const saveFile = (name: string, file: Blob): void => {
  const link = document.createElement("a")
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Some browsers read the file asynchronously.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
