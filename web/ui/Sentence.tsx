import { Fragment } from 'react'
import { SinPartir } from './SinPartir.tsx'

export interface Piece {
  texto: string
  /** Names the thing that the sentence speaks of. */
  fuerte?: true
}

/** A sentence of the log: who, then what, with the thing that it speaks of in bold. */
export const Sentence = ({ who, pieces }: { who: string; pieces: readonly Piece[] }) => (
  <>
    <strong>{who}</strong>{' '}
    {pieces.map(({ texto, fuerte }, i) => {
      const dicho = <SinPartir>{texto}</SinPartir>
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one sentence never change places
      return <Fragment key={i}>{fuerte ? <strong>{dicho}</strong> : dicho}</Fragment>
    })}
  </>
)
