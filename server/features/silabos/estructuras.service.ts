import { isDeepStrictEqual } from 'node:util'
import type { AjustesDeInstitucion } from '@malla/contracts/ajustesDeEmpresa.ts'
import type { OutputOf, ParsedOf } from '@malla/contracts/call.ts'
import type { estructuras as calls, EstructuraVigente } from '@malla/contracts/estructuras.ts'
import type { Accion } from '@malla/domain/permisos/acciones.ts'
import {
  type EstructuraDeSilabo,
  estructuraInicial,
  problemasDeEstructura,
} from '@malla/domain/silabos/estructura.ts'
import { assertMay, type Ctx, DE_LA_INSTITUCION } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, eq, isNull, type SQL, sql } from '../../platform/db/drizzle.ts'
import type { AmbitoDeCambio } from '../../platform/db/schema/cambios.ts'
import { takeTurn } from '../../platform/db/turno.ts'
import { invalid, notFound, stale } from '../../platform/errors.ts'
import { deleteRows, type Entidad, insertRow, updateRow } from '../../platform/rows.ts'
import { assertPlan } from '../planes/planes.guard.ts'
import { congelarPasados } from './congelarPasados.ts'
import { type Dueno, selectEstructura, selectSeguidores } from './estructuras.queries.ts'
import { medirCon, remedirSilabos } from './medir.service.ts'
import { selectPlanesDeCursos } from './planesDeCursos.queries.ts'

const { config_silabos, programas } = schema
type Fila = typeof config_silabos.$inferSelect

interface DuenoAbierto extends Dueno {
  ambito: AmbitoDeCambio
}

const entidad = (dueno: DuenoAbierto): Entidad<typeof config_silabos> => ({
  table: config_silabos,
  evento: 'config_silabo',
  ambito: () => dueno.ambito,
})

interface Pedido {
  programa_id?: number | undefined
  planestudio_id?: number | undefined
}

/** 404 for a lecturer who has no course in the plan or programme: of its syllabi none is theirs. */
async function assertEnsena(ctx: Ctx, { programa_id, planestudio_id }: Dueno): Promise<void> {
  const { rol, cursos_ids } = ctx.sesion.quien
  if (rol !== 'docente') return
  const suyos = await selectPlanesDeCursos(ctx, cursos_ids)
  const ensena = suyos.some(p => (planestudio_id ? p.id === planestudio_id : p.programa_id === programa_id))
  if (!ensena) throw notFound()
}

/** Whose structure is asked about, when the person may do this there; 404 out of scope or not there, 403 otherwise. */
export async function assertDueno(ctx: Ctx, pedido: Pedido, accion: Accion): Promise<DuenoAbierto> {
  if (pedido.planestudio_id) {
    const { id, programa_id, facultad_id } = await assertPlan(ctx, pedido.planestudio_id, accion)
    await assertEnsena(ctx, { programa_id, planestudio_id: id })
    return { programa_id, planestudio_id: id, ambito: { facultad_id, programa_id, plan_id: id } }
  }
  if (pedido.programa_id) {
    const [programa] = await ctx.tx
      .select({ programa_id: programas.id, facultad_id: programas.facultad_id })
      .from(programas)
      .where(and(eq(programas.empresa_id, ctx.empresaId), eq(programas.id, pedido.programa_id)))
    if (!programa) throw notFound()
    assertMay(ctx, accion, programa)
    await assertEnsena(ctx, { programa_id: programa.programa_id, planestudio_id: null })
    return { programa_id: programa.programa_id, planestudio_id: null, ambito: programa }
  }
  assertMay(ctx, accion, DE_LA_INSTITUCION)
  return { programa_id: null, planestudio_id: null, ambito: {} }
}

/** A plan's own row names the plan alone: a plan that moves to another programme keeps it. */
const columnasDe = ({ programa_id, planestudio_id }: Dueno) =>
  planestudio_id ? { programa_id: null, planestudio_id } : { programa_id, planestudio_id: null }

/** Its own row, locked. Those who write one for the first time take turns: there is no row to wait at. */
async function lockPropia(ctx: Ctx, dueno: Dueno): Promise<Fila | undefined> {
  await takeTurn(ctx.tx, 'estructuras', ctx.empresaId)
  const { programa_id, planestudio_id } = columnasDe(dueno)
  const [row] = await ctx.tx
    .select()
    .from(config_silabos)
    .where(
      and(
        eq(config_silabos.empresa_id, ctx.empresaId),
        programa_id ? eq(config_silabos.programa_id, programa_id) : isNull(config_silabos.programa_id),
        planestudio_id
          ? eq(config_silabos.planestudio_id, planestudio_id)
          : isNull(config_silabos.planestudio_id),
      ),
    )
    .for('update')
  return row
}

/** 422 with what is wrong under each field of the structure. */
function assertEstructura(estructura: EstructuraDeSilabo): void {
  const problemas = problemasDeEstructura(estructura)
  if (problemas.length === 0) return
  const errors: Record<string, string[]> = {}
  for (const { campo, motivo } of problemas) (errors[`estructura.${campo}`] ??= []).push(motivo)
  throw invalid(errors)
}

