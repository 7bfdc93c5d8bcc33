import type { CambioPedido, Paquete } from '@malla/contracts/impacto.ts'
import { inversos, type Paso } from '@malla/domain/impacto/pasos.ts'
import { assertMay, type Ctx, DE_LA_INSTITUCION } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, desc, eq, inArray, isNull, sql } from '../../platform/db/drizzle.ts'
import { conflict, notFound, stale } from '../../platform/errors.ts'
import { instante } from '../../platform/instante.ts'
import type { AsignaturaRow } from '../asignaturas/asignaturas.queries.ts'
import { syncPrerequisitos } from '../asignaturas/requisitosDePlan.ts'
import { contarEnUsuarios } from '../docentes/contarEnUsuarios.ts'
import { ambitoDePlan, assertPlan, assertVigente, lockPlan } from '../planes/planes.guard.ts'
import { bigints } from './cargar.queries.ts'
import { assertOtrosPlanes, sinDejarRoto, sinNombrarLoIdo } from './deshacer.guard.ts'
import { type Escrito, escribirPasos } from './filas.ts'
import { huellaDe, mostrar, pensar } from './impacto.service.ts'
import { guardarPasado, medirEscritos } from './medirEscritos.ts'
import { registrarEscritos } from './registrar.ts'

const { paquetes, personas, prerequisitos, usuarios } = schema

/** The flat view of requisites follows its courses; of those that go it goes with them. */
async function alinearRequisitos(ctx: Ctx, escritos: readonly Escrito[]): Promise<void> {
  const e = escritos.find(x => x.tabla === 'asignaturas')
  const filas = [
    ...(e?.puestas ?? []),
    ...(e?.cambiadas.map(c => c.despues) ?? []),
  ] as unknown as AsignaturaRow[]
  for (const [planId, suyas] of Map.groupBy(filas, f => f.planestudio_id))
    await syncPrerequisitos(ctx, planId, suyas)
  // Of two courses that go together the one may ask for the other.
  const idas = e?.quitadas.map(f => Number(f.id)) ?? []
  if (idas.length > 0)
    await ctx.tx
      .delete(prerequisitos)
      .where(and(eq(prerequisitos.empresa_id, ctx.empresaId), inArray(prerequisitos.asignatura_id, idas)))
}

/** Lecturers whose courses go, come back or become another: before the steps, which lock what they teach. */
async function contarDocentes(ctx: Ctx, pasos: readonly Paso[]): Promise<void> {
  const ids = pasos.filter(p => p.tabla === 'accesos').map(p => Number(p.llave.id))
  if (ids.length === 0) return
  await contarEnUsuarios(
    ctx.tx,
    sql`select a.usuario_id from accesos a where a.empresa_id = ${ctx.empresaId} and a.id = any(${bigints(ids)})`,
  )
}

async function escribir(
  ctx: Ctx,
  pasos: readonly Paso[],
  comprobar?: (escritos: readonly Escrito[]) => Promise<void>,
): Promise<void> {
  await contarDocentes(ctx, pasos)
  await guardarPasado(ctx, pasos)
  const escritos = await escribirPasos(ctx, pasos, suyos => alinearRequisitos(ctx, suyos))
  await comprobar?.(escritos)
  await medirEscritos(ctx, escritos)
  await registrarEscritos(ctx, escritos)
}

const columns = {
  id: paquetes.id,
  planestudio_id: paquetes.planestudio_id,
  tipo: sql<Paquete['tipo']>`${paquetes.tipo}`,
  titulo: paquetes.titulo,
  quien: personas.nombres,
  deshecho_at: instante(paquetes.deshecho_at),
  created_at: instante(paquetes.created_at),
}

const selectPaquetes = (ctx: Ctx) =>
  ctx.tx
    .select(columns)
    .from(paquetes)
    .leftJoin(usuarios, eq(usuarios.id, paquetes.usuario_id))
    .leftJoin(personas, eq(personas.id, usuarios.persona_id))

async function selectPaquete(ctx: Ctx, id: number): Promise<Paquete> {
  const [row] = await selectPaquetes(ctx).where(
    and(eq(paquetes.empresa_id, ctx.empresaId), eq(paquetes.id, id)),
  )
  if (!row) throw notFound()
  return row
}

