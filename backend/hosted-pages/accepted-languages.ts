/**
 * Returns the language tags of an Accept-Language header, best first, without those of weight 0. What follows
 * a tag is left out: some systems write "en-US@posix".
 */
export const acceptedLanguages = (header: string): ReadonlyArray<string> =>
  header
    .split(",")
    .map((range) => {
      const [tag = "", quality] = range.split(/;\s*q=/)
      return {
        tag: tag.trim().replace(/[^\w-].*/, ""),
        quality: quality === undefined ? 1 : Number(quality) || 0
      }
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag)
