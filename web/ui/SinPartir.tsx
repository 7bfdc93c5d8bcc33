import { porLugar } from './porLugar.tsx'

/** Words with hyphens, and the end of a list that is not whole. */
const JUNTOS = /([\p{L}\d]+(?:-[\p{L}\d]+)+|\d+ más(?!\p{L}))/u
/** Longer ones than any code would not fit on a line of a phone. */
const MAS_LARGO = 20

/** A code has a figure somewhere («2027-I», «INF-256»), «2 más» too; words («teórico-práctico») may be broken. */
const isEntero = (trozo: string): boolean =>
  JUNTOS.test(trozo) && /\d/.test(trozo) && trozo.length <= MAS_LARGO

/** A text in which no line ends at the hyphen of a code, nor within «2 más». It is copied and found as it is written. */
export const SinPartir = ({ children: texto }: { children: string }) =>
  porLugar(texto.split(JUNTOS), trozo =>
    isEntero(trozo) ? <span style={{ whiteSpace: 'nowrap' }}>{trozo}</span> : trozo,
  )
