/** Accents, which areas and lines have in common. */
const darkAccents = {
  "#1d57b3": "#8fb8f6",
  "#17692f": "#7fcd93",
  "#ab1f17": "#f79c94",
  "#7d5000": "#e6bd6a",
  "#525d69": "#aab5c0",
  "#6f3696": "#d3a8f0"
}

/** Colours of pictures in dark mode. Downloaded files and paper keep the light ones. */
const darkColours: Readonly<Record<"fill" | "stroke", Readonly<Record<string, string>>>> = {
  fill: {
    "#1b2530": "#e7ecf1",
    "#47535f": "#b4bfca",
    "#ffffff": "#1a222b",
    "#f1f3f5": "#242d37",
    "#f5f8fc": "#151c25",
    "#fff8e6": "#33290f",
    ...darkAccents
  },
  stroke: { "#1b2530": "#c3ccd5", "#47535f": "#82909e", "#6b7987": "#82909e", ...darkAccents }
}

/** Returns the value of an attribute with its dark colour, if it is a colour of pictures. */
export const withDarkColour = (attribute: string, value: string): string => {
  const dark = attribute === "fill" || attribute === "stroke" ? darkColours[attribute][value] : undefined
  return dark === undefined ? value : `light-dark(${value}, ${dark})`
}
