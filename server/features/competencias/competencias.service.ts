import type { Competencia } from '@malla/contracts/competencias.ts'
import { mover } from '@malla/domain/listas/mover.ts'
import { alfabetico } from '../../platform/alfabetico.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, eq } from '../../platform/db/drizzle.ts'
import { enumerar } from '../../platform/enumerar.ts'
import { checkTodo, conflict } from '../../platform/errors.ts'
import { assertFresh, deleteRows, insertRow, updateRow, updateRows } from '../../platform/rows.ts'
import { competenciaEntidad, hermanasDe, type Nodo, openArbol, openCompetencia } from './abrir.ts'
import { selectCompetencia, selectCompetencias } from './competencias.queries.ts'
import { desunirLineas } from './desunirLineas.ts'
import { assertEnlaces, writeResultados } from './enlaces.ts'
import {
  hacerSitio,
  type Lugar,
  type LugarPedido,
  llevarPartes,
  lugarPedido,
  numeradas,
  otrasEn,
  terminoEn,
} from './lugar.ts'

const { asignaturas, competencia_cursos } = schema

/** What a competency is asked to be; what is absent stays as it is. */
export interface CamposDeCompetencia extends LugarPedido {
  nombre?: string
  iscompetencia?: boolean
  termino_id?: number | null
  perfil_egreso_id?: number | null
  resultados_ids?: number[]
}

/**
 * Makes a competency at the end of its siblings, or at `posicion` (from 0). 422 for a parent, group, line of the profile or outcome that is
 * not of the plan, 409 ceased.
 */
export async function createCompetencia(
  ctx: Ctx,
  { planestudio_id, ...campos }: CamposDeCompetencia & { planestudio_id: number; nombre: string },
): Promise<Competencia> {
  const { plan, todas } = await openArbol(ctx, planestudio_id, 'contenido.crear')
  const [, lugar] = await checkTodo([
    () => assertEnlaces(ctx, plan.id, campos),
    () => lugarPedido(todas, campos),
  ])
  const { orden, cambios } = hacerSitio(otrasEn(todas, lugar), campos.posicion)
  const entidad = competenciaEntidad(plan)
  await updateRows(ctx, entidad, cambios)
  const { nombre, iscompetencia, perfil_egreso_id, resultados_ids = [] } = campos
  const termino_id = campos.termino_id === undefined ? terminoEn(todas, lugar) : campos.termino_id
  const row = await insertRow(
    ctx,
    entidad,
    { planestudio_id, ...lugar, orden, nombre, iscompetencia, perfil_egreso_id, termino_id },
    resultados_ids.length > 0 ? { resultados_ids } : {},
  )
  await writeResultados(ctx, row.id, resultados_ids)
  return selectCompetencia(ctx, row.id)
}

const isMismoLugar = ({ row }: Nodo, lugar: Lugar): boolean =>
  row.padre_id === lugar.padre_id && row.grupo_id === lugar.grupo_id && row.tipopadre === lugar.tipopadre

/**
 * Changes a competency; another parent, group, kind or `posicion` moves it with its parts. 422 as `createCompetencia` and for a parent inside
 * its own branch, 409 when the person edited an older revision, or ceased.
 */
export async function saveCompetencia(
  ctx: Ctx,
  { id, revision, ...campos }: CamposDeCompetencia & { id: number; revision?: number },
): Promise<Competencia> {
  const { plan, todas, una } = await openCompetencia(ctx, id, 'contenido.editar')
  await assertFresh(una.row, revision, () => selectCompetencia(ctx, id))
  const [, lugar] = await checkTodo([
    () => assertEnlaces(ctx, plan.id, campos),
    () => lugarPedido(todas, campos, una),
  ])
  const isMovida = !isMismoLugar(una, lugar)
  const otras = otrasEn(todas, lugar, una)
  const sitio =
    isMovida || campos.posicion !== undefined
      ? hacerSitio(otras, campos.posicion)
      : { orden: una.orden, cambios: [] }
  const entidad = competenciaEntidad(plan)
  await updateRows(ctx, entidad, [
    ...sitio.cambios,
    // Where it went away the others close up.
    ...(isMovida ? [...numeradas(otrasEn(todas, una.row, una)), ...llevarPartes(todas, una, lugar)] : []),
  ])
  const { nombre, iscompetencia, perfil_egreso_id } = campos
  const isOtroPadre = lugar.padre_id !== una.row.padre_id
  const termino_id =
    campos.termino_id === undefined && isOtroPadre ? terminoEn(todas, lugar) : campos.termino_id
  await updateRow(
    ctx,
    entidad,
    una.row,
    { ...lugar, orden: sitio.orden, nombre, iscompetencia, perfil_egreso_id, termino_id },
    undefined,
    await writeResultados(ctx, id, campos.resultados_ids),
  )
  return selectCompetencia(ctx, id)
}

/** Moves a competency one place among its siblings (`competencia.up`, `.down`); at the end of the list it stays. Answers the plan's. */
export async function orderCompetencia(
  ctx: Ctx,
  { id, path }: { id: number; path: 'up' | 'down' },
): Promise<Competencia[]> {
  const { plan, todas, una } = await openCompetencia(ctx, id, 'contenido.editar')
  const hermanas = hermanasDe(todas, una)
  const lista = mover(hermanas, una, Math.max(hermanas.indexOf(una) + (path === 'up' ? -1 : 1), 0))
  if (lista === hermanas) return selectCompetencias(ctx, plan.id)
  const entidad = competenciaEntidad(plan)
  const cambios = lista.map(({ row }, orden) => ({ row, values: { orden } }))
  await updateRows(
    ctx,
    entidad,
    cambios.filter(c => c.row !== una.row),
  )
  await updateRow(ctx, entidad, una.row, { orden: lista.indexOf(una) }, `competencia.${path}`)
  return selectCompetencias(ctx, plan.id)
}

/** Deletes a competency; its siblings close up. 409 naming its parts, or the courses that serve it. Answers its name. */
export async function deleteCompetencia(ctx: Ctx, id: number): Promise<string> {
  const { plan, todas, una } = await openCompetencia(ctx, id, 'contenido.eliminar')
  const { nombre } = una.row
  const partes = todas.filter(c => c.competencia_id === id).map(c => c.row.nombre)
  if (partes.length > 0)
    throw conflict(`No se puede eliminar «${nombre}»: tiene partes (${enumerar(partes)}).`)
  const cursos = await selectCursosQueSirven(ctx, id)
  if (cursos.length > 0)
    throw conflict(
      `No se puede eliminar «${nombre}»: hay cursos que contribuyen a ella (${enumerar(cursos)}).`,
    )
  const entidad = competenciaEntidad(plan)
  await desunirLineas(ctx, plan.id, id)
  await deleteRows(ctx, entidad, [una.row])
  await updateRows(ctx, entidad, numeradas(otrasEn(todas, una.row, una)))
  return nombre
}

/** Names of courses that serve a competency, some more than a sentence holds. */
async function selectCursosQueSirven(ctx: Ctx, id: number): Promise<string[]> {
  const rows = await ctx.tx
    .select({ nombre: asignaturas.nombre })
    .from(competencia_cursos)
    .innerJoin(
      asignaturas,
      and(eq(asignaturas.empresa_id, ctx.empresaId), eq(asignaturas.id, competencia_cursos.asignatura_id)),
    )
    .where(and(eq(competencia_cursos.empresa_id, ctx.empresaId), eq(competencia_cursos.competencia_id, id)))
    .orderBy(alfabetico(asignaturas.nombre))
    .limit(6)
  return rows.map(r => r.nombre)
}
