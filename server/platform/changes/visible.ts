import type { CambioVisto } from '@malla/contracts/cambios.ts'
import type { Accion } from '@malla/domain/permisos/acciones.ts'
import { whyNot } from '@malla/domain/permisos/permisos.ts'
import type { AmbitoDeCambio } from '../db/schema/cambios.ts'
import type { SesionActiva } from '../session/active.ts'

/** A change record as it is read back to be told: of what was before nothing is. */
export interface Cambio {
  empresa_id: number
  id: number
  quien: number | null
  nombres: string | null
  cuando: string
  evento: string
  objeto_id: number
  ambito: AmbitoDeCambio
  despues: Record<string, unknown> | null
}

/** What one must be allowed to read to see changes of a kind of thing; whatever is not named is for administrators. */
export const LECTURA: Readonly<Record<string, Accion>> = {
  usuario: 'administracion',
  docente: 'administracion',
  facultad: 'estructura.ver',
  programa: 'estructura.ver',
  programa_seccion: 'estructura.ver',
  archivo: 'estructura.ver',
  adjunto: 'estructura.ver',
  nivel: 'estructura.ver',
  modalidad: 'estructura.ver',
  plan_estudio: 'estructura.ver',
  ciclo: 'estructura.ver',
  seccion_electivo: 'estructura.ver',
  parametro: 'estructura.ver',
  local: 'estructura.ver',
  laboratorio_taller: 'estructura.ver',
  modelo_educativo: 'estructura.ver',
  asignatura: 'contenido.ver',
  perfil_egreso: 'contenido.ver',
  equivalencia: 'contenido.ver',
  hallazgo_legal: 'estructura.ver',
  competencia: 'contenido.ver',
  grupo: 'contenido.ver',
  resultado: 'estructura.ver',
  vista: 'propio',
  vista_administrativa: 'administracion',
  periodo: 'silabos.ver',
  carta: 'silabos.ver',
  silabo: 'silabos.ver',
  observacion: 'silabos.ver',
  config_silabo: 'curricular.ver',
  publicacion: 'curricular.ver',
  plantilla_plan: 'administracion',
  plantilla_egresado: 'administracion',
  plantilla_ingresante: 'administracion',
  sugerencia: 'administracion',
  // Institutions as root sees them, one's own as everyone in it sees it, and its settings.
  empresa: 'administracion',
  institucion: 'propio',
  ajustes_empresa: 'curricular.ver',
  ajustes: 'administracion',
  // That a mail was sent once more.
  correo: 'administracion',
  // Backups that somebody asked for, took away or deleted.
  respaldo: 'administracion',
  // That entries were taken off the list of the log.
  registro: 'administracion',
}

/** Changes of a thing that others may read than those of the rest of it: the syllabus of a course, for its lecturers. */
const LECTURA_DE_HECHOS: Readonly<Record<string, Accion>> = { 'asignatura.save': 'silabos.ver' }

/**
 * Told without what is in it, so that those may hear of it who may not read it where it is kept: lecturers, whose open syllabi follow the structure; and of a
 * view those who may not see its list, or who are to hear only that it is not for them any more. Whoever shows it reads it again.
 */
const SIN_CONTENIDO: ReadonlySet<string> = new Set(['config_silabo', 'vista', 'vista_administrativa'])

/**
 * Which lecturers teach the courses of a plan: whoever sees the list of its syllabi sees their names in it, so they hear that it changed, but not what else
 * the lecturer teaches. What else happens to a lecturer is for administrators.
 */
const isReparto = ({ evento, ambito }: Pick<Cambio, 'evento' | 'ambito'>): boolean =>
  evento === 'docente.updated' && ambito.plan_id !== undefined

/**
 * That a plan ceased or went to the Papelera, or came back (as one that appears, but not for the first time). Whoever teaches in it may not write its syllabi any
 * more, or may again; a session does not know the plans of its courses (they move), so every lecturer hears of it.
 */
function isCese({ evento, despues }: Pick<Cambio, 'evento' | 'despues'>): boolean {
  if (evento === 'plan_estudio.created') return Number(despues?.revision) > 1
  return (
    evento === 'plan_estudio.deleted' ||
    (evento === 'plan_estudio.updated' && despues !== null && 'fechacese' in despues)
  )
}

/** Whether this session hears only that it changed, and not what is in it: others hear both. */
export const soloOye = (
  { quien }: Pick<SesionActiva, 'quien'>,
  cambio: Pick<Cambio, 'evento' | 'despues'>,
): boolean => quien.rol === 'docente' && isCese(cambio)

/**
 * Fields that are not told, for a record goes alike to all who may read the thing, and of these fields each sees only a part: the dates of programmes
 * in a period. Whoever shows them reads them again.
 */
const SIN_CAMPOS: Readonly<Record<string, readonly string[]>> = { periodo: ['plazos'] }

/** What is told of what a change left. */
function contado(cambio: Cambio): Cambio['despues'] {
  const { evento, despues, cuando } = cambio
  const [cosa = ''] = evento.split('.')
  if (despues === null || SIN_CONTENIDO.has(cosa) || isReparto(cambio)) return null
  const callados = SIN_CAMPOS[cosa] ?? []
  const dicho =
    callados.length === 0
      ? despues
      : Object.fromEntries(Object.entries(despues).filter(([campo]) => !callados.includes(campo)))
  // Who adds a new thing to a list wants to know when it was made; records do not say it twice.
  return evento.endsWith('.created') ? { created_at: cuando, ...dicho } : dicho
}

/** Under what a thing hangs, for who adds it to a list; nothing of what is told without its content. */
function lugar({ evento, ambito }: Cambio): CambioVisto['de'] {
  if (SIN_CONTENIDO.has(evento.split('.')[0]!)) return {}
  const { facultad_id, programa_id, plan_id } = ambito
  return {
    ...(facultad_id && { facultad_id }),
    ...(programa_id && { programa_id }),
    ...(plan_id && { plan_id }),
  }
}

/** Whether this session may read this record: the same permission as reading the thing itself. Lecturers hear which courses they get and lose. */
export function mayRead(
  sesion: SesionActiva,
  cambio: Pick<Cambio, 'evento' | 'ambito' | 'empresa_id' | 'objeto_id' | 'despues'>,
): boolean {
  if (sesion.empresa?.id !== cambio.empresa_id) return false
  const { usuario_id } = cambio.ambito
  if (usuario_id !== undefined && usuario_id !== sesion.usuario_id && sesion.quien.rol !== 'root')
    return false
  const [cosa, hecho] = cambio.evento.split('.')
  if (cosa === 'docente' && cambio.objeto_id === sesion.usuario_id) return true
  if (cosa === 'config_silabo' && sesion.quien.rol === 'docente') return true
  if (soloOye(sesion, cambio)) return true
  if (isReparto(cambio)) return whyNot(sesion.quien, 'estructura.ver', cambio.ambito) === null
  const accion = LECTURA_DE_HECHOS[`${cosa}.${hecho}`] ?? LECTURA[cosa!] ?? 'administracion'
  return whyNot(sesion.quien, accion, cambio.ambito) === null
}

/** The record as readers get it: on the live channel and from `changes`. `soloOido`: without what is in it and where it hangs; a plan is its own. */
export const toVisible = (c: Cambio, soloOido = false): CambioVisto => ({
  change_id: c.id,
  evento: c.evento,
  id: c.objeto_id,
  data: soloOido ? null : contado(c),
  user: c.quien === null ? null : { id: c.quien, nombres: c.nombres ?? '' },
  de: soloOido ? { plan_id: c.objeto_id } : lugar(c),
  cuando: c.cuando,
})
