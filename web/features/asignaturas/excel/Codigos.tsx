import { Fragment } from 'react'

/** A text with codes, each on one line: «FIS-100» does not break at its hyphen unless it is wider than the column. */
export const Codigos = ({ texto }: { texto: string }) =>
  (texto.match(/[^\s;,|]+[;,|]*|[;,|]+/g) ?? []).map((codigo, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they come and go together
    <Fragment key={i}>
      {i > 0 && ' '}
      <span style={{ display: 'inline-block' }}>{codigo}</span>
    </Fragment>
  ))
