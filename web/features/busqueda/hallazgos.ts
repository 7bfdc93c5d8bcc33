import { clave, contiene, plegar } from '@malla/domain/texto/normalizar.ts'
import type { ApiOutput } from '../../app/api.ts'
import { paths } from '../../paths.ts'

export type Hallazgo = ApiOutput<'busqueda.buscar'>['data'][number]
export type Tipo = Hallazgo['tipo']

/** How the results of a kind are headed. */
export const tituloDe: Readonly<Record<Tipo, string>> = {
  facultad: 'Facultades',
  programa: 'Programas',
  plan: 'Planes de estudios',
  asignatura: 'Cursos',
  silabo: 'Sílabos',
  competencia: 'Competencias',
  modelo: 'Modelo educativo',
  laboratorio: 'Laboratorios y talleres',
}

/**
 * Where a result leads: a faculty to its programmes, a programme to its form, a plan to its page, a course to the page of its plan with it open, a
 * syllabus to its editor, a competency to the tree of its plan, a version of the educational model to itself, a laboratory or workshop to its
 * equipment.
 */
export function hrefDe({ tipo, id, plan_id, periodo_id }: Hallazgo): string {
  if (tipo === 'facultad') return paths.facultades({ vista: 'programas', facultad: id })
  if (tipo === 'programa') return paths.facultades({ vista: 'programas', id })
  if (tipo === 'silabo') return paths.silabo(id, periodo_id ? { periodo: periodo_id } : {})
  if (tipo === 'competencia') return paths.plan(plan_id ?? 0, { tab: 'competencias', competencia: id })
  if (tipo === 'modelo') return paths.modelo({ vista: String(id) })
  if (tipo === 'laboratorio') return paths.equipos({ id })
  return tipo === 'plan' ? paths.plan(id) : paths.plan(plan_id ?? 0, { curso: id })
}

/** A person as the search tells of them. */
export type Persona = ApiOutput<'usuarios.search'>['data'][number]

/** Where a person leads: an administrator to the user, others to the lecturers of that name; null where nothing shows them who is none. */
export const hrefDePersona = (
  { id, nombres, is_docente }: Pick<Persona, 'id' | 'nombres' | 'is_docente'>,
  isRoot: boolean,
): string | null => {
  if (isRoot) return paths.usuarios({ id })
  return is_docente ? paths.docentes({ filtro: nombres }) : null
}

/** Results by kind, the best kind first; they come so from the server. */
export const porTipo = (hallazgos: readonly Hallazgo[]): [Tipo, Hallazgo[]][] => [
  ...Map.groupBy(hallazgos, h => h.tipo),
]

/** Of the results for what was typed before, those that may still be meant: Enter never opens what no longer fits. */
export const queSiguen = (hallazgos: readonly Hallazgo[], texto: string): Hallazgo[] =>
  hallazgos.filter(h => contiene(`${h.titulo} ${h.detalle}`, texto))

/** Whether one of these screens is called just as was typed: then they stand before all else. */
export const isNombreDeUna = (pantallas: readonly { label: string }[], texto: string): boolean =>
  pantallas.some(p => clave(p.label) === clave(texto))

/** A text in three: before what was typed, what was typed as it stands there, after it. Whatever its accents and capitals. */
export function partir(texto: string, buscado: string): [antes: string, igual: string, despues: string] {
  const junto = texto.normalize('NFC')
  const en = buscado.trim() === '' ? -1 : plegar(junto).indexOf(plegar(buscado.trim()))
  if (en < 0) return [junto, '', '']
  const hasta = en + plegar(buscado.trim()).length
  return [junto.slice(0, en), junto.slice(en, hasta), junto.slice(hasta)]
}
