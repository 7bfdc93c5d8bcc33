import type { ParsedOf } from '@malla/contracts/call.ts'
import type { CamposDePeriodo, periodos as calls, Periodo } from '@malla/contracts/periodos.ts'
import { isPeriodoTerminado } from '@malla/domain/silabos/revision.ts'
import { formatFecha } from '@malla/domain/texto/fechas.ts'
import { segun } from '@malla/domain/texto/numero.ts'
import { alfabetico } from '../../platform/alfabetico.ts'
import { assertMay, type Ctx, DE_LA_INSTITUCION } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, eq } from '../../platform/db/drizzle.ts'
import { enumerar } from '../../platform/enumerar.ts'
import { checkTodo, conflict, invalid, invalidField } from '../../platform/errors.ts'
import { hoyAqui } from '../../platform/horaLocal.ts'
import { assertNombreFree, type Nombrada } from '../../platform/nombres.ts'
import { assertFresh, deleteRows, insertRow, lockRow, type Partes, updateRow } from '../../platform/rows.ts'
import { assertProgramasExistentes } from '../programas/existentes.ts'
import { copiarAlReabrir, quitarSinTocar } from '../silabos/copiarAVersion.ts'
import { mostrarPeriodo, remedirPeriodo } from '../silabos/medir.service.ts'
import { periodoEntidad } from './periodos.entidad.ts'
import { selectPeriodo } from './periodos.queries.ts'

const { periodo_plazos, periodos, programas } = schema

const nombrada: Nombrada = { tabla: periodos, indice: 'periodos_nombre' }

type Plazo = NonNullable<CamposDePeriodo['plazos']>[number]
type Fechas = Pick<CamposDePeriodo, 'fechainicio' | 'fechafin' | 'fechaentrega'>

/** Whether a date (yyyy-mm-dd) lies more than a year before the period begins: nobody means that. */
const isMuyAntes = (fecha: string, fechainicio: string): boolean =>
  fecha < `${String(Number(fechainicio.slice(0, 4)) - 1).padStart(4, '0')}${fechainicio.slice(4)}`

