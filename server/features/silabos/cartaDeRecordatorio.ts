import { formularios } from '@malla/contracts/formularios.ts'
import { luzEnFrase } from '@malla/domain/planes/estado.ts'
import { luzDeSilabo } from '@malla/domain/silabos/estado.ts'
import { cuandoVence } from '@malla/domain/silabos/plazos.ts'
import { formatFecha } from '@malla/domain/texto/fechas.ts'
import { segun } from '@malla/domain/texto/numero.ts'
import type { Carta } from '../../platform/mail/carta.ts'
import type { CursoQueFalta } from './recordatorios.queries.ts'

/** What a lecturer is written about the own syllabi that lack something. Pure: the day and the address of the app are given. */

/** So many courses are named, the rest is counted. */
const NOMBRADOS = 25

/** What the lecturer of a course still has to do, in words. */
function loQueFalta({ estado, isCompletado }: Pick<CursoQueFalta, 'estado' | 'isCompletado'>): string {
  if (estado === 'observado') return 'tiene observaciones por atender'
  if (isCompletado === 3) return 'está completo, falta entregarlo'
  return `está ${luzEnFrase(luzDeSilabo(isCompletado))}`
}

const lineaDe = (c: CursoQueFalta): string =>
  `• ${c.nombre} (${c.plan} · ${c.programa}): ${loQueFalta(c)}.${c.fechaentrega ? ` Entrega: ${formatFecha(c.fechaentrega)}.` : ''}`

const lineas = (cursos: readonly CursoQueFalta[]): string => {
  const mas = cursos.length - NOMBRADOS
  return [...cursos.slice(0, NOMBRADOS).map(lineaDe), ...(mas > 0 ? [`… y ${mas} más.`] : [])].join('\n')
}

const deCuantos = (n: number): string => segun(n, 'un sílabo', '# sílabos')

export interface Recordatorio {
  docente: { nombres: string }
  cursos: readonly CursoQueFalta[]
  /** What the person who reminds writes; '' for nothing of their own. */
  mensaje: string
  /** Who reminds, and the address that answers reach; null: the calendar does. */
  de: { nombres: string; correo: string | null } | null
  hoy: string
  publicUrl: string
}

/** «El plazo vence en 5 días, el 10/04/2026.» */
function plazoDicho(fechaentrega: string, hoy: string): string {
  const cuando = cuandoVence(fechaentrega, hoy)
  const vence = fechaentrega < hoy ? 'venció' : 'vence'
  return `El plazo de entrega ${vence} ${cuando}, ${cuando === 'hoy' ? '' : 'el '}${formatFecha(fechaentrega)}.`
}

const enPeriodo = (cursos: readonly CursoQueFalta[]): string => {
  const nombres = new Set(cursos.map(c => c.periodo))
  const [unico] = nombres
  return nombres.size === 1 && unico ? ` de ${unico}` : ''
}

/** The mail that reminds one lecturer of all of the own courses that lack. */
export function cartaDeRecordatorio({ docente, cursos, mensaje, de, hoy, publicUrl }: Recordatorio): Carta {
  const n = cursos.length
  const proximo = cursos
    .map(c => c.fechaentrega)
    .filter(f => f !== null)
    .toSorted()[0]
  const { periodo_id, asignatura_id } = cursos[0]!
  const lista = `${publicUrl}/form/${formularios.silabos.id}`
  const enEl = periodo_id ? `periodo=${periodo_id}` : ''
  // One alone is opened; several are chosen from.
  const url =
    n === 1 ? `${lista}/silabo?curso=${asignatura_id}${enEl && `&${enEl}`}` : `${lista}${enEl && `?${enEl}`}`
  return {
    asunto:
      n === 1
        ? `Sílabo por completar: ${cursos[0]!.nombre}`
        : `Sílabos por completar${enPeriodo(cursos)}: ${n} cursos`,
    saludo: `Buenos días, ${docente.nombres}:`,
    parrafos: [
      de
        ? `${de.nombres} le recuerda que tiene ${deCuantos(n)}${enPeriodo(cursos)} por completar.`
        : `Tiene ${deCuantos(n)}${enPeriodo(cursos)} por completar.${proximo ? ` ${plazoDicho(proximo, hoy)}` : ''}`,
      ...(mensaje.trim() ? [`«${mensaje.trim()}»`] : []),
      lineas(cursos),
    ],
    boton: { texto: n === 1 ? 'Abrir el sílabo' : 'Abrir mis sílabos', url },
    notas: ['Lo que ya escribió está guardado: puede continuar donde lo dejó.'],
    ...(de?.correo ? { respuesta: de.correo } : {}),
  }
}
