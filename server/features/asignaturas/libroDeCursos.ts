import { type Ctx, empresaOf, type Platform, readingCtx } from '../../platform/context.ts'
import { leerCursos } from '../../platform/excel/cursos/leerCursos.ts'
import type { CursosLeidos, OpcionesDeLectura } from '../../platform/excel/cursos/leidos.ts'
import { type ArchivoDeExcel, type LibroLeido, leerLibroSegun } from '../../platform/excel/importacion.ts'
import { lector } from '../../platform/excel/lector.ts'
import type { SesionActiva } from '../../platform/session/active.ts'
import { selectCiclosDelPlan } from '../ciclos/ciclos.queries.ts'
import { assertPlan } from '../planes/planes.guard.ts'

/** A file of courses, read before the transaction that brings them in. */

export type LibroDeCursos = LibroLeido<[OpcionesDeLectura], CursosLeidos>

/** Into which plan it goes, and as what. */
export interface PlanDeArchivo {
  planestudio_id: number
  is_electivos?: boolean
}

const DE_CURSOS = lector(new URL('../../platform/excel/cursos/leerCursos.ts', import.meta.url), leerCursos)

/** What a file is read with, as the plan says it now; for whoever may add courses to it. */
export async function selectOpcionesDeLectura(
  ctx: Ctx,
  { planestudio_id, is_electivos }: PlanDeArchivo,
): Promise<OpcionesDeLectura> {
  const { semanas } = await assertPlan(ctx, planestudio_id, 'contenido.crear')
  const ciclos = await selectCiclosDelPlan(ctx, planestudio_id)
  return {
    electivos: is_electivos ?? false,
    enColegio: ctx.sesion.empresa?.tipo === 'Colegio',
    semanas,
    existentes: {
      ciclos: ciclos.map(({ numero, nombre, descripcion }) => ({ numero, nombre, descripcion })),
    },
  }
}

/** Reads the file of an import; who may not add courses to the plan is refused before. */
export async function leerLibroDeCursos(
  platform: Platform,
  sesion: SesionActiva,
  peticion: PlanDeArchivo & ArchivoDeExcel,
): Promise<LibroDeCursos> {
  const empresaId = empresaOf(sesion)
  const opciones = await platform.db.read(empresaId, tx =>
    selectOpcionesDeLectura(readingCtx({ platform, tx, sesion, empresaId }), peticion),
  )
  return leerLibroSegun(peticion, DE_CURSOS, [opciones])
}
