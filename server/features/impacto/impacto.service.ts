import { createHash } from 'node:crypto'
import type { CambioPedido, CambioVisto, ImpactoVisto } from '@malla/contracts/impacto.ts'
import { impactoDeCatalogo } from '@malla/domain/impacto/catalogo.ts'
import { impactoDeCompetencia } from '@malla/domain/impacto/competencia.ts'
import type { Impacto } from '@malla/domain/impacto/impacto.ts'
import { impactoDeLaboratorio } from '@malla/domain/impacto/laboratorio.ts'
import { enResumen } from '@malla/domain/impacto/resumen.ts'
import type { Accion } from '@malla/domain/permisos/acciones.ts'
import { assertMay, type Ctx, DE_LA_INSTITUCION } from '../../platform/context.ts'
import { sql } from '../../platform/db/drizzle.ts'
import { invalidField } from '../../platform/errors.ts'
import { selectPlanDeAsignatura } from '../asignaturas/asignaturas.queries.ts'
import { selectPlanDe } from '../competencias/competencias.queries.ts'
import { assertPlan, assertVigente, lockPlan } from '../planes/planes.guard.ts'
import { cambioDeCatalogo, cambioDeCompetencia, cambioDeCursos, cambioDeLaboratorio } from './cambio.ts'
import { bigints } from './cargar.queries.ts'
import {
  selectMundoDeCatalogo,
  selectMundoDeCompetencia,
  selectMundoDeLaboratorio,
  selectOtroLaboratorio,
} from './cargarOtros.queries.ts'
import { impactoDeMover, impactoDeQuitarCursos } from './deCurso.ts'

/** A change that was asked for, worked out, and the plan in which it is made. */
export interface Pensado {
  impacto: Impacto
  planId: number | null
}

/** Looks at a plan, or takes it alone to change it. 409 ceased. */
async function abrirPlan(ctx: Ctx, planId: number, accion: Accion, lock: boolean): Promise<void> {
  assertVigente(lock ? await lockPlan(ctx, planId, accion) : await assertPlan(ctx, planId, accion))
}

const otra = ({ que, id, reemplazo_id }: CambioPedido): number | null => {
  if (que !== 'reemplazar') return null
  if (reemplazo_id === undefined) throw invalidField('reemplazo_id', 'Elija con qué se reemplaza.')
  if (reemplazo_id === id)
    throw invalidField('reemplazo_id', 'Elija otro: no se reemplaza algo por sí mismo.')
  return reemplazo_id
}

async function deCurso(ctx: Ctx, cambio: CambioPedido, lock: boolean): Promise<Pensado> {
  const planId = await selectPlanDeAsignatura(ctx, cambio.id)
  await abrirPlan(ctx, planId, cambio.que === 'mover' ? 'estructura.editar' : 'contenido.eliminar', lock)
  if (cambio.que !== 'mover')
    return {
      planId,
      impacto: await impactoDeQuitarCursos(
        ctx,
        planId,
        [...new Set([cambio.id, ...(cambio.con_ids ?? [])])],
        otra(cambio),
      ),
    }
  if (cambio.ciclo_id === undefined) throw invalidField('ciclo_id', 'Elija el ciclo al que va el curso.')
  return { planId, impacto: await impactoDeMover(ctx, planId, cambio.id, cambio.ciclo_id) }
}

async function deCompetencia(ctx: Ctx, cambio: CambioPedido, lock: boolean): Promise<Pensado> {
  const planId = await selectPlanDe(ctx, cambio.id)
  await abrirPlan(ctx, planId, 'contenido.eliminar', lock)
  const por = otra(cambio)
  const mundo = await selectMundoDeCompetencia(ctx, planId)
  const porId = new Map(mundo.competencias.map(c => [c.id, c]))
  if (por !== null && !porId.has(por))
    throw invalidField('reemplazo_id', 'Elija una competencia de este plan.')
  for (let c = por; c !== null; c = porId.get(c)?.padre_id ?? null)
    if (c === cambio.id) throw invalidField('reemplazo_id', 'Elija otra: esa es una de sus partes.')
  return { planId, impacto: impactoDeCompetencia(mundo, cambio.id, por) }
}