/** The structure that holds there, whose it is, and how many syllabi follow it. */
export async function showEstructura(ctx: Ctx, dueno: Dueno): Promise<EstructuraVigente> {
  const [vigente, siguen] = [await selectEstructura(ctx, dueno), await selectSeguidores(ctx, dueno)]
  return { ...vigente, revision: vigente.propia?.revision ?? 0, ...siguen }
}

/** A copy of what was inherited changes nothing for anybody. */
async function remedirSiCambio(ctx: Ctx, dueno: Dueno, antes: EstructuraDeSilabo): Promise<void> {
  const { estructura } = await selectEstructura(ctx, dueno)
  if (!isDeepStrictEqual(estructura, antes)) await remedirSilabos(ctx, dueno)
}

/** Keeps what syllabi are made of; every syllabus that follows it is measured anew. 409 stale, 422 when it cannot be used. */
export async function saveEstructura(
  ctx: Ctx,
  { estructura, revision, ...pedido }: ParsedOf<typeof calls.save>,
) {
  const dueno = await assertDueno(ctx, pedido, 'curricular.editar')
  const contenido = estructura as EstructuraDeSilabo
  assertEstructura(contenido)
  const row = await lockPropia(ctx, dueno)
  if (revision !== undefined && revision !== (row?.revision ?? 0))
    throw stale(await showEstructura(ctx, dueno))
  await congelarPasados(ctx, siguenA(dueno))
  const { estructura: antes } = await selectEstructura(ctx, dueno)
  const guardado = { contenido: contenido as unknown as Record<string, unknown> }
  if (row) await updateRow(ctx, entidad(dueno), row, guardado)
  else await insertRow(ctx, entidad(dueno), { ...columnasDe(dueno), ...guardado })
  await remedirSiCambio(ctx, dueno, antes)
  return showEstructura(ctx, dueno)
}

/** What would change in written syllabi if this structure were saved. 422 when it cannot be used. */
export async function previaDeEstructura(
  ctx: Ctx,
  { estructura, ...pedido }: ParsedOf<typeof calls.previa>,
): Promise<OutputOf<typeof calls.previa>['data']> {
  const dueno = await assertDueno(ctx, pedido, 'curricular.editar')
  assertEstructura(estructura as EstructuraDeSilabo)
  const { completos, cambios } = await medirCon(ctx, dueno, estructura as EstructuraDeSilabo)
  const dejan = cambios.filter(c => c.antes === 3)
  return {
    completos,
    dejan: dejan.length,
    entregados: dejan.filter(c => c.estado === 'entregado').length,
    pasan: cambios.filter(c => c.completado === 3).length,
  }
}

/** Syllabi that a structure may hold for. */
const siguenA = ({ planestudio_id, programa_id }: Dueno): SQL => {
  if (planestudio_id) return sql`s.planestudio_id = ${planestudio_id}`
  return programa_id ? sql`l.programa_id = ${programa_id}` : sql`true`
}

/** How many syllabi a saved structure reaches, in a sentence. */
export function mensajeDeEstructura({ silabos }: Pick<EstructuraVigente, 'silabos'>): string {
  if (silabos === 0) return 'La estructura se ha guardado. Todavía no hay sílabos que la sigan.'
  return silabos === 1
    ? 'La estructura se ha guardado y vale ya para un sílabo.'
    : `La estructura se ha guardado y vale ya para ${silabos} sílabos.`
}

/** Takes the own structure away: what stands above holds again. 404 when there is none. */
export async function deleteEstructura(ctx: Ctx, pedido: Pedido): Promise<void> {
  const dueno = await assertDueno(ctx, pedido, 'curricular.editar')
  const row = await lockPropia(ctx, dueno)
  if (!row) throw notFound()
  await congelarPasados(ctx, siguenA(dueno))
  const { estructura: antes } = await selectEstructura(ctx, dueno)
  await deleteRows(ctx, entidad(dueno), [row])
  await remedirSiCambio(ctx, dueno, antes)
}

const DE_TODOS: Dueno = { programa_id: null, planestudio_id: null }

type Heredados = Partial<Pick<AjustesDeInstitucion, 'semanas' | 'escala'>>

/**
 * After settings of the institution changed of which its first structure is made: syllabi that follow it are measured anew, and whoever shows it hears of it
 * as of any structure, lecturers too, who hear of no settings. Nothing where the institution has a structure of its own, or it stays as it was. `ctx` has the settings as they
 * are now.
 */
export async function seguirAjustes(ctx: Ctx, antes: Heredados, cambiados: Heredados): Promise<void> {
  const isIgual = isDeepStrictEqual(estructuraInicial(antes), estructuraInicial({ ...antes, ...cambiados }))
  if (isIgual || (await selectEstructura(ctx, DE_TODOS)).propia) return
  await remedirSilabos(ctx, DE_TODOS)
  const campos = (['semanas', 'escala'] as const).filter(campo => cambiados[campo] !== undefined)
  const de = (ajustes: Heredados) => Object.fromEntries(campos.map(campo => [campo, ajustes[campo]]))
  ctx.record({
    evento: 'config_silabo.updated',
    objeto_id: ctx.empresaId,
    antes: de(antes),
    despues: de(cambiados),
  })
}
