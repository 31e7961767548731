/** Files to take along: downloads of what the page has made. */

export const download = (content: Blob, name: string): void => {
  const address = URL.createObjectURL(content)
  const link = document.createElement("a")
  link.href = address
  link.download = name
  link.click()
  // The browser has to have begun before the address goes.
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
const longestSide = 8_000

/** Twice as fine as on the screen, where that is not too big. */
export const downloadPng = async (svg: string, name: string): Promise<void> => {
  const image = await loadImage(svg)
  const scale = Math.min(2, longestSide / Math.max(image.naturalWidth, image.naturalHeight))
  const canvas = document.createElement("canvas")
  canvas.width = Math.round(image.naturalWidth * scale)
  canvas.height = Math.round(image.naturalHeight * scale)
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height)
  const content = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"))
  if (content === null) throw new Error("The picture is too big for this browser.")
  download(content, name)
}
