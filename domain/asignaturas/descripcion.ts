import { enLista } from '../texto/lista.ts'
import { cuantos } from '../texto/numero.ts'
import type { Id, Requisito } from './asignatura.ts'
import type { GrupoRequisito, HojaRequisito } from './requisitos.ts'
import { isGrupo, simplificar } from './requisitos.ts'

/** Name of a course of the plan, null when it is not there any more. */
export type NombreDe = (id: Id) => string | null

/** How a course is called that is named and not there any more. */
export const CURSO_PERDIDO = 'un curso que ya no existe'

/** These courses by name and code, as a syllabus says them: «Física I (FIS-101)». */
export function nombradosConCodigo(
  cursos: Iterable<{ id: Id; nombre: string; codigo: string | null }>,
): NombreDe {
  const nombres = new Map([...cursos].map(c => [c.id, c.nombre + (c.codigo ? ` (${c.codigo})` : '')]))
  return id => nombres.get(id) ?? null
}

/** A name that has «y», «o» or a comma of its own stands in marks where others stand beside it. */
const entreOtros = (nombre: string): string => (/,| [yeou] /i.test(nombre) ? `«${nombre}»` : nombre)

interface Como {
  nameOf: NombreDe
  /** Without the mark of texts that no course matches: it is for those who mend the plan. */
  impreso: boolean
}

function describirHoja(h: HojaRequisito, { nameOf, impreso }: Como, solo: boolean): string {
  if (h.tipo === 'creditos') return cuantos(h.creditos, 'crédito aprobado', 'créditos aprobados')
  const correquisito = h.modo === 'simultaneo' ? ' (correquisito)' : ''
  if (h.tipo === 'texto' && !impreso) return `«${h.texto}» (sin reconocer)${correquisito}`
  const nombre = h.tipo === 'texto' ? h.texto : (nameOf(h.asignatura_id) ?? CURSO_PERDIDO)
  return (solo ? nombre : entreOtros(nombre)) + correquisito
}

function describirGrupo(g: GrupoRequisito, como: Como): string {
  const escribir = (r: Requisito): string =>
    isGrupo(r) ? `(${describirGrupo(r, como)})` : describirHoja(r, como, false)
  if (g.tipo === 'o') return enLista(g.de.map(escribir), 'o')
  const cursos = g.de.filter(r => r.tipo !== 'creditos').map(escribir)
  return [enLista(cursos), ...g.de.filter(r => r.tipo === 'creditos').map(escribir)]
    .filter(Boolean)
    .join(', ')
}

function describirComo(r: Requisito | null, como: Como): string {
  const simple = simplificar(r)
  if (simple === null) return ''
  return isGrupo(simple) ? describirGrupo(simple, como) : describirHoja(simple, como, true)
}

/**
 * A requisite as people read it: «Cálculo I y (Física I o Física II), 120 créditos aprobados». Corequisites and texts that
 * no course matches are marked. An empty text when nothing is asked for.
 */
export const describe = (r: Requisito | null, nameOf: NombreDe): string =>
  describirComo(r, { nameOf, impreso: false })

/** The same as documents print it: a text that no course matches stands there as it was written. */
export const describirImpreso = (r: Requisito | null, nameOf: NombreDe): string =>
  describirComo(r, { nameOf, impreso: true })
