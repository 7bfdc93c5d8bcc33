import { porLugar } from '../../../ui/porLugar.tsx'

/** A text with codes, each on one line: «FIS-100» does not break at its hyphen unless it is wider than the column. */
export const Codigos = ({ texto }: { texto: string }) =>
  porLugar(texto.match(/[^\s;,|]+[;,|]*|[;,|]+/g) ?? [], (codigo, i) => (
    <>
      {i > 0 && ' '}
      <span style={{ display: 'inline-block' }}>{codigo}</span>
    </>
  ))
