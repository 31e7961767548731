// Sentence with a part that browsers must not translate: a plate, a code.

interface SentenceProps {
  readonly text: string
  /** Part of the text, if it is there. */
  readonly kept: string
}

export const Sentence = ({ text, kept }: SentenceProps) => {
  const at = text.indexOf(kept)
  if (at < 0) return <span>{text}</span>
  return (
    <>
      <span>{text.slice(0, at)}</span>
      {/* A plate breaks at its hyphen only where it is longer than a line. */}
      <span translate="no" style={{ display: "inline-block" }}>
        {kept}
      </span>
      <span>{text.slice(at + kept.length)}</span>
    </>
  )
}
