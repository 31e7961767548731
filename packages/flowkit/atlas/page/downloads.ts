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

const loadImage = (address: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = () => reject(new Error(`${address} could not be drawn.`))
    image.src = address
  })

/** Browsers refuse canvases with a longer side. */
const maxSide = 8_000

/** At double resolution, unless that is too large. */
export const downloadPng = async (svg: string, name: string): Promise<void> => {
  const image = await loadImage(svg)
  const scale = Math.min(2, maxSide / Math.max(image.naturalWidth, image.naturalHeight))
  const canvas = document.createElement("canvas")
  canvas.width = Math.round(image.naturalWidth * scale)
  canvas.height = Math.round(image.naturalHeight * scale)
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height)
  const content = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"))
  if (content === null) throw new Error("The picture is too big for this browser.")
  download(content, name)
}
