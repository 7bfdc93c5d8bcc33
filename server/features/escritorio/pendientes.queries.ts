import type { ClaseDePendiente, Pendiente } from '@malla/contracts/escritorio.ts'
import type { FilaDeSilabo } from '@malla/contracts/silabos.ts'
import { cuandoVence } from '@malla/domain/silabos/plazos.ts'
import { formatFecha } from '@malla/domain/texto/fechas.ts'
import { segun } from '@malla/domain/texto/numero.ts'
import type { Ctx } from '../../platform/context.ts'
import { sql } from '../../platform/db/drizzle.ts'
import { today } from '../../platform/horaLocal.ts'
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
  const hoy = today()
  return ` · ${fecha < hoy ? 'el plazo venció' : 'se entrega'} ${cuandoVence(fecha, hoy)}, el ${formatFecha(fecha)}`
}

/**
 * What waits for a lecturer: the own syllabi of the period in which they still have to do something, as the list tells it; the one with the nearest
 * date first, then the least complete.
 */
export async function pendientesDeDocente(ctx: Ctx): Promise<Pendiente[]> {
  if (ctx.sesion.quien.cursos_ids.length === 0) return []
  const f = { periodo_id: (await selectPeriodoVigente(ctx))?.id, mios: true, faltan: true }
  const { rows } = await ctx.tx.execute(sql`select * from (
    select ${columnasDeLista(ctx, f)} ${desdeLista(ctx, f)}) x
    order by x.fechaentrega nulls last, x."isCompletado", normalizar(x.nombre)`)
  const [first] = rows as unknown as FilaDeSilabo[]
  return uno('silabos_por_completar', rows.length, {
    curso_id: first?.id ?? null,
    empezado: first?.isCompletado !== 1,
    donde: first ? `${first.nombre} · ${first.plan}${entrega(first.fechaentrega)}` : '',
  })
}

/** How many syllabi of the period lack, for whoever may remind of them; nothing where there is no period. */
export async function pendientesDeRevision(ctx: Ctx): Promise<Pendiente[]> {
  const periodo = await selectPeriodoVigente(ctx)
  if (!periodo) return []
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
