import type { ClaseDePendiente, Pendiente } from '@malla/contracts/escritorio.ts'
import type { FilaDeSilabo } from '@malla/contracts/silabos.ts'
import { cuandoVence } from '@malla/domain/silabos/plazos.ts'
import { formatFecha } from '@malla/domain/texto/fechas.ts'
import { segun } from '@malla/domain/texto/numero.ts'
import { alfabetico } from '../../platform/alfabetico.ts'
import type { Ctx } from '../../platform/context.ts'
import { sql } from '../../platform/db/drizzle.ts'
import { hoyAqui } from '../../platform/horaLocal.ts'
import { isPorReenviar } from '../correos/reenviable.ts'
import { selectPeriodoVigente } from '../periodos/periodoVigente.queries.ts'
import { columnasDeLista, desdeLista, plazo } from '../silabos/lista.queries.ts'

const uno = (clase: ClaseDePendiente, cuantos: number, mas: Partial<Pendiente> = {}): Pendiente[] =>
  cuantos === 0
    ? []
    : [
        {
          clase,
          cuantos,
          planes: 0,
          plan_id: null,
          curso_id: null,
          donde: '',
          empezado: true,
          puede: true,
          ...mas,
        },
      ]

/** What waits for an administrator: mails of the last month that did not go and can be sent again, users and institutions that may not work. */
export async function pendientesDeRoot(ctx: Ctx): Promise<Pendiente[]> {
  const { rows } = await ctx.tx.execute(sql`select
    (select count(*)::int from correos where ${isPorReenviar} and created_at > clock_timestamp() - interval '30 days') as correos,
    (select count(*)::int from usuarios where estado <> '1' and deleted_at is null) as usuarios,
    (select count(*)::int from empresas where estado <> 'Activado') as entidades`)
  const { correos, usuarios, entidades } = rows[0] as Record<'correos' | 'usuarios' | 'entidades', number>
  return [
    ...uno('correos_fallidos', correos),
    ...uno('usuarios_no_habilitados', usuarios),
    ...uno('entidades_no_activadas', entidades),
  ]
}

function entrega(fecha: string | null): string {
  if (fecha === null) return ''
  const hoy = hoyAqui()
  return ` · ${fecha < hoy ? 'el plazo venció' : 'se entrega'} ${cuandoVence(fecha, hoy)}, el ${formatFecha(fecha)}`
}

const yMas = (n: number): string => (n === 0 ? '' : ` y ${segun(n, 'otro', '# más')}`)

/** Syllabi of a lecturer, told by the first of them and how many more there are. */
const deSilabos = (clase: ClaseDePendiente, [first, ...mas]: readonly FilaDeSilabo[]): Pendiente[] =>
  first
    ? uno(clase, 1 + mas.length, {
        curso_id: first.id,
        empezado: first.isCompletado !== 1,
        donde: `${first.nombre}${yMas(mas.length)} · ${first.plan}${entrega(first.fechaentrega)}`,
      })
    : []

/**
 * What waits for a lecturer: the own syllabi of the period in which they still have to do something, as the list tells it, those that came back
 * with observations apart, and those that are complete and only have to be handed in; the one with the nearest date first, then the least complete.
 */
export async function pendientesDeDocente(ctx: Ctx): Promise<Pendiente[]> {
  if (ctx.sesion.quien.cursos_ids.length === 0) return []
  const f = { periodo_id: (await selectPeriodoVigente(ctx))?.id, mios: true, faltan: true }
  const { rows } = await ctx.tx.execute(sql`select * from (
    select ${columnasDeLista(ctx, f)} ${desdeLista(ctx, f)}) x
    order by x.fechaentrega nulls last, x."isCompletado", ${alfabetico(sql`x.nombre`)}`)
  const filas = rows as unknown as FilaDeSilabo[]
  const [observados, otros] = [
    filas.filter(s => s.estado === 'observado'),
    filas.filter(s => s.estado !== 'observado'),
  ]
  const isCompleto = (s: FilaDeSilabo): boolean => s.isCompletado === 3
  return [
    ...deSilabos('silabos_observados', observados),
    ...deSilabos(
      'silabos_por_completar',
      otros.filter(s => !isCompleto(s)),
    ),
    ...deSilabos('silabos_por_entregar', otros.filter(isCompleto)),
  ]
}

/** What was handed in and waits for somebody who observes or approves it, as the list tells it. */
async function porRevisar(
  ctx: Ctx,
  periodo: { id: number; nombre: string } | undefined,
): Promise<Pendiente[]> {
  const f = { periodo_id: periodo?.id, por_revisar: true }
  const { rows } = await ctx.tx.execute(sql`
    select count(*)::int as cuantos, count(distinct l.id)::int as planes ${desdeLista(ctx, f)}`)
  const { cuantos, planes } = rows[0] as { cuantos: number; planes: number }
  const en = segun(planes, 'un plan', '# planes')
  return uno('silabos_por_revisar', cuantos, {
    donde: periodo ? `Periodo ${periodo.nombre}, en ${en}` : `En ${en}`,
  })
}

/** What waits for whoever reviews: syllabi that were handed in, and how many of the period lack; of the latter nothing where there is no period. */
export async function pendientesDeRevision(ctx: Ctx): Promise<Pendiente[]> {
  const periodo = await selectPeriodoVigente(ctx)
  const [revisar, faltan] = await Promise.all([
    porRevisar(ctx, periodo ?? undefined),
    periodo ? queFaltan(ctx, periodo) : [],
  ])
  return [...revisar, ...faltan]
}

async function queFaltan(ctx: Ctx, periodo: { id: number; nombre: string }): Promise<Pendiente[]> {
  const f = { periodo_id: periodo.id, faltan: true }
  const { rows } = await ctx.tx.execute(sql`
    select count(*)::int as cuantos, count(distinct l.id)::int as planes, min(${plazo}) as entrega ${desdeLista(ctx, f)}`)
  const {
    cuantos,
    planes,
    entrega: fecha,
  } = rows[0] as {
    cuantos: number
    planes: number
    entrega: string | null
  }
  const donde = `Periodo ${periodo.nombre}, en ${segun(planes, 'un plan', '# planes')}${entrega(fecha)}`
  return uno('silabos_que_faltan', cuantos, { donde })
}
