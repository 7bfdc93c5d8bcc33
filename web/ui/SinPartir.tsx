import { porLugar } from './porLugar.tsx'

const CON_GUIONES = /([\p{L}\d]+(?:-[\p{L}\d]+)+)/u
/** Longer ones than any code would not fit on a line of a phone. */
const MAS_LARGO = 20

/** A code has a figure somewhere («2027-I», «INF-256»); words («teórico-práctico») may be broken. */
const isCodigo = (trozo: string): boolean =>
  CON_GUIONES.test(trozo) && /\d/.test(trozo) && trozo.length <= MAS_LARGO

/** A text in which no line ends at the hyphen of a code. It is copied and found as it is written. */
export const SinPartir = ({ children: texto }: { children: string }) =>
  porLugar(texto.split(CON_GUIONES), trozo =>
    isCodigo(trozo) ? <span style={{ whiteSpace: 'nowrap' }}>{trozo}</span> : trozo,
  )
