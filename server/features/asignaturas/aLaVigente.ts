import { isDeepStrictEqual } from 'node:util'
import { segun } from '@malla/domain/texto/numero.ts'
import type { Ctx } from '../../platform/context.ts'
import { enumerar } from '../../platform/enumerar.ts'
import { HttpError, stale } from '../../platform/errors.ts'
import { type AsignaturaRow, selectVigentes, toAsignatura } from './asignaturas.queries.ts'
import type { Fila } from './guardar.service.ts'
import type { PlanAbierto } from './planAbierto.ts'
import { baseOf, ultimas } from './ultimas.ts'

type Columna = keyof AsignaturaRow

/** What a field of a row says, where it is not the column of its name. Where it stands among its neighbours (`orden`) says nothing of the course. */
const DE_CAMPO: Readonly<Record<string, readonly Columna[]>> = {
  id: [],
  revision: [],
  orden: [],
  prerequisito: ['requisitos'],
  requisitos_texto: ['requisitos'],
  horasvirtual: ['horasvirtualteoria', 'horasvirtualpractica'],
}

const columnasDe = (fila: Fila): readonly Columna[] =>
  Object.entries(fila).flatMap(([campo, valor]) =>
    valor === undefined ? [] : (DE_CAMPO[campo] ?? [campo as Columna]),
  )

/** A revision that no row has. */
const NINGUNA = -1

/**
 * The rows of the table or the malla with the version in force in the place of one that it has superseded since they were seen: that is the one that the
 * plan shows, and what its person meant. Where what they change is something else by now in the new version, or the older one was changed after they saw
 * it, the row is a stale one of the version in force.
 */
export function aLaVigente({ cursos }: PlanAbierto, filas: readonly Fila[]): Fila[] {
  const enVigor = new Map(ultimas(cursos.values()).map(row => [baseOf(row), row]))
  return filas.map(fila => {
    const vista = fila.id === undefined ? undefined : cursos.get(fila.id)
    const vigente = vista && enVigor.get(baseOf(vista))!
    if (!vigente || vigente.id === vista.id) return fila
    const isComoSeVio =
      (fila.revision ?? vista.revision) === vista.revision &&
      columnasDe(fila).every(c => isDeepStrictEqual(vista[c], vigente[c]))
    return { ...fila, id: vigente.id, revision: isComoSeVio ? vigente.revision : NINGUNA }
  })
}

/**
 * 409 with the version in force of each course of which the table or the malla would delete one that it has superseded since they were seen: nobody deletes what
 * they have not seen.
 */
export async function assertVigentes(
  ctx: Ctx,
  { plan, cursos }: PlanAbierto,
  eliminar: readonly number[],
): Promise<void> {
  const bases = new Set(eliminar.flatMap(id => cursos.get(id) ?? []).map(baseOf))
  const noVistas = ultimas(cursos.values()).filter(
    row => bases.has(baseOf(row)) && !eliminar.includes(row.id),
  )
  if (noVistas.length === 0) return
  const vigentes = await selectVigentes(ctx, plan.id)
  const n = noVistas.length
  const hay = segun(n, 'hay una versión nueva', 'hay versiones nuevas')
  throw stale(
    noVistas.map(row => toAsignatura(row, vigentes)),
    `${segun(n, 'No se eliminó', 'No se eliminaron')} ${enumerar(noVistas.map(row => row.nombre))}: ${hay} que usted no ha visto.`,
  )
}

/**
 * 409 with the version in force of a course of which this one was that when it was edited: the highest that its person had seen (`version_vista`). `reemplaza` says
 * what it took the place of. Whoever wrote it brings it together with the new one, and nothing is written into the one before.
 */
export async function assertEnVigor(
  ctx: Ctx,
  { plan, cursos }: PlanAbierto,
  id: number,
  version_vista: number | undefined,
): Promise<void> {
  const vista = cursos.get(id)
  if (!vista || vista.version !== version_vista) return
  const enVigor = ultimas(cursos.values()).find(row => baseOf(row) === baseOf(vista))!
  if (enVigor.id === id) return
  const actual = toAsignatura(enVigor, await selectVigentes(ctx, plan.id))
  throw new HttpError(
    409,
    `Mientras tanto se creó la versión ${enVigor.version} de «${enVigor.nombre}»: en la anterior no se ha guardado nada.`,
    undefined,
    { actual, reemplaza: id },
  )
}
