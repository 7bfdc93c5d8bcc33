import { type Id, MAX_EN_GRUPO, type Requisito } from './asignatura.ts'
import type { Lexico } from './lexico.ts'

/** What people put between codes where the grammar has no sign for it: dashes, «+», a dot before a blank; and the slash. */
const entreCodigos = /^ ?(?:[-–—+/]|\. ) ?/
const estrella = /^ ?\*/

/** Codes that stand one behind the other, each with its star. */
export interface CodigosJuntos {
  cursos: (Requisito & { tipo: 'curso'; asignatura_id: Id })[]
  /** Whether a slash stands between them: some mean «y» by it and others «o», so it is asked and not guessed. */
  conBarra: boolean
}

/** The longest code at a place of a folded text that a separator, a star or the end follows. */
function codigoEn(llano: string, pos: number, lexico: Lexico): { id: Id; fin: number } | null {
  for (let fin = pos + lexico.largoEn(llano.slice(pos)); fin > pos; fin--) {
    const resto = llano.slice(fin, fin + 4)
    if (llano[fin - 1] === ' ' || !(resto === '' || entreCodigos.test(resto) || estrella.test(resto)))
      continue
    const id = lexico.buscarCodigo(llano.slice(pos, fin))
    if (id !== null) return { id, fin }
  }
  return null
}

/** The codes of a folded text in which nothing else stands («MAT021 - FIS100»); null where any part is none, or there is only one. */
export function codigosJuntos(llano: string, lexico: Lexico): CodigosJuntos | null {
  const juntos: CodigosJuntos = { cursos: [], conBarra: false }
  let separador = ''
  let pos = 0
  while (pos < llano.length) {
    const codigo = codigoEn(llano, pos, lexico)
    if (!codigo || juntos.cursos.length === MAX_EN_GRUPO) return null
    const fin = codigo.fin + (estrella.exec(llano.slice(codigo.fin, codigo.fin + 2))?.[0].length ?? 0)
    const modo = fin > codigo.fin ? 'simultaneo' : 'previo'
    juntos.cursos.push({ tipo: 'curso', asignatura_id: codigo.id, modo })
    const isNumero = /^\d+$/.test(llano.slice(pos, codigo.fin))
    const anterior = separador
    separador = entreCodigos.exec(llano.slice(fin, fin + 4))?.[0] ?? ''
    pos = fin + separador.length
    // «1-3» of codes that are mere numbers is a row of them as often as two, and so is «A1-3».
    if (isNumero && /[-–—]/.test(anterior + separador)) return null
    // Something must stand between two codes, and a code behind what does.
    if ((separador === '') !== pos >= llano.length) return null
    juntos.conBarra ||= separador.includes('/')
  }
  return juntos.cursos.length > 1 ? juntos : null
}
