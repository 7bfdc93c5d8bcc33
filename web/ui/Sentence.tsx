import { porLugar } from './porLugar.tsx'

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
    {porLugar(pieces, ({ texto, fuerte }) => {
      const dicho = <SinPartir>{texto}</SinPartir>
      return fuerte ? <strong>{dicho}</strong> : dicho
    })}
  </>
)
