/** Compares two pictures of a screen by pixel: differences are marked on the later one. */
import { useEffect, useRef, useState } from "react"
import type { Screen } from "../data.ts"
import { useWords } from "./words.ts"

/** Steps of a colour channel, of 255; smaller differences are invisible. */
const tolerance = 8

const pixelsOf = async (address: string, width: number, height: number): Promise<ImageData> => {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext("2d")
  if (context === null) throw new Error("This browser cannot compare pictures.")
  context.drawImage(await imageOf(address), 0, 0)
  return context.getImageData(0, 0, width, height)
}

const images = new Map<string, Promise<ImageBitmap>>()
const imageOf = (address: string): Promise<ImageBitmap> => {
  const known =
    images.get(address) ?? fetch(address).then(async (answer) => createImageBitmap(await answer.blob()))
  images.set(address, known)
  return known
}

/** Returns the later picture, faded, with differences in red, and their share from 0 to 1. */
const compared = async (before: string, after: string) => {
  const [one, other] = await Promise.all([imageOf(before), imageOf(after)])
  const [width, height] = [Math.max(one.width, other.width), Math.max(one.height, other.height)]
  const [then, now] = await Promise.all([pixelsOf(before, width, height), pixelsOf(after, width, height)])
  let different = 0
  for (let at = 0; at < now.data.length; at += 4) {
    const isSame = [0, 1, 2, 3].every(
      (channel) => Math.abs((then.data[at + channel] ?? 0) - (now.data[at + channel] ?? 0)) <= tolerance
    )
    if (isSame) {
      for (const channel of [0, 1, 2]) now.data[at + channel] = 180 + (now.data[at + channel] ?? 0) * 0.29
    } else {
      different += 1
      now.data.set([200, 0, 30, 255], at)
    }
  }
  return { picture: now, share: different / (width * height) }
}

export const ScreenDifference = ({
  before,
  after,
  label
}: {
  readonly before: Screen | undefined
  readonly after: Screen | undefined
  readonly label: string
}) => {
  const words = useWords()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [share, setShare] = useState<number | null>(null)
  const [from, to] = [before?.file, after?.file]
  useEffect(() => {
    if (from === undefined || to === undefined) return
    let isWanted = true
    const show = ({ picture, share: found }: Awaited<ReturnType<typeof compared>>) => {
      if (!isWanted || canvas.current === null) return
      canvas.current.width = picture.width
      canvas.current.height = picture.height
      canvas.current.getContext("2d")?.putImageData(picture, 0, 0)
      setShare(found)
    }
    void compared(from, to).then(show, () => undefined)
    return () => {
      isWanted = false
    }
  }, [from, to])
  if (from === undefined || to === undefined) return <span className="missing">{words.missing}</span>
  return (
    <>
      <canvas ref={canvas} role="img" aria-label={words.difference.compared(label)} />
      {share === null ? null : <small>{words.difference.share(share)}</small>}
    </>
  )
}
