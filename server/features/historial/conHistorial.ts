import type { CamposDeAsignatura } from '@malla/contracts/asignaturas.ts'
import type { TipoDeHistorial, Version } from '@malla/contracts/historial.ts'
import { guardarTexto } from '@malla/contracts/textos.ts'
import { assertMay, type Ctx, DE_LA_INSTITUCION } from '../../platform/context.ts'
import { conflict, invalidField } from '../../platform/errors.ts'
import { saveAsignatura } from '../asignaturas/asignaturas.service.ts'
import { assertCompetencia } from '../competencias/abrir.ts'
import { type CamposDeCompetencia, saveCompetencia } from '../competencias/competencias.service.ts'
import { selectEquivalencia } from '../equivalencias/equivalencias.queries.ts'
import { type Fila, saveEquivalencia } from '../equivalencias/equivalencias.service.ts'
import { selectModelo } from '../modelos/modelos.queries.ts'
import { saveModelo } from '../modelos/modelos.service.ts'
import { selectLinea } from '../perfiles/perfiles.queries.ts'
import { saveLinea } from '../perfiles/perfiles.service.ts'
import { assertPlan } from '../planes/planes.guard.ts'
import { saveTexto } from '../planes/textos.service.ts'
import { assertDuenoPrograma, saveTextoDePrograma } from '../programas/textos.service.ts'
import { assertCurso } from '../silabos/curso.guard.ts'
import { historialDeCarta, historialDeSilabo } from './deSilabos.ts'
import { type De, selectAntesDesde } from './versiones.queries.ts'

/** What bringing a version back is told. */
export interface Restauracion {
  id: number
  key?: string | undefined
  /** Of a syllabus; absent: the one without a period. */
  periodo_id?: number | undefined
  version: Version
  /** Revision that the person saw. */
  revision?: number | undefined
}

/** A kind of thing with versions: by which events it changes, who may read them, and how one is written again. */
export interface ConHistorial {
  eventos: readonly string[]
  /** A section must be named. */
  porSeccion: boolean
  /** 404 or 403 for who may not read the thing. */
  assertVer(ctx: Ctx, id: number): Promise<unknown>
  /** What to look for where records name it otherwise than by its id and `key`; permission has been asked for. */
  de?(ctx: Ctx, r: Omit<Restauracion, 'version' | 'revision'>): Promise<Omit<De, 'eventos'>>
  /** A version as people read it; absent: as it was recorded. */
  leer?(version: Version, key: string): Version
  /** Writes it through the ordinary service of the thing, with its rules: 403, 409 ceased or stale. */
  restaurar(ctx: Ctx, r: Restauracion): Promise<unknown>
}

/** The section as it was after a version, read as if it were sent now: what was kept before a rule came is cleaned by it. */
function textoDe({ id, key, version, revision }: Restauracion) {
  if (key === undefined) throw invalidField('key', 'Elija la sección.')
  const leido = guardarTexto.safeParse({ id, key, items: version.despues?.items ?? [], revision })
  if (!leido.success) throw conflict('Esa versión ya no se puede restaurar.')
  return leido.data
}

/** Fields of a course that a version brings back; the rest follows from them or never changes. */
const CAMPOS = [
  'nombre',
  'codigo',
  'ciclo_id',
  'seccion_id',
  'orden',
  'horasteoria',
  'horaspractica',
  'horasvirtualteoria',
  'horasvirtualpractica',
  'credits',
  'requisitos',
  'areacurso_id',
  'tipocurso_id',
  'tipologiaespecial_id',
  'tipoestudio',
  'modalidad',
] as const

/** A place or catalogue that is none is 0 on the wire (§3). */
const enCampo = (campo: string, valor: unknown): unknown =>
  valor === null && campo.endsWith('_id') ? 0 : valor

/** Of what changed since a version, how it was then. Fields that are not in it are as they were. */
function entoncesDe(
  ctx: Ctx,
  tipo: TipoDeHistorial,
  { id, version }: Restauracion,
): Promise<Record<string, unknown>> {
  const { eventos } = conHistorial[tipo]
  return selectAntesDesde(ctx, { eventos, id }, version.change_id)
}

async function restaurarCurso(ctx: Ctx, r: Restauracion): Promise<void> {
  const entonces = await entoncesDe(ctx, 'asignatura', r)
  const campos = Object.fromEntries(
    CAMPOS.filter(c => c in entonces).map(c => [c, enCampo(c, entonces[c])]),
  ) as Partial<Omit<CamposDeAsignatura, 'planestudio_id'>>
  await saveAsignatura(ctx, { ...campos, ...cual(r) })
}

/** Which one is written, and over which revision. */
const cual = ({ id, revision }: Restauracion) => ({ id, ...(revision === undefined ? {} : { revision }) })

