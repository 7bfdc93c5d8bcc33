import { etiquetas } from '@malla/contracts/etiquetas.ts'
import type { Registro } from '@malla/contracts/logs.ts'
import { claseDe, type Lectura, type Tramo } from '@malla/domain/registro/cambio.ts'
import { cosaDe } from '@malla/domain/registro/cosas.ts'
import { oracion } from '@malla/domain/registro/oracion.ts'
import { referenciasDe } from '@malla/domain/registro/referencias.ts'
import { predicadoDeVarios } from '@malla/domain/registro/varios.ts'
import type { Ctx } from '../../platform/context.ts'
import type { CambioDeLog } from './logs.queries.ts'
import { selectNombres } from './nombres.queries.ts'

const mayuscula = (s: string): string => s.charAt(0).toUpperCase() + s.slice(1)

/** A kind of thing as a heading or a filter says it: «Curso». */
export const nombreDeCosa = (clase: string): string => mayuscula(cosaDe(clase).uno)

/** «Plan 2026 · Ingeniería Civil»: where a thing hangs, but for what the sentence says already. */
function donde(c: CambioDeLog, tramos: readonly Tramo[], l: Lectura): string {
  const dicho = (nombre: string) => tramos.some(t => t.fuerte && nombre.endsWith(t.texto))
  const lugares: [string, number | undefined][] = [
    ['plan_estudio', c.ambito.plan_id],
    ['programa', c.ambito.programa_id],
    ['facultad', c.ambito.plan_id || !c.ambito.programa_id ? undefined : c.ambito.facultad_id],
  ]
  return lugares
    .filter(([clase]) => clase !== claseDe(c.evento))
    .map(([clase, id]) => (id ? l.nombre(clase, id) : null))
    .filter(nombre => nombre !== null && !dicho(nombre))
    .join(' · ')
}

function contarUno(c: CambioDeLog, cuantos: number, l: Lectura): Registro {
  const tramos = predicadoDeVarios(c, cuantos, l)
  const clase = claseDe(c.evento)
  return {
    id: c.id,
    evento: oracion(c.nombres, tramos),
    tramos,
    entidad: clase,
    cosa: nombreDeCosa(clase),
    objeto_id: c.objeto_id,
    donde: donde(c, tramos, l),
    user: c.quien === null ? null : { id: c.quien, nombres: c.nombres ?? '', imagen_url: c.imagen_url },
    cuando: c.cuando,
  }
}

/** Records as sentences (§3, Log entry), in their order; `cuantos`: it stands for so many made in one go. One query for all names. */
export async function contarVarios(
  ctx: Ctx,
  cambios: readonly (CambioDeLog & { cuantos: number })[],
): Promise<Registro[]> {
  const nombre = await selectNombres(ctx, referenciasDe(cambios))
  const lectura: Lectura = { nombre, etiqueta: campo => etiquetas[campo] ?? null }
  return cambios.map(c => contarUno(c, c.cuantos, lectura))
}

/** Each record as a sentence of its own. */
export const contar = (ctx: Ctx, cambios: readonly CambioDeLog[]): Promise<Registro[]> =>
  contarVarios(
    ctx,
    cambios.map(c => ({ ...c, cuantos: 1 })),
  )