async function deCatalogo(ctx: Ctx, cambio: CambioPedido): Promise<Pensado> {
  assertMay(ctx, 'estructura.eliminar', DE_LA_INSTITUCION)
  const mundo = await selectMundoDeCatalogo(ctx, cambio.id)
  const por = otra(cambio)
  const el = por === null ? null : (await selectMundoDeCatalogo(ctx, por)).fila
  if (el && el.tipo !== mundo.fila.tipo)
    throw invalidField('reemplazo_id', 'Elija un registro del mismo catálogo.')
  return { planId: null, impacto: impactoDeCatalogo(mundo, el) }
}

async function deLaboratorio(ctx: Ctx, cambio: CambioPedido): Promise<Pensado> {
  assertMay(ctx, 'estructura.eliminar', DE_LA_INSTITUCION)
  const mundo = await selectMundoDeLaboratorio(ctx, cambio.id)
  const por = otra(cambio)
  return {
    planId: null,
    impacto: impactoDeLaboratorio(mundo, por === null ? null : await selectOtroLaboratorio(ctx, por)),
  }
}

/** What a change would do. `lock`: the plan is taken alone, to make it. 404, 403 and 409 as the change itself; 422 for what it cannot mean. */
export function pensar(ctx: Ctx, cambio: CambioPedido, lock: boolean): Promise<Pensado> {
  if (cambio.que === 'mover' && cambio.cosa !== 'asignatura')
    throw invalidField('que', 'Solo los cursos se mueven de ciclo.')
  if (cambio.con_ids && (cambio.cosa !== 'asignatura' || cambio.que !== 'eliminar'))
    throw invalidField('con_ids', 'Solo se eliminan cursos de varios en varios: elija uno.')
  switch (cambio.cosa) {
    case 'asignatura':
      return deCurso(ctx, cambio, lock)
    case 'competencia':
      return deCompetencia(ctx, cambio, lock)
    case 'parametro':
      return deCatalogo(ctx, cambio)
    case 'laboratorio':
      return deLaboratorio(ctx, cambio)
  }
}

/** What was seen, in a few letters: of another state of things it is another. */
export const huellaDe = ({ efectos, pasos }: Impacto): string =>
  createHash('sha256')
    .update(JSON.stringify([efectos, pasos]))
    .digest('base64url')

async function selectNombresDePlanes(ctx: Ctx, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await ctx.tx.execute(sql`
    select id, full_name from planes where empresa_id = ${ctx.empresaId} and id = any(${bigints(ids)})`)
  return new Map((rows as unknown as { id: number; full_name: string }[]).map(r => [r.id, r.full_name]))
}

/** An impact as the person sees it before deciding. */
export async function mostrar(ctx: Ctx, impacto: Impacto): Promise<ImpactoVisto> {
  const planes = await selectNombresDePlanes(ctx, [...new Set(impacto.efectos.flatMap(e => e.plan_id ?? []))])
  return {
    titulo: impacto.titulo,
    efectos: impacto.efectos.map(e => ({
      ...e,
      plan: e.plan_id === null ? null : (planes.get(e.plan_id) ?? null),
    })),
    resumen: enResumen(impacto.efectos),
    se_puede: impacto.efectos.every(e => e.suerte !== 'impide'),
    huella: huellaDe(impacto),
  }
}

/** What another content of something would do; it is saved where it is edited. 422 without what it would be. */
function pensarCambio(ctx: Ctx, { cosa, id, cambios, despues }: CambioVisto): Promise<Impacto> {
  if (cosa === 'asignatura') {
    if (!cambios) throw invalidField('cambios', 'Diga qué cambia de cada curso.')
    return cambioDeCursos(ctx, id, cambios)
  }
  if (!despues) throw invalidField('despues', 'Diga qué cambia.')
  if (cosa === 'competencia') return cambioDeCompetencia(ctx, id, despues)
  return cosa === 'parametro' ? cambioDeCatalogo(ctx, id, despues) : cambioDeLaboratorio(ctx, id, despues)
}

/** What a change would do, as the person sees it before deciding; writes nothing. 404, 403 and 409 as the change itself; 422 for what it cannot mean. */
export const verImpacto = async (ctx: Ctx, { que, ...visto }: CambioVisto): Promise<ImpactoVisto> =>
  mostrar(
    ctx,
    que === 'cambiar'
      ? await pensarCambio(ctx, { que, ...visto })
      : (await pensar(ctx, { que, ...visto }, false)).impacto,
  )
