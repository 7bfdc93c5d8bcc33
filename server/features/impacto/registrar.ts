import type { Fila, TablaDePaso } from '@malla/domain/impacto/pasos.ts'
import type { Ctx } from '../../platform/context.ts'
import { sql } from '../../platform/db/drizzle.ts'
import type { AmbitoDeCambio } from '../../platform/db/schema/cambios.ts'
import { refreshSessionsOfUsuarios } from '../../platform/session/refreshing.ts'
import { selectVigentes } from '../asignaturas/asignaturas.queries.ts'
import { enVigor, selectCeldas } from '../competencias/competencias.queries.ts'
import { bigints } from './cargar.queries.ts'
import { type Escrito, idsDe } from './filas.ts'

/** Tells what a change with all that followed did, in the very events in which each thing is told when it is changed alone. */

const SIN_CONTAR = ['empresa_id', 'created_at', 'updated_at']
const contada = (fila: Fila): Fila =>
  Object.fromEntries(Object.entries(fila).filter(([k]) => !SIN_CONTAR.includes(k)))
const solo = (fila: Fila, campos: readonly string[]): Fila =>
  Object.fromEntries(campos.map(k => [k, fila[k] ?? null]))

type Ambitos = ReadonlyMap<number, AmbitoDeCambio>

/**
 * Where the plans hang in which something was written; those in the Papelera too. Courses of an equivalence and keys of a syllabus name no plan: theirs is
 * that of the row they are of, which may be of another plan than all else that was written, and stays as it is.
 */
async function selectAmbitos(ctx: Ctx, escritos: readonly Escrito[]): Promise<Ambitos> {
  const ids = (columna: string) => bigints(idsDe(escritos, columna))
  const { rows } = await ctx.tx.execute(sql`
    select l.id, g.facultad_id, l.programa_id from planes l
    join programas g on g.empresa_id = l.empresa_id and g.id = l.programa_id
    where l.empresa_id = ${ctx.empresaId} and (l.id = any(${ids('planestudio_id')})
      or l.id in (select e.planestudio_id from equivalencias e
        where e.empresa_id = ${ctx.empresaId} and e.id = any(${ids('equivalencia_id')}))
      or l.id in (select s.planestudio_id from silabos s
        where s.empresa_id = ${ctx.empresaId} and s.id = any(${ids('silabo_id')})))`)
  type Lugar = { id: number; facultad_id: number; programa_id: number }
  return new Map(
    (rows as unknown as Lugar[]).map(({ id, ...lugar }) => [id, { ...lugar, plan_id: id }] as const),
  )
}

interface Cuento {
  evento: string
  ambito(fila: Fila, ambitos: Ambitos): AmbitoDeCambio
}

const enPlan = (fila: Fila, ambitos: Ambitos): AmbitoDeCambio =>
  ambitos.get(Number(fila.planestudio_id)) ?? {}

/** Things whose rows are told as they are. */
const COSAS: Partial<Record<TablaDePaso, Cuento>> = {
  asignaturas: {
    evento: 'asignatura',
    ambito: (fila, ambitos) => ({ ...enPlan(fila, ambitos), asignatura_id: Number(fila.id) }),
  },
  competencias: { evento: 'competencia', ambito: enPlan },
  equivalencias: { evento: 'equivalencia', ambito: enPlan },
  parametros: { evento: 'parametro', ambito: () => ({}) },
  laboratorios: { evento: 'laboratorio_taller', ambito: () => ({}) },
}

function contarCosas(ctx: Ctx, { evento, ambito }: Cuento, e: Escrito, ambitos: Ambitos): void {
  const cambio = (hecho: string, fila: Fila, mas: { antes?: Fila; despues?: Fila }) =>
    ctx.record({
      evento: `${evento}.${hecho}`,
      objeto_id: Number(fila.id),
      ambito: ambito(fila, ambitos),
      ...mas,
    })
  for (const fila of e.puestas) cambio('created', fila, { despues: contada(fila) })
  for (const { antes, despues, campos } of e.cambiadas)
    cambio('updated', despues, {
      antes: solo(antes, campos),
      despues: { ...solo(despues, campos), revision: despues.revision },
    })
  for (const fila of e.quitadas) cambio('deleted', fila, { antes: contada(fila) })
}

