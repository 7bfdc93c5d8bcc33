import type { Creados } from '@malla/contracts/importar.ts'
import type { TipoDeParametro } from '@malla/contracts/parametros.ts'
import { colorDeArea } from '@malla/domain/asignaturas/catalogos.ts'
import { isElegible } from '@malla/domain/catalogos/estado.ts'
import { cuantasEdades, nombrarCiclo } from '@malla/domain/ciclos/nombrar.ts'
import { clave } from '@malla/domain/texto/normalizar.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { desc, eq } from '../../platform/db/drizzle.ts'
import { takeTurn } from '../../platform/db/turno.ts'
import { invalid } from '../../platform/errors.ts'
import type { FilaCurso } from '../../platform/excel/cursos/fila.ts'
import { insertRows } from '../../platform/rows.ts'
import { selectNivel } from '../ciclos/ciclos.queries.ts'
import { cicloEntidad } from '../ciclos/ciclos.service.ts'
import { COLUMNA } from '../parametros/parametros.queries.ts'
import { parametroEntidad, whyNotAnadir } from '../parametros/parametros.service.ts'
import { seccionEntidad } from '../secciones/secciones.service.ts'
import type { PlanAbierto } from './planAbierto.ts'

/** Ids of what the rows of a file name, and names of what was made of it. */
export interface Grupos {
  creados: Creados
  ciclo(fila: FilaCurso): number
  seccion(fila: FilaCurso): number
  parametro(tipo: TipoDeParametro, nombre: string | null): number | null
}

/** Of a file that makes nothing besides its courses. */
export const sinCreados: Creados = {
  ciclos: [],
  secciones: [],
  areascursos: [],
  tiposcursos: [],
  tipologiasespecialescursos: [],
}

const DE_FILA: Record<TipoDeParametro, 'area' | 'tipo' | 'tipologia'> = {
  areascursos: 'area',
  tiposcursos: 'tipo',
  tipologiasespecialescursos: 'tipologia',
}

/** Names by their key, each once, as first written. */
const distinct = (names: (string | null)[]): Map<string, string> => {
  const found = new Map<string, string>()
  for (const name of names) if (name && !found.has(clave(name))) found.set(clave(name), name)
  return found
}

/** What a file names: ids by what it is told apart by, and what of it was made, as people call it. */
interface Hecho<K, M = string[]> {
  known: Map<K, number>
  made: M
}

async function makeCiclos(ctx: Ctx, abierto: PlanAbierto, filas: FilaCurso[]): Promise<Hecho<number>> {
  const known = new Map([...abierto.ciclos.values()].map(c => [c.numero, c.id]))
  const dichos = Map.groupBy(
    filas.flatMap(f => f.ciclo ?? []),
    c => c.numero,
  )
  const missing = [...dichos].filter(([numero]) => !known.has(numero)).sort(([a], [b]) => a - b)
  const nivel = missing.length > 0 ? await selectNivel(ctx, abierto.plan) : undefined
  const cuantos = cuantasEdades(
    missing.map(([numero]) => numero),
    missing.flatMap(([, suyos]) => suyos.map(c => c.texto)),
    known.size > 0,
  )
  const made = await insertRows(
    ctx,
    cicloEntidad(abierto.plan),
    missing.map(([numero, suyos]) => {
      const textos = suyos.map(c => c.texto)
      return {
        planestudio_id: abierto.plan.id,
        numero,
        ...nombrarCiclo(numero, textos, ctx.sesion.empresa?.tipo, nivel, cuantos),
      }
    }),
  )
  for (const { id, numero, nombre, descripcion } of made) {
    abierto.ciclos.set(id, { id, numero, nombre, descripcion })
    known.set(numero, id)
  }
  return { known, made: made.map(c => c.descripcion) }
}

async function makeSecciones(ctx: Ctx, abierto: PlanAbierto, filas: FilaCurso[]): Promise<Hecho<string>> {
  // Of two of one name the older one stands, each time.
  const secciones = [...abierto.secciones.values()].toSorted((a, b) => b.id - a.id)
  const known = new Map(secciones.map(s => [clave(s.nombre), s.id]))
  const missing = [...distinct(filas.map(f => f.seccion))].filter(([key]) => !known.has(key))
  const made = await insertRows(
    ctx,
    seccionEntidad(abierto.plan),
    missing.map(([, nombre]) => ({ planestudio_id: abierto.plan.id, nombre })),
  )
  for (const { id, nombre } of made) {
    abierto.secciones.set(id, { id, nombre })
    known.set(clave(nombre), id)
  }
  return { known, made: made.map(s => s.nombre) }
}

