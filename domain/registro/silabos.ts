import { ESTRUCTURA_INICIAL } from '../silabos/estructura.ts'
import type { Paso } from '../silabos/revision.ts'
import { enLista } from '../texto/lista.ts'
import { segun } from '../texto/numero.ts'
import { isVacio } from '../valores/isVacio.ts'
import type { CambioContado, Lectura, Tramo } from './cambio.ts'

/** What happened to syllabi and cartas, as the log tells it (§3, Log entry). */

const DE_CARTA: Readonly<Record<string, string>> = {
  sumilla: 'Sumilla',
  cartaCompetencias: 'Competencias',
  cartaContenidos: 'Contenidos',
  cartaCriterios: 'Criterios de evaluación',
  cartaBibliografia: 'Bibliografía básica',
}
const nombreDeClave = (clave: string): string | null =>
  DE_CARTA[clave] ?? ESTRUCTURA_INICIAL.secciones.find(s => s.clave === clave)?.nombre ?? null

/** So many sections are named, more are counted. */
const NOMBRADAS = 3

/** «Metodología» y «Evaluación»; sections of the institution's own have no name here. */
function secciones(claves: readonly string[]): string {
  const nombres = claves.flatMap(clave => nombreDeClave(clave) ?? [])
  if (claves.length > NOMBRADAS) return `${claves.length} secciones`
  if (nombres.length < claves.length) return segun(claves.length, 'una sección', '# secciones')
  return enLista(nombres.map(n => `«${n}»`))
}

const curso = (l: Lectura, id: unknown): Tramo => {
  const nombre = l.nombre('asignatura', Number(id))
  return nombre === null ? { texto: 'un curso' } : { texto: nombre, fuerte: true }
}

type Valores = Record<string, unknown>

function escrito(que: string, antes: Valores, despues: Valores, id: unknown, l: Lectura): Tramo[] {
  const claves = Object.keys(despues)
  const hacer = claves.every(c => isVacio(despues[c]))
    ? 'vació'
    : claves.every(c => isVacio(antes[c]))
      ? 'escribió'
      : 'cambió'
  return [{ texto: `${hacer} ${secciones(claves)} ${que} de ` }, curso(l, id)]
}

/** «escribió «Metodología» del sílabo de **Cálculo I**». */
export const silaboEscrito = (c: CambioContado, l: Lectura): Tramo[] =>
  escrito(
    'del sílabo',
    (c.antes?.silabo ?? {}) as Valores,
    (c.despues?.silabo ?? {}) as Valores,
    c.objeto_id,
    l,
  )

/** «cambió «Sumilla» de la carta descriptiva de **Cálculo I**». */
export function cartaEscrita(c: CambioContado, l: Lectura): Tramo[] {
  const { revisiones: _, ...despues } = (c.despues ?? {}) as Valores
  const nombre = l.nombre('carta', c.objeto_id)
  const [dicho] = escrito('de la carta descriptiva', c.antes ?? {}, despues, c.objeto_id, l)
  return [dicho!, nombre === null ? { texto: 'un curso' } : { texto: nombre, fuerte: true }]
}

const HECHOS: Readonly<Record<Paso, string>> = {
  entregar: 'entregó el sílabo de ',
  retirar: 'retiró la entrega del sílabo de ',
  observar: 'devolvió con observaciones el sílabo de ',
  aprobar: 'aprobó el sílabo de ',
  reabrir: 'volvió a abrir el sílabo de ',
}

/** «aprobó el sílabo de **Cálculo I**». */
export function silaboRevisado(c: CambioContado, l: Lectura): Tramo[] {
  const nombre = l.nombre('silabo', c.objeto_id)
  const hecho = HECHOS[c.despues?.paso as Paso] ?? 'cambió el estado del sílabo de '
  return [{ texto: hecho }, nombre === null ? { texto: 'un curso' } : { texto: nombre, fuerte: true }]
}

const deQue = (c: CambioContado, l: Lectura): Tramo =>
  curso(l, c.despues?.asignatura_id ?? c.ambito.asignatura_id)

const enQue = (clave: unknown): string => {
  const nombre = typeof clave === 'string' ? nombreDeClave(clave) : null
  return nombre === null ? '' : ` «${nombre}» en`
}

/** «observó «Bibliografía» en el sílabo de **Cálculo I**», «observó el sílabo de **Cálculo I**». */
export const observado = (c: CambioContado, l: Lectura): Tramo[] => [
  { texto: `observó${enQue(c.despues?.clave)} el sílabo de ` },
  deQue(c, l),
]

/** «respondió una observación al sílabo de **Cálculo I**». */
export function observacionCambiada(c: CambioContado, l: Lectura): Tramo[] {
  const { respuesta, resuelta } = c.despues ?? {}
  const hecho =
    respuesta !== undefined
      ? 'respondió'
      : resuelta === true
        ? 'dio por resuelta'
        : resuelta === false
          ? 'volvió a abrir'
          : 'cambió'
  return [{ texto: `${hecho} una observación al sílabo de ` }, deQue(c, l)]
}

/** «eliminó una observación al sílabo de **Cálculo I**». */
export const observacionEliminada = (c: CambioContado, l: Lectura): Tramo[] => [
  { texto: 'eliminó una observación al sílabo de ' },
  deQue(c, l),
]
