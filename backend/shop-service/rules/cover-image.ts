/** Images of shops: detects their type by the bytes, ignoring the declared one, and gives their addresses. */
import { createHash } from "node:crypto"
import { Result } from "effect"
import { type Refusal, refusal } from "./refusal.ts"

/** 2 MiB: enough for a photograph 2,400 pixels wide. */
const largestCoverImage = 2 * 1024 * 1024

/** Folder of the images, relative to the public assets location. */
export const coverImageFolder = "cover-images"

interface Kind {
  readonly mediaType: string
  readonly extension: string
  readonly fits: (bytes: Buffer) => boolean
}

const textAt = (bytes: Buffer, from: number, to: number): string => bytes.toString("latin1", from, to)

/** Image types that browsers display and that cannot carry scripts: an SVG could. */
const kinds: ReadonlyArray<Kind> = [
  { mediaType: "image/jpeg", extension: "jpg", fits: (bytes) => textAt(bytes, 0, 3) === "\xff\xd8\xff" },
  { mediaType: "image/png", extension: "png", fits: (bytes) => textAt(bytes, 0, 8) === "\x89PNG\r\n\x1a\n" },
  {
    mediaType: "image/webp",
    extension: "webp",
    fits: (bytes) => textAt(bytes, 0, 4) === "RIFF" && textAt(bytes, 8, 12) === "WEBP"
  },
  { mediaType: "image/avif", extension: "avif", fits: (bytes) => textAt(bytes, 4, 12) === "ftypavif" }
]

export interface CoverImage {
  /** Hash of the bytes: other bytes have another name, so a browser may cache an image forever. */
  readonly name: string
  readonly mediaType: string
  readonly bytes: Buffer
}

/** Returns the image, named by a hash of its bytes. */
export const coverImageOf = (bytes: Buffer, { mediaType, extension }: Omit<Kind, "fits">): CoverImage => {
  const digest = createHash("sha256").update(bytes).digest("hex").slice(0, 32)
  return { name: `${digest}.${extension}`, mediaType, bytes }
}

export const readCoverImage = (
  bytes: Buffer,
  field: "coverImage" | "logo"
): Result.Result<CoverImage, Refusal> => {
  if (bytes.length > largestCoverImage) {
    return Result.fail(
      refusal("E_COVER_IMAGE_TOO_LARGE", `A shop's image has at most ${largestCoverImage} bytes.`, field)
    )
  }
  const kind = kinds.find(({ fits }) => fits(bytes))
  if (kind === undefined) {
    return Result.fail(
      refusal("E_COVER_IMAGE_TYPE", "A shop's image is a JPEG, PNG, WebP or AVIF picture.", field)
    )
  }
  return Result.succeed(coverImageOf(bytes, kind))
}

export const coverImageUrlOf = ({ name }: CoverImage): string => `${coverImageFolder}/${name}`

/** Returns the name of a stored image in a shop's `coverImageUrl`; null for any other image. */
export const coverImageNameIn = (url: string | null): string | null =>
  url?.startsWith(`${coverImageFolder}/`) === true ? url.slice(coverImageFolder.length + 1) : null

/** Returns why a shop cannot use this address for its image; null if it can. Empty: the default image. */
export const coverImageUrlProblem = (url: string): Refusal | null =>
  url === "" || (url.length <= 500 && /^[A-Za-z0-9_~-][A-Za-z0-9._~/-]*$/.test(url) && !/\.\.|\/\//.test(url))
    ? null
    : refusal(
        "E_COVER_IMAGE_URL",
        "Give the place of the picture relative to the public assets, such as cover-images/lake.webp.",
        "coverImageUrl"
      )
