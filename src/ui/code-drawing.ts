// QR code as a path. A chunk of its own, fetched beside the proof and cached with it.
import { encode } from "uqr"

/** Light around the code, in modules, as ISO/IEC 18004 wants it. */
const border = 4

/** Returns the width in modules, and the dark ones as one path. */
export const codeDrawing = (text: string): { readonly size: number; readonly path: string } => {
  const { size, data } = encode(text, { ecc: "M", border })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("")
  return { size, path }
}
