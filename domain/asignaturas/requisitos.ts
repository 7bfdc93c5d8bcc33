import { sinBlancosDeMas } from '../texto/normalizar.ts'
import type { Id, ModoRequisito, Requisito } from './asignatura.ts'

/** A leaf that names a course of the plan. */
export type RequisitoCurso = Extract<Requisito, { tipo: 'curso' }>
/** Everything that is not a group. */
export type HojaRequisito = Exclude<Requisito, { tipo: 'y' | 'o' }>
/** A group: all of `de` (y) or one of them (o). */
export type GrupoRequisito = Extract<Requisito, { tipo: 'y' | 'o' }>

/** Whether a requisite is made of others. */
export const isGrupo = (r: Requisito): r is GrupoRequisito => r.tipo === 'y' || r.tipo === 'o'

/** Every leaf, in the order in which it is written. */
export function* hojas(r: Requisito | null): Generator<HojaRequisito> {
  if (r === null) return
  if (isGrupo(r)) for (const parte of r.de) yield* hojas(parte)
  else yield r
}

/** Leaves that name a course. */
export const cursosDe = (r: Requisito | null): RequisitoCurso[] =>
  [...hojas(r)].filter(h => h.tipo === 'curso')

/** Texts that no course of the plan matched. */
export const textosDe = (r: Requisito | null): string[] =>
  [...hojas(r)].filter(h => h.tipo === 'texto').map(h => h.texto)

/** The flat view `prerequisito` of the spec (§3): each course once, in the order written. */
export const prerequisitoDe = (r: Requisito | null): Id[] => [
  ...new Set(cursosDe(r).map(c => c.asignatura_id)),
]

/** How each required course is required; `previo` is the stricter and wins when both are written. */
export function modosDe(r: Requisito | null): Map<Id, ModoRequisito> {
  const modos = new Map<Id, ModoRequisito>()
  for (const { asignatura_id, modo } of cursosDe(r))
    if (modos.get(asignatura_id) !== 'previo') modos.set(asignatura_id, modo)
  return modos
}

/** What a flat list of course ids means (§3): all of them, passed before. Null for an empty list. */
export const requisitosFromIds = (ids: readonly Id[]): Requisito | null =>
  simplificar({ tipo: 'y', de: ids.map(asignatura_id => ({ tipo: 'curso', asignatura_id, modo: 'previo' })) })

/** Parts with the same key ask for the same, but for the way in which a course is asked for. */
const claveDe = (r: Requisito): string =>
  r.tipo === 'curso' ? `curso ${r.asignatura_id}` : JSON.stringify(r)

/** Each part once, where it comes first. Of a course in both ways the one that decides: together the stricter, of alternatives the other. */
function sinRepetidos(tipo: GrupoRequisito['tipo'], partes: readonly Requisito[]): Requisito[] {
  const decide: ModoRequisito = tipo === 'y' ? 'previo' : 'simultaneo'
  const unicas = new Map<string, Requisito>()
  for (const parte of partes) {
    const clave = claveDe(parte)
    if (!unicas.has(clave) || (parte.tipo === 'curso' && parte.modo === decide)) unicas.set(clave, parte)
  }
  return [...unicas.values()]
}

/** Leaves written one way, so that equal ones are equal; null when nothing is asked for. */
function simplificarHoja(h: HojaRequisito): Requisito | null {
  if (h.tipo === 'curso') return { tipo: 'curso', asignatura_id: h.asignatura_id, modo: h.modo }
  if (h.tipo === 'creditos') {
    // With one decimal, as they are shown and written: what is reckoned must be what is read.
    const creditos = Math.round(h.creditos * 10) / 10
    return creditos > 0 ? { tipo: 'creditos', creditos } : null
  }
  const texto = sinBlancosDeMas(h.texto)
  return texto === '' ? null : { tipo: 'texto', texto, modo: h.modo }
}

/**
 * The same demand in its shortest form: groups of one and empty groups dissolved, a group inside one of its kind joined to
 * it, repetitions and blank texts dropped. Order stays. Null when nothing is asked for.
 */
export function simplificar(r: Requisito | null): Requisito | null {
  if (r === null) return null
  if (!isGrupo(r)) return simplificarHoja(r)
  const partes = r.de
    .map(simplificar)
    .filter(p => p !== null)
    .flatMap(p => (p.tipo === r.tipo && isGrupo(p) ? p.de : [p]))
  const distintas = sinRepetidos(r.tipo, partes)
  return distintas.length > 1 ? { tipo: r.tipo, de: distintas } : (distintas[0] ?? null)
}

/** Every leaf replaced by what `cambio` answers (null drops it), simplified. */
export function mapHojas(
  r: Requisito | null,
  cambio: (hoja: HojaRequisito) => Requisito | null,
): Requisito | null {
  const visitar = (x: Requisito): Requisito | null =>
    isGrupo(x) ? { tipo: x.tipo, de: x.de.map(visitar).filter(p => p !== null) } : cambio(x)
  return r === null ? null : simplificar(visitar(r))
}

/** Course ids replaced (copies and new versions of a plan); an id without replacement stays. */
export const mapCursos = (r: Requisito | null, nuevos: ReadonlyMap<Id, Id>): Requisito | null =>
  mapHojas(r, h =>
    h.tipo === 'curso' ? { ...h, asignatura_id: nuevos.get(h.asignatura_id) ?? h.asignatura_id } : h,
  )

/** The same demand, whose courses may be taken at the same time. */
export const comoSimultaneos = (r: Requisito): Requisito | null =>
  mapHojas(r, h => (h.tipo === 'creditos' ? h : { ...h, modo: 'simultaneo' }))

/** The requisite without a course, as when that course is deleted or its line in the malla is removed. */
export const sinCurso = (r: Requisito | null, id: Id): Requisito | null =>
  mapHojas(r, h => (h.tipo === 'curso' && h.asignatura_id === id ? null : h))
