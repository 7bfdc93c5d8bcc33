import { isDeepStrictEqual } from 'node:util'
import { crearRespiro } from '../../platform/respiro.ts'
import type { AsignaturaRow } from './asignaturas.queries.ts'
import { conLazoNuevo } from './comprobar.ts'
import type { Aviso, Fila } from './guardar.service.ts'
import type { PlanAbierto } from './planAbierto.ts'
import { Reasons } from './reasons.ts'
import { mendTexts, type Nombres, nombresDe, requisitosDe } from './requisitosDePlan.ts'
import { baseOf } from './ultimas.ts'
import { valoresDe } from './valores.ts'

/** The plan's courses as a save would leave them, by id; nothing is written. Each row names a course of the plan. What a save would refuse is left for it to say. */
export async function planearCursos(
  abierto: PlanAbierto,
  filas: (Fila & { id: number })[],
): Promise<Map<number, AsignaturaRow>> {
  const [ids, reasons] = [filas.map(f => f.id), new Reasons()]
  const after = plannedRows(abierto, filas, ids, new Set(), reasons)
  await planRequisites(abierto.cursos, after, filas, ids, reasons)
  return after
}

const EMPTY = {
  // Refused under its field when nobody gives one; until then other rules read it as a text.
  nombre: '',
  codigo: null,
  ciclo_id: null,
  seccion_id: null,
  horasteoria: 0,
  horaspractica: 0,
  horasvirtualteoria: 0,
  horasvirtualpractica: 0,
  credits: null,
  requisitos: null,
  areacurso_id: null,
  tipocurso_id: null,
  tipologiaespecial_id: null,
  tipoestudio: null,
  modalidad: null,
  silabo_estado: 1,
} as const

/** The plan's courses as they would be, by id: without those that go, with the fields of those written (requisites come after). */
export function plannedRows(
  abierto: PlanAbierto,
  filas: Fila[],
  ids: number[],
  eliminar: Set<number>,
  reasons: Reasons,
): Map<number, AsignaturaRow> {
  const after = new Map([...abierto.cursos].filter(([id]) => !eliminar.has(id)))
  const nextOrden = ordenes(after.values())
  for (const [i, fila] of filas.entries()) {
    const id = ids[i]!
    const row = abierto.cursos.get(id) ?? null
    const valores = valoresDe(fila, row ?? fila.version?.desde ?? null, abierto, reasons.at(i))
    const next = { ...(row ?? newRow(abierto, id, fila)), ...valores } as AsignaturaRow
    if (row === null && next.orden === undefined) next.orden = nextOrden(next)
    after.set(id, next)
  }
  return after
}

/** A course before its fields are filled in: blank, or as the version that it follows. Its syllabus begins anew. */
function newRow(abierto: PlanAbierto, id: number, { version }: Fila): Partial<AsignaturaRow> {
  const { revision: _r, created_at: _c, updated_at: _u, ...desde } = version?.desde ?? {}
  return {
    ...EMPTY,
    ...desde,
    id,
    planestudio_id: abierto.plan.id,
    base_id: version?.base_id ?? null,
    version: version?.numero ?? 1,
    silabo_estado: EMPTY.silabo_estado,
  }
}

/** Places beyond this one are all the last one: the grid and the malla number anew whenever something moves. */
const ULTIMO_ORDEN = 10_000

/** Next free place of each cycle and section. */
function ordenes(rows: Iterable<AsignaturaRow>): (row: AsignaturaRow) => number {
  const place = (r: Pick<AsignaturaRow, 'ciclo_id' | 'seccion_id'>): string =>
    `${r.ciclo_id ?? ''}/${r.seccion_id ?? ''}`
  const last = new Map<string, number>()
  for (const row of rows) last.set(place(row), Math.max(last.get(place(row)) ?? -1, row.orden))
  return row => {
    const next = Math.min(ULTIMO_ORDEN, (last.get(place(row)) ?? -1) + 1)
    last.set(place(row), next)
    return next
  }
}

type Cursos = ReadonlyMap<number, AsignaturaRow>

/** Whether courses came, went or are written otherwise: what nobody could read may be read now. */
function isConOtrosNombres(antes: Cursos, after: Cursos): boolean {
  const isIgual = ({ id, codigo, nombre }: AsignaturaRow): boolean => {
    const era = antes.get(id)
    return era?.codigo === codigo && era.nombre === nombre
  }
  return antes.size !== after.size || ![...after.values()].every(isIgual)
}

/** Texts that would close a loop stay texts: who writes something else would be told of requisites that nobody gave. */
function dejarLosDeLazos(after: Map<number, AsignaturaRow>, conTexto: Cursos): void {
  if (conTexto.size === 0) return
  const sinLeer = [...after.values()].map(row => conTexto.get(row.id) ?? row)
  const cierran = conLazoNuevo(sinLeer, after.values())
  for (const [id, row] of conTexto) if (cierran.has(baseOf(row))) after.set(id, row)
}

/** Reads kept texts: those of the courses in `ids`, and of the others those that this write has made to be read. */
async function leerTextos(
  antes: Cursos,
  after: Map<number, AsignaturaRow>,
  ids: ReadonlySet<number>,
  nombres: Nombres,
): Promise<void> {
  const respirar = crearRespiro()
  const viejos = isConOtrosNombres(antes, after) ? nombresDe(antes.values()) : null
  const conTexto = new Map<number, AsignaturaRow>()
  for (const [id, row] of after) {
    await respirar()
    const isEscrita = ids.has(id)
    if (!isEscrita && !viejos) continue
    const requisitos = mendTexts(row.requisitos, nombres, isEscrita ? undefined : viejos!)
    if (isDeepStrictEqual(requisitos, row.requisitos)) continue
    conTexto.set(id, row)
    after.set(id, { ...row, requisitos })
  }
  dejarLosDeLazos(after, conTexto)
}

/**
 * Works out the requisites of the rows written, and of others whose kept text a course of the plan matches now, and did not before. Answers warnings.
 * A file may have fifty thousand: others have their turn meanwhile.
 */
export async function planRequisites(
  antes: Cursos,
  after: Map<number, AsignaturaRow>,
  filas: Fila[],
  ids: number[],
  reasons: Reasons,
): Promise<Aviso[]> {
  const avisos: Aviso[] = []
  const respirar = crearRespiro()
  const nombres = nombresDe(after.values())
  for (const [i, id] of ids.entries()) {
    await respirar()
    const warn = (mensaje: string) => avisos.push({ index: i, mensaje })
    const row = after.get(id)!
    const requisitos = requisitosDe(filas[i]!, row.requisitos, nombres, reasons.at(i), warn)
    if (requisitos !== undefined && !isDeepStrictEqual(requisitos, row.requisitos))
      after.set(id, { ...row, requisitos })
  }
  await leerTextos(antes, after, new Set(ids), nombres)
  return avisos
}
