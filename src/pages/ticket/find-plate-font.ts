/**
 * Has the browser look up the fonts of a plate while the home is idle: few devices have one of their names, and a slow
 * phone takes 20 ms, within the press.
 */
export const findPlateFont = (): void => {
  const drawing = document.createElement("canvas").getContext("2d")
  if (drawing === null) return
  const family = getComputedStyle(document.documentElement).getPropertyValue("--fonts-plate")
  // Of a typed plate, and of its example.
  for (const weight of [600, 400]) {
    drawing.font = `condensed ${weight} 40px ${family}`
    drawing.measureText("M")
  }
}
