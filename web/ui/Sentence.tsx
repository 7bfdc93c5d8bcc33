import { Fragment } from 'react'

export interface Piece {
  texto: string
  /** Names the thing that the sentence speaks of. */
  fuerte?: true
}

/** A sentence of the log: who, then what, with the thing that it speaks of in bold. */
export const Sentence = ({ who, pieces }: { who: string; pieces: readonly Piece[] }) => (
  <>
    <strong>{who}</strong>{' '}
    {pieces.map(({ texto, fuerte }, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one sentence never change places
      <Fragment key={i}>{fuerte ? <strong>{texto}</strong> : texto}</Fragment>
    ))}
  </>
)
