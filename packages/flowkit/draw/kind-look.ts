/** How the kinds of events differ in a picture: by colour, dash, width and sign. */
import type { EdgeKind } from "./edge-kind.ts"

/** Dark enough for text on white: at least 5.5 : 1. */
export const kindColours: Readonly<Record<EdgeKind, string>> = {
  user: "#1d57b3",
  ok: "#17692f",
  fail: "#ab1f17",
  time: "#7d5000",
  auto: "#525d69",
  refused: "#6f3696"
}

/** Solid where there is none. */
export const kindDashes: Readonly<Partial<Record<EdgeKind, string>>> = {
  fail: "7 4",
  time: "2 4",
  refused: "9 3 2 3"
}

export const kindWidths: Readonly<Record<EdgeKind, number>> = {
  user: 2.2,
  ok: 2.2,
  fail: 1.8,
  time: 2,
  auto: 1.3,
  refused: 1.8
}

/** In a square of 14; strokes, which stay legible when small. */
export const signPaths: Readonly<Record<EdgeKind | "service", string>> = {
  user: "M7 1.6a2.7 2.7 0 1 1 0 5.4a2.7 2.7 0 1 1 0 -5.4M1.8 13a5.2 4.6 0 0 1 10.4 0",
  ok: "M2 7.6L5.6 11.2L12.2 3.4",
  fail: "M2.8 2.8L11.2 11.2M11.2 2.8L2.8 11.2",
  time: "M7 1.2a5.8 5.8 0 1 1 0 11.6a5.8 5.8 0 1 1 0 -11.6M7 3.8V7.2L9.4 8.8",
  auto: "M2 2.6L6.4 7L2 11.4M7.4 2.6L11.8 7L7.4 11.4",
  refused: "M7 1.2a5.8 5.8 0 1 1 0 11.6a5.8 5.8 0 1 1 0 -11.6M3.6 7H10.4",
  service: "M1.6 2.4H12.4V6H1.6ZM1.6 8H12.4V11.6H1.6ZM3.6 4.2H4.8M3.6 9.8H4.8"
}
