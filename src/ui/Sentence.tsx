// A sentence with something in it that no browser may translate: a plate, a code.

interface SentenceProps {
  readonly text: string
  /** Stands in the text, unless it is empty. */
  readonly kept: string
}

export const Sentence = ({ text, kept }: SentenceProps) => {
  const [before, ...after] = text.split(kept || "\n")
  return (
    <>
      <span>{before}</span>
      <span translate="no">{kept}</span>
      <span>{after.join(kept)}</span>
    </>
  )
}