/** The catalogues of the institution, by kind and name, and by the abbreviation of what can be chosen where no name is the same. */
async function selectConocidos(ctx: Ctx): Promise<Map<string, number>> {
  const { parametros } = schema
  const rows = await ctx.tx
    .select({
      id: parametros.id,
      tipo: parametros.tipo,
      nombre: parametros.nombre,
      abreviatura: parametros.abreviatura,
      estado: parametros.estado,
    })
    .from(parametros)
    .where(eq(parametros.empresa_id, ctx.empresaId))
    // Of two from before that differ in an accent the older one stands, each time.
    .orderBy(desc(parametros.id))
  const abreviadas = rows.filter(r => r.abreviatura?.trim() && isElegible(r))
  return new Map([
    ...abreviadas.map(r => [`${r.tipo} ${clave(r.abreviatura!)}`, r.id] as const),
    ...rows.map(r => [`${r.tipo} ${clave(r.nombre)}`, r.id] as const),
  ])
}

function faltantes(known: ReadonlyMap<string, number>, filas: FilaCurso[]) {
  const deAreas = [...known].filter(([key]) => key.startsWith('areascursos '))
  let areas = new Set(deAreas.map(([, id]) => id)).size
  return (Object.keys(COLUMNA) as TipoDeParametro[]).flatMap(tipo =>
    [...distinct(filas.map(f => f[DE_FILA[tipo]]))]
      .filter(([key]) => !known.has(`${tipo} ${key}`))
      .map(([, nombre]) => ({
        tipo,
        nombre,
        color: tipo === 'areascursos' ? colorDeArea(areas++) : null,
      })),
  )
}

/** Catalogues are all of the institution: who may not add to them is told so at each cell that names what is missing there (422). */
function assertMayAdd(ctx: Ctx, known: ReadonlyMap<string, number>, filas: FilaCurso[]): void {
  const errors = filas.flatMap((fila, i) =>
    (Object.keys(COLUMNA) as TipoDeParametro[]).flatMap(tipo => {
      const nombre = fila[DE_FILA[tipo]]
      if (!nombre || known.has(`${tipo} ${clave(nombre)}`)) return []
      const reason = whyNotAnadir(ctx, [nombre])
      return reason ? [[`${i}.${COLUMNA[tipo]}`, [reason]] as [string, string[]]] : []
    }),
  )
  if (errors.length > 0) throw invalid(Object.fromEntries(errors))
}

async function makeParametros(
  ctx: Ctx,
  abierto: PlanAbierto,
  filas: FilaCurso[],
): Promise<Hecho<string, { tipo: string; nombre: string }[]>> {
  let known = await selectConocidos(ctx)
  const isTodo = faltantes(known, filas).length === 0
  if (!isTodo) {
    // Of two files that bring the same new area at once the second finds it made.
    await takeTurn(ctx.tx, 'catalogos', ctx.empresaId)
    known = await selectConocidos(ctx)
    assertMayAdd(ctx, known, filas)
  }
  // Another file may have made some since the plan was opened.
  for (const [key, id] of known) abierto.parametros.set(id, key.split(' ')[0]!)
  if (isTodo) return { known, made: [] }
  const made = await insertRows(ctx, parametroEntidad, faltantes(known, filas))
  for (const { id, tipo, nombre } of made) {
    abierto.parametros.set(id, tipo)
    known.set(`${tipo} ${clave(nombre)}`, id)
  }
  return { known, made }
}

/**
 * Makes the cycles, sections, areas and types that a file names and the plan does not have; one statement each. 422, by row and column, for areas
 * and types by who may not add to the catalogues.
 */
export async function makeMissing(ctx: Ctx, abierto: PlanAbierto, filas: FilaCurso[]): Promise<Grupos> {
  const ciclos = await makeCiclos(ctx, abierto, filas)
  const secciones = await makeSecciones(ctx, abierto, filas)
  const parametros = await makeParametros(ctx, abierto, filas)
  const deTipo = (tipo: TipoDeParametro) => parametros.made.filter(m => m.tipo === tipo).map(m => m.nombre)
  return {
    creados: {
      ciclos: ciclos.made,
      secciones: secciones.made,
      areascursos: deTipo('areascursos'),
      tiposcursos: deTipo('tiposcursos'),
      tipologiasespecialescursos: deTipo('tipologiasespecialescursos'),
    },
    ciclo: fila => ciclos.known.get(fila.ciclo!.numero)!,
    seccion: fila => secciones.known.get(clave(fila.seccion!))!,
    parametro: (tipo, nombre) => (nombre === null ? null : parametros.known.get(`${tipo} ${clave(nombre)}`)!),
  }
}