/** 422 when it ends before it begins, or syllabi would be handed in after its end or long before it begins. */
function assertFechas({ fechainicio, fechafin, fechaentrega }: Fechas): void {
  const errors = {
    ...(fechafin <= fechainicio ? { fechafin: ['El periodo debe terminar después de empezar.'] } : {}),
    ...(fechaentrega && fechaentrega > fechafin
      ? { fechaentrega: ['La entrega de sílabos no puede ser después del final del periodo.'] }
      : {}),
    ...(fechaentrega && isMuyAntes(fechaentrega, fechainicio)
      ? {
          fechaentrega: ['La entrega de sílabos no puede ser más de un año antes de que empiece el periodo.'],
        }
      : {}),
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

/** The dates of programmes, one each, in order; 422 as `assertFechas`, for one named twice, one out of reach of the period, or a programme that is not there. */
async function plazosValidos(ctx: Ctx, plazos: readonly Plazo[], fechas: Fechas): Promise<Plazo[]> {
  assertFechas(fechas)
  const { fechainicio, fechafin } = fechas
  if (new Set(plazos.map(p => p.programa_id)).size < plazos.length)
    throw invalid({ plazos: ['Cada programa puede tener un solo plazo.'] })
  if (plazos.some(p => p.fechaentrega > fechafin))
    throw invalid({ plazos: ['Ningún plazo puede ser después del final del periodo.'] })
  if (plazos.some(p => isMuyAntes(p.fechaentrega, fechainicio)))
    throw invalid({ plazos: ['Ningún plazo puede ser más de un año antes de que empiece el periodo.'] })
  await assertProgramasExistentes(
    ctx,
    plazos.map(p => p.programa_id),
    'plazos',
  )
  return plazos.toSorted((a, b) => a.programa_id - b.programa_id)
}

/** What is said under a date that leaves these dates of programmes behind it, in order; of several the one at `extremo` is told. */
function queQuedarian(
  plazos: readonly { programa: string; fechaentrega: string }[],
  extremo: 'primero' | 'último',
  donde: string,
): string {
  const cuales = enumerar(plazos.map(p => p.programa))
  const fechas = plazos.map(p => p.fechaentrega).sort()
  const dicha = formatFecha(fechas.at(extremo === 'primero' ? 0 : -1)!)
  return plazos.length === 1
    ? `El plazo de ${cuales} (${dicha}) quedaría ${donde}.`
    : `Los plazos de ${cuales} (el ${extremo}, ${dicha}) quedarían ${donde}.`
}

/** 422 as `assertFechas`, or naming the programmes whose date, which nobody is changing, would be after an end or long before a beginning that moved. */
async function assertPlazosGuardados(
  ctx: Ctx,
  nuevo: Fechas & { id: number },
  antes: Fechas,
): Promise<undefined> {
  assertFechas(nuevo)
  const { id, fechainicio, fechafin } = nuevo
  if (fechafin === antes.fechafin && fechainicio === antes.fechainicio) return
  const plazos = await ctx.tx
    .select({ programa: programas.nombre, fechaentrega: periodo_plazos.fechaentrega })
    .from(periodo_plazos)
    .innerJoin(
      programas,
      and(eq(programas.empresa_id, ctx.empresaId), eq(programas.id, periodo_plazos.programa_id)),
    )
    .where(and(eq(periodo_plazos.empresa_id, ctx.empresaId), eq(periodo_plazos.periodo_id, id)))
    .orderBy(alfabetico(programas.nombre), programas.id)
  const despues = fechafin === antes.fechafin ? [] : plazos.filter(p => p.fechaentrega > fechafin)
  if (despues.length > 0)
    throw invalidField('fechafin', queQuedarian(despues, 'último', 'después del final del periodo'))
  const muyAntes =
    fechainicio === antes.fechainicio ? [] : plazos.filter(p => isMuyAntes(p.fechaentrega, fechainicio))
  if (muyAntes.length > 0)
    throw invalidField(
      'fechainicio',
      queQuedarian(muyAntes, 'primero', 'más de un año antes de que empiece el periodo'),
    )
}

async function insertPlazos(ctx: Ctx, periodo_id: number, plazos: readonly Plazo[]): Promise<void> {
  if (plazos.length === 0) return
  await ctx.tx
    .insert(periodo_plazos)
    .values(plazos.map(p => ({ empresa_id: ctx.empresaId, periodo_id, ...p })))
}

/** Makes a period. 422 when its name is taken or its dates do not follow each other. */
export async function createPeriodo(
  ctx: Ctx,
  { plazos = [], ...campos }: ParsedOf<typeof calls.create>,
): Promise<Periodo> {
  assertMay(ctx, 'curricular.editar', DE_LA_INSTITUCION)
  const [suyos] = await checkTodo([
    () => plazosValidos(ctx, plazos, campos),
    () => assertNombreFree(ctx, nombrada, campos.nombre),
  ])
  const row = await insertRow(ctx, periodoEntidad, campos, { plazos: suyos })
  await insertPlazos(ctx, row.id, suyos)
  return selectPeriodo(ctx, row.id)
}

/** Puts these dates in the place of its own; what changed, for the record, or null. */
async function replacePlazos(
  ctx: Ctx,
  periodo_id: number,
  despues: readonly Plazo[],
): Promise<{ antes: Partes; despues: Partes } | null> {
  const suyos = and(eq(periodo_plazos.empresa_id, ctx.empresaId), eq(periodo_plazos.periodo_id, periodo_id))
  const antes = await ctx.tx
    .select({ programa_id: periodo_plazos.programa_id, fechaentrega: periodo_plazos.fechaentrega })
    .from(periodo_plazos)
    .where(suyos)
    .orderBy(periodo_plazos.programa_id)
  const dicho = (ps: readonly Plazo[]) => ps.map(p => `${p.programa_id} ${p.fechaentrega}`).join()
  if (dicho(antes) === dicho(despues)) return null
  await ctx.tx.delete(periodo_plazos).where(suyos)
  await insertPlazos(ctx, periodo_id, despues)
  return { antes: { plazos: antes }, despues: { plazos: despues } }
}

/** Changes a period; `plazos` replaces all of them. 409 when the person edited an older revision, 422 for an end or a beginning that leaves dates out of reach. */
export async function savePeriodo(
  ctx: Ctx,
  { id, revision, plazos, ...campos }: ParsedOf<typeof calls.update>,
): Promise<Periodo> {
  assertMay(ctx, 'curricular.editar', DE_LA_INSTITUCION)
  const row = await lockRow(ctx, periodoEntidad, id)
  await assertFresh(row, revision, () => selectPeriodo(ctx, id))
  const nuevo = { ...row, ...campos }
  const [suyos, nombre] = await checkTodo([
    async () =>
      plazos ? await plazosValidos(ctx, plazos, nuevo) : await assertPlazosGuardados(ctx, nuevo, row),
    () => assertNombreFree(ctx, nombrada, campos.nombre, row),
  ])
  await updateRow(
    ctx,
    periodoEntidad,
    row,
    { ...campos, nombre },
    undefined,
    suyos ? await replacePlazos(ctx, id, suyos) : null,
  )
  const hoy = hoyAqui()
  const isTerminado = isPeriodoTerminado(nuevo.fechafin, hoy)
  const eraTerminado = isPeriodoTerminado(row.fechafin, hoy)
  if (eraTerminado && !isTerminado) await copiarAlReabrir(ctx, id)
  if (isTerminado && !eraTerminado) await quitarSinTocar(ctx, id)
  if (nuevo.fechafin !== row.fechafin || nuevo.fechainicio !== row.fechainicio)
    await remedirPeriodo(ctx, id, isTerminado)
  else if (nuevo.estado !== row.estado) await mostrarPeriodo(ctx, id)
  return selectPeriodo(ctx, id)
}

/** Deletes a period; 409 while it has syllabi: those are kept as they were. */
export async function deletePeriodo(ctx: Ctx, id: number): Promise<void> {
  assertMay(ctx, 'curricular.editar', DE_LA_INSTITUCION)
  const row = await lockRow(ctx, periodoEntidad, id)
  const { silabos_count: n } = await selectPeriodo(ctx, id)
  if (n > 0)
    throw conflict(
      `No se puede eliminar el periodo «${row.nombre}»: tiene ${segun(n, 'un sílabo', '# sílabos')}.`,
    )
  await deleteRows(ctx, periodoEntidad, [row])
}