const tocadas = (e: Escrito | undefined, columna: string): number[] => [
  ...new Set([...(e?.puestas ?? []), ...(e?.quitadas ?? [])].map(f => Number(f[columna]))),
]

/** Texts of a plan are told under the plan (§4). */
function contarSecciones(ctx: Ctx, e: Escrito, ambitos: Ambitos): void {
  for (const { antes, despues } of e.cambiadas)
    ctx.record({
      evento: 'plan_estudio.save.json',
      objeto_id: Number(despues.planestudio_id),
      ambito: enPlan(despues, ambitos),
      antes: { key: antes.key, items: antes.items },
      despues: { key: despues.key, items: despues.items, revision: despues.revision },
    })
}

/** Cells are told by competency: those of it that are left. */
async function contarCeldas(
  ctx: Ctx,
  e: Escrito,
  ambitos: Ambitos,
  idas: ReadonlySet<number>,
): Promise<void> {
  const planes = tocadas(e, 'planestudio_id')
  for (const planId of planes) {
    const celdas = enVigor(await selectCeldas(ctx, planId), await selectVigentes(ctx, planId))
    for (const id of tocadas(e, 'competencia_id').filter(c => !idas.has(c)))
      ctx.record({
        evento: 'competencia.cursos',
        objeto_id: id,
        ambito: ambitos.get(planId) ?? {},
        despues: {
          cursos: celdas
            .filter(c => c.competencia_id === id)
            .map(({ asignatura_id, nivel }) => ({ asignatura_id, nivel })),
        },
      })
  }
}

/** Rows of equivalences that stay and name other courses now. */
async function contarLados(
  ctx: Ctx,
  escritos: ReadonlyMap<TablaDePaso, Escrito>,
  ambitos: Ambitos,
): Promise<void> {
  const filas = escritos.get('equivalencias')
  const propias = new Set([...(filas?.puestas ?? []), ...(filas?.quitadas ?? [])].map(f => Number(f.id)))
  const ids = tocadas(escritos.get('equivalencia_cursos'), 'equivalencia_id').filter(id => !propias.has(id))
  if (ids.length === 0) return
  const { rows } = await ctx.tx.execute(sql`
    select e.id, e.planestudio_id,
      coalesce(jsonb_agg(c.asignatura_id order by c.asignatura_id) filter (where c.lado = 'origen'), '[]') as origen,
      coalesce(jsonb_agg(c.asignatura_id order by c.asignatura_id) filter (where c.lado = 'destino'), '[]') as destino
    from equivalencias e left join equivalencia_cursos c on c.empresa_id = e.empresa_id and c.equivalencia_id = e.id
    where e.empresa_id = ${ctx.empresaId} and e.id = any(${bigints(ids)}) group by e.id, e.planestudio_id`)
  for (const { id, planestudio_id, origen, destino } of rows as unknown as Fila[])
    ctx.record({
      evento: 'equivalencia.updated',
      objeto_id: Number(id),
      ambito: ambitos.get(Number(planestudio_id)) ?? {},
      despues: { origen, destino },
    })
}

/** Lecturers keep their sessions, which read anew what they may write. */
async function contarAccesos(ctx: Ctx, e: Escrito): Promise<void> {
  const usuarios = e.cambiadas.map(c => Number(c.despues.usuario_id))
  for (const { antes, despues } of e.cambiadas)
    ctx.record({
      evento: 'docente.updated',
      objeto_id: Number(despues.usuario_id),
      ambito: {},
      antes: { cursos_ids: antes.cursos_ids },
      despues: { cursos_ids: despues.cursos_ids },
    })
  ctx.afterCommit(() => refreshSessionsOfUsuarios(ctx.platform, usuarios))
}

