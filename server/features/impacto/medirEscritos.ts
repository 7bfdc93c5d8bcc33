import type { Paso } from '@malla/domain/impacto/pasos.ts'
import type { Ctx } from '../../platform/context.ts'
import { sql } from '../../platform/db/drizzle.ts'
import { congelarPasados } from '../silabos/congelarPasados.ts'
import { type Mostrado, remedirEstos, remedirReescritos } from '../silabos/medir.service.ts'
import { bigints } from './cargar.queries.ts'
import type { Escrito } from './filas.ts'

/** How far syllabi are follows from the lines that a change with all that follows writes in them and in their cartas, as it does when people write them. */

/** Before the steps: syllabi of periods that are over keep the carta that they had, though nobody has frozen them yet. */
export async function guardarPasado(ctx: Ctx, pasos: readonly Paso[]): Promise<void> {
  const cartas = pasos.filter(p => p.tabla === 'carta_claves' && p.antes && p.despues)
  if (cartas.length === 0) return
  const ids = cartas.map(p => Number(p.llave.id))
  await congelarPasados(
    ctx,
    sql`coalesce(a.base_id, a.id) in (select k.asignatura_id from carta_claves k
      where k.empresa_id = ${ctx.empresaId} and k.id = any(${bigints(ids)}))`,
  )
}

const cambiadasDe = (escritos: readonly Escrito[], tabla: Escrito['tabla'], columna: string): number[] => [
  ...new Set(
    escritos.find(e => e.tabla === tabla)?.cambiadas.map(({ despues }) => Number(despues[columna])) ?? [],
  ),
]

async function medir(ctx: Ctx, escritos: readonly Escrito[]): Promise<Mostrado[]> {
  const puestos = escritos.find(e => e.tabla === 'silabos')?.puestas.map(s => Number(s.id)) ?? []
  const silabos = cambiadasDe(escritos, 'silabo_claves', 'silabo_id')
  const bases = cambiadasDe(escritos, 'carta_claves', 'asignatura_id')
  return [
    ...(puestos.length > 0 ? await remedirEstos(ctx, puestos) : []),
    ...(silabos.length + bases.length > 0 ? await remedirReescritos(ctx, { silabos, bases }) : []),
  ]
}

/**
 * After the steps: syllabi that come back, and those in which they or their carta say something else now, are as complete as structure, carta and weeks say
 * today, and so do the courses that show them. A course that is put back tells it in its own record.
 */
export async function medirEscritos(ctx: Ctx, escritos: readonly Escrito[]): Promise<void> {
  const mostrados = await medir(ctx, escritos)
  const cursos = escritos.find(e => e.tabla === 'asignaturas')
  if (!cursos || mostrados.length === 0) return
  const estados = new Map(mostrados.map(m => [m.id, m.silabo_estado]))
  cursos.puestas = cursos.puestas.map(fila => {
    const silabo_estado = estados.get(Number(fila.id))
    return silabo_estado === undefined ? fila : { ...fila, silabo_estado }
  })
}
