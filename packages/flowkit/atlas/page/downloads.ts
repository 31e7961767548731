/** Downloads of files that the page has built. */

export const download = (content: Blob, name: string): void => {
  const address = URL.createObjectURL(content)
  const link = document.createElement("a")
  link.href = address
  link.download = name
  link.click()
  // The browser must have started the download before the address is revoked.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** Browsers refuse canvases with a longer side. */
const maxSide = 8_000

/** At double resolution, unless that is too large. */
export const downloadPng = async (svg: string, name: string): Promise<void> => {
  const image = new Image()
  image.src = svg
  await image.decode()
  const scale = Math.min(2, maxSide / Math.max(image.naturalWidth, image.naturalHeight))
  const canvas = new OffscreenCanvas(
    Math.round(image.naturalWidth * scale),
    Math.round(image.naturalHeight * scale)
  )
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height)
  download(await canvas.convertToBlob(), name)
}