/** What was written for courses that stay: whoever has it open reads it again. */
async function contarTextos(
  ctx: Ctx,
  escritos: ReadonlyMap<TablaDePaso, Escrito>,
  ambitos: Ambitos,
): Promise<void> {
  const cursos = new Map(
    tocadas(escritos.get('silabos'), 'asignatura_id').map(id => [id, 'silabo.updated'] as const),
  )
  const claves = escritos.get('silabo_claves')?.cambiadas.map(c => Number(c.despues.silabo_id)) ?? []
  if (claves.length > 0) {
    const { rows } = await ctx.tx.execute(sql`
      select distinct asignatura_id from silabos where empresa_id = ${ctx.empresaId} and id = any(${bigints(claves)})`)
    for (const { asignatura_id } of rows as unknown as { asignatura_id: number }[])
      cursos.set(asignatura_id, 'silabo.updated')
  }
  const cartas = escritos.get('carta_claves')
  const deCarta = [
    ...tocadas(cartas, 'asignatura_id'),
    ...(cartas?.cambiadas.map(c => Number(c.despues.asignatura_id)) ?? []),
  ]
  const ids = [...cursos.keys(), ...deCarta]
  if (ids.length === 0) return
  const { rows } = await ctx.tx.execute(sql`
    select id, planestudio_id from asignaturas where empresa_id = ${ctx.empresaId} and id = any(${bigints(ids)})`)
  const planDe = new Map((rows as unknown as Fila[]).map(r => [Number(r.id), r]))
  const contar = (evento: string, id: number): void => {
    const fila = planDe.get(id)
    if (fila)
      ctx.record({
        evento,
        objeto_id: id,
        ambito: { ...enPlan(fila, ambitos), asignatura_id: id },
        despues: {},
      })
  }
  for (const [id, evento] of cursos) contar(evento, id)
  for (const id of new Set(deCarta)) contar('carta.updated', id)
}

function contarLaboratorios(ctx: Ctx, escritos: ReadonlyMap<TablaDePaso, Escrito>, ambitos: Ambitos): void {
  for (const plan of tocadas(escritos.get('plan_laboratorios'), 'planestudio_id'))
    ctx.record({
      evento: 'plan_estudio.updated',
      objeto_id: plan,
      ambito: ambitos.get(plan) ?? {},
      despues: {},
    })
  for (const id of new Set(
    escritos.get('equipos')?.cambiadas.map(c => Number(c.despues.laboratorio_id)) ?? [],
  ))
    ctx.record({ evento: 'laboratorio_taller.updated', objeto_id: id, ambito: {}, despues: {} })
}

/** Records all that was written; in the transaction of the write, after it. */
export async function registrarEscritos(ctx: Ctx, todos: readonly Escrito[]): Promise<void> {
  const escritos = new Map(todos.map(e => [e.tabla, e]))
  const ambitos = await selectAmbitos(ctx, todos)
  for (const e of todos) {
    const cuento = COSAS[e.tabla]
    if (cuento) contarCosas(ctx, cuento, e, ambitos)
  }
  const secciones = escritos.get('plan_secciones')
  if (secciones) contarSecciones(ctx, secciones, ambitos)
  const celdas = escritos.get('competencia_cursos')
  const idas = new Set((escritos.get('competencias')?.quitadas ?? []).map(f => Number(f.id)))
  if (celdas) await contarCeldas(ctx, celdas, ambitos, idas)
  await contarLados(ctx, escritos, ambitos)
  await contarTextos(ctx, escritos, ambitos)
  contarLaboratorios(ctx, escritos, ambitos)
  const accesos = escritos.get('accesos')
  if (accesos) await contarAccesos(ctx, accesos)
}
