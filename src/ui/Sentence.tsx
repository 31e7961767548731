// A sentence with something in it that no browser may translate: a plate, a code.

interface SentenceProps {
  readonly text: string
  /** Stands in the text, unless it is empty. */
  readonly kept: string
}

export const Sentence = ({ text, kept }: SentenceProps) => {
  const at = text.indexOf(kept)
  return (
    <>
      <span>{text.slice(0, at)}</span>
      <span translate="no">{kept}</span>
      <span>{text.slice(at + kept.length)}</span>
    </>
  )
}