const ULTIMOS = 20

/** The last changes made in one step in a plan that the person may read, or of things of the institution; newest first. */
export async function listPaquetes(ctx: Ctx, planId: number | undefined): Promise<Paquete[]> {
  if (planId === undefined) assertMay(ctx, 'estructura.ver', DE_LA_INSTITUCION)
  else await assertPlan(ctx, planId)
  return selectPaquetes(ctx)
    .where(
      and(
        eq(paquetes.empresa_id, ctx.empresaId),
        planId === undefined ? isNull(paquetes.planestudio_id) : eq(paquetes.planestudio_id, planId),
      ),
    )
    .orderBy(desc(paquetes.created_at), desc(paquetes.id))
    .limit(ULTIMOS)
}

interface Nuevo {
  planId: number | null
  tipo: Paquete['tipo']
  titulo: string
  pasos: readonly Paso[]
}

/** Makes a change with all that follows from it, and keeps how to take it back. The plan is locked by the caller. */
async function aplicarPasos(ctx: Ctx, { planId, tipo, titulo, pasos }: Nuevo): Promise<Paquete> {
  await escribir(ctx, pasos)
  const [row] = await ctx.tx
    .insert(paquetes)
    .values({
      empresa_id: ctx.empresaId,
      planestudio_id: planId,
      tipo,
      titulo,
      pasos,
      usuario_id: ctx.sesion.usuario_id,
    })
    .returning({ id: paquetes.id })
  return selectPaquete(ctx, row!.id)
}

/**
 * Makes a change with all that follows from it, all or none. 409 with the impact as it is now (`actual`) when it is not the one that was seen, and with the
 * reason when something forbids it.
 */
export async function aplicarImpacto(
  ctx: Ctx,
  { huella, ...cambio }: CambioPedido & { huella: string },
): Promise<Paquete> {
  const { impacto, planId } = await pensar(ctx, cambio, true)
  if (huellaDe(impacto) !== huella)
    throw stale(
      await mostrar(ctx, impacto),
      'Lo que depende de esto cambió mientras lo miraba. Revíselo antes de seguir.',
    )
  const impide = impacto.efectos.find(e => e.suerte === 'impide')
  if (impide) throw conflict(`${impide.nombre}: ${impide.detalle}`)
  return aplicarPasos(ctx, { planId, tipo: 'impacto', titulo: impacto.titulo, pasos: impacto.pasos })
}

/**
 * Takes a change back in one step, as long as nothing that it touched changed since (409), in every plan that it touches under the conditions of the change
 * itself. 404 not there, 409 already taken back, or a loop of requisites that it would leave.
 */
export async function deshacerPaquete(ctx: Ctx, id: number): Promise<Paquete> {
  const [row] = await ctx.tx
    .select()
    .from(paquetes)
    .where(and(eq(paquetes.empresa_id, ctx.empresaId), eq(paquetes.id, id)))
  if (!row) throw notFound()
  if (row.planestudio_id === null) assertMay(ctx, 'estructura.eliminar', DE_LA_INSTITUCION)
  else {
    const plan = await lockPlan(ctx, row.planestudio_id, 'contenido.eliminar')
    assertVigente(plan)
    assertMay(ctx, 'contenido.crear', ambitoDePlan(plan))
  }
  const [libre] = await ctx.tx
    .update(paquetes)
    .set({
      deshecho_at: sql`clock_timestamp()`,
      deshecho_por: ctx.sesion.usuario_id,
      revision: row.revision + 1,
    })
    .where(and(eq(paquetes.empresa_id, ctx.empresaId), eq(paquetes.id, id), isNull(paquetes.deshecho_at)))
    .returning({ id: paquetes.id })
  if (!libre) throw conflict('Ese cambio ya está deshecho.')
  const { planestudio_id: planId } = row
  const vuelta = await sinNombrarLoIdo(ctx, inversos(row.pasos as Paso[]))
  await sinDejarRoto(ctx, planId, () =>
    escribir(ctx, vuelta, escritos => assertOtrosPlanes(ctx, planId, escritos)),
  )
  return selectPaquete(ctx, id)
}