/** Columns of a competency that a version brings back, and what its call names them. Its place among its siblings stays. */
const CAMPOS_DE_COMPETENCIA: Readonly<Record<string, keyof CamposDeCompetencia>> = {
  nombre: 'nombre',
  padre_id: 'competencia_id',
  grupo_id: 'tabcompetencia_id',
  tipopadre: 'tipopadre',
  iscompetencia: 'iscompetencia',
  termino_id: 'termino_id',
  perfil_egreso_id: 'perfil_egreso_id',
  resultados_ids: 'resultados_ids',
}
/** Where none is 0 on the wire (§3). */
const CERO = new Set(['padre_id', 'grupo_id'])

async function restaurarCompetencia(ctx: Ctx, r: Restauracion): Promise<void> {
  const entonces = await entoncesDe(ctx, 'competencia', r)
  const campos = Object.fromEntries(
    Object.entries(CAMPOS_DE_COMPETENCIA)
      .filter(([columna]) => columna in entonces)
      .map(([columna, campo]) => [campo, entonces[columna] ?? (CERO.has(columna) ? 0 : null)]),
  ) as CamposDeCompetencia
  await saveCompetencia(ctx, { ...campos, ...cual(r) })
}

/** A line of the graduate profile says again what it said; its place stays. */
async function restaurarLinea(ctx: Ctx, r: Restauracion): Promise<void> {
  const { descripcion } = await entoncesDe(ctx, 'perfil_egreso', r)
  await saveLinea(ctx, { ...(typeof descripcion === 'string' && { descripcion }), ...cual(r) })
}

const CAMPOS_DE_EQUIVALENCIA = ['tipo', 'nota', 'origen', 'destino'] as const

/** A row of equivalences with its kind, note and the courses of both sides; its place stays. */
async function restaurarEquivalencia(ctx: Ctx, r: Restauracion): Promise<void> {
  const entonces = await entoncesDe(ctx, 'equivalencia', r)
  const campos = CAMPOS_DE_EQUIVALENCIA.filter(c => c in entonces).map(c => [c, entonces[c]])
  await saveEquivalencia(ctx, { ...(Object.fromEntries(campos) as Partial<Fila>), ...cual(r) })
}

/** What of the educational model a version brings back: its file is gone when another took its place. */
const CAMPOS_DE_MODELO = ['nombre', 'descripcion', 'fechavigencia', 'fechacese'] as const

async function restaurarModelo(ctx: Ctx, r: Restauracion): Promise<void> {
  const entonces = await entoncesDe(ctx, 'modelo', r)
  const campos = Object.fromEntries(CAMPOS_DE_MODELO.filter(c => c in entonces).map(c => [c, entonces[c]]))
  await saveModelo(ctx, { ...campos, ...cual(r) })
}

/** Every kind of thing with versions. */
export const conHistorial: Readonly<Record<TipoDeHistorial, ConHistorial>> = {
  plan: {
    eventos: ['plan_estudio.save.json'],
    porSeccion: true,
    assertVer: assertPlan,
    restaurar: (ctx, r) => saveTexto(ctx, textoDe(r)),
  },
  programa: {
    eventos: ['programa.save.json'],
    porSeccion: true,
    assertVer: (ctx, id) => assertDuenoPrograma(ctx, id, 'estructura.ver'),
    restaurar: (ctx, r) => saveTextoDePrograma(ctx, textoDe(r)),
  },
  asignatura: {
    eventos: ['asignatura.created', 'asignatura.updated'],
    porSeccion: false,
    // Asked for as a course, not as one of its plan: whoever teaches others only is not told that it is there.
    assertVer: (ctx, id) => assertCurso(ctx, id, 'estructura.ver'),
    restaurar: restaurarCurso,
  },
  competencia: {
    eventos: ['competencia.created', 'competencia.updated', 'competencia.up', 'competencia.down'],
    porSeccion: false,
    assertVer: assertCompetencia,
    restaurar: restaurarCompetencia,
  },
  modelo: {
    eventos: ['modelo_educativo.created', 'modelo_educativo.updated'],
    porSeccion: false,
    assertVer: (ctx, id) => {
      assertMay(ctx, 'estructura.ver', DE_LA_INSTITUCION)
      return selectModelo(ctx, id)
    },
    restaurar: restaurarModelo,
  },
  perfil_egreso: {
    eventos: ['perfil_egreso.created', 'perfil_egreso.updated'],
    porSeccion: false,
    assertVer: async (ctx, id) =>
      assertPlan(ctx, (await selectLinea(ctx, id)).planestudio_id, 'contenido.ver'),
    restaurar: restaurarLinea,
  },
  equivalencia: {
    eventos: ['equivalencia.created', 'equivalencia.updated'],
    porSeccion: false,
    assertVer: async (ctx, id) =>
      assertPlan(ctx, (await selectEquivalencia(ctx, id)).planestudio_id, 'contenido.ver'),
    restaurar: restaurarEquivalencia,
  },
  silabo: historialDeSilabo,
  carta: historialDeCarta,
}
