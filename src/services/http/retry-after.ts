/** Returns milliseconds for a `Retry-After` in seconds or as a date; null if absent or invalid. */
export const retryAfterMilliseconds = (header: string | null, now: number): number | null => {
  if (header === null || header.trim() === "") return null
  const seconds = Number(header)
  const milliseconds = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1000
  return Number.isFinite(milliseconds) ? Math.max(0, milliseconds) : null
}
