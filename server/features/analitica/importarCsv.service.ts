import type { OutputOf, ParsedOf } from '@malla/contracts/call.ts'
import type { calls } from '@malla/contracts/calls.ts'
import type { Celda } from '@malla/contracts/importar.ts'
import { NOMBRES } from '@malla/domain/analitica/intercambio.ts'
import { periodicidadDe } from '@malla/domain/analitica/plan.ts'
import {
  primerosCiclos,
  requeridosDe,
  requisitosTrasArchivo,
} from '@malla/domain/analitica/planIntercambiado.ts'
import type { ModoRequisito, Requisito } from '@malla/domain/asignaturas/asignatura.ts'
import { emparejar } from '@malla/domain/asignaturas/emparejar.ts'
import { format } from '@malla/domain/asignaturas/gramatica.ts'
import { horasDe, horasTotales } from '@malla/domain/asignaturas/horas.ts'
import { modosDe } from '@malla/domain/asignaturas/requisitos.ts'
import { MAX_CICLOS } from '@malla/domain/ciclos/ciclo.ts'
import type { Ctx } from '../../platform/context.ts'
import { HttpError } from '../../platform/errors.ts'
import type { FilaCurso } from '../../platform/excel/cursos/fila.ts'
import { repetidos } from '../../platform/excel/cursos/repetidos.ts'
import { writeOrRehearse } from '../../platform/excel/importacion.ts'
import { mensajeDeArchivo } from '../../platform/mensajeDeArchivo.ts'
import type { AsignaturaRow } from '../asignaturas/asignaturas.queries.ts'
import { cursosPorEmparejar } from '../asignaturas/emparejados.ts'
import { type Fila, guardarCursos } from '../asignaturas/guardar.service.ts'
import { type FilaVista, type Importado, sinEscribir } from '../asignaturas/importar.service.ts'
import { type Grupos, makeMissing } from '../asignaturas/importarFaltantes.ts'
import { openPlan, type PlanAbierto } from '../asignaturas/planAbierto.ts'
import { nombresDe } from '../asignaturas/requisitosDePlan.ts'
import { assertPlan } from '../planes/planes.guard.ts'
import { selectPrograma } from './analitica.queries.ts'
import type { CsvLeido, CursoDeCsv } from './filasDeCsv.ts'

/** Where courses without a cycle come when the file gives cycles to others. */
const ELECTIVOS = 'Electivos'

/** The course of the plan that each course of the file is; null for a new one. */
function emparejados(abierto: PlanAbierto, cursos: readonly CursoDeCsv[]): (AsignaturaRow | null)[] {
  const filas = cursos.map(c => ({ codigo: c.codigo, nombre: c.nombre, grupo: String(c.ciclo ?? '') }))
  const hasCodigos = cursos.some(c => c.codigo !== null)
  return emparejar(filas, cursosPorEmparejar(abierto), hasCodigos).map(c => c?.row ?? null)
}

const lugaresDe = (cursos: readonly CursoDeCsv[]): ReadonlyMap<string, number> =>
  new Map(cursos.map((c, i) => [c.id, i]))

/** Requisites as a tree that names courses by their place in the file. */
const porLugar = (modos: ReadonlyMap<number, ModoRequisito>): Requisito => ({
  tipo: 'y',
  de: [...modos].map(([asignatura_id, modo]) => ({ tipo: 'curso', asignatura_id, modo })),
})

/** A cycle for each course of a file that says none at all, by the chain of its requisites. */
function ciclosPorCadena(cursos: readonly CursoDeCsv[]): ReadonlyMap<number, number> {
  if (cursos.some(c => c.ciclo !== null)) return new Map()
  const lugar = lugaresDe(cursos)
  return primerosCiclos(cursos.map((c, id) => ({ id, requisitos: porLugar(requeridosDe(c, lugar)) })))
}

interface Puesto {
  ciclo: number | null
  seccion: string | null
}

/** Where a course goes: its cycle; of one that is in the plan already its own place; else by its chain, or among the electives. */
function puestoDe(
  curso: CursoDeCsv,
  was: AsignaturaRow | null,
  porCadena: number | undefined,
): Puesto | null {
  if (curso.ciclo !== null) return { ciclo: curso.ciclo, seccion: null }
  if (was) return null
  return porCadena === undefined
    ? { ciclo: null, seccion: ELECTIVOS }
    : { ciclo: Math.min(porCadena, MAX_CICLOS), seccion: null }
}

/** The row as the files of courses have it, of which what is missing in the plan is made. */
const filaCurso = (c: CursoDeCsv, puesto: Puesto | null): FilaCurso => ({
  fila: c.fila,
  codigo: c.codigo,
  nombre: c.nombre,
  ciclo: puesto?.ciclo ? { numero: puesto.ciclo, texto: String(puesto.ciclo) } : null,
  seccion: puesto?.seccion ?? null,
  credits: c.creditos,
  horasteoria: 0,
  horaspractica: 0,
  horasvirtual: 0,
  horasvirtualteoria: 0,
  horasvirtualpractica: 0,
  requisitos: '',
  area: null,
  tipo: null,
  tipologia: null,
  tipoestudio: null,
  modalidad: null,
})

/** What every course asks for, when all of them have ids. What the file does not speak of stays. */
const requisitosPor =
  ({ cursos, hayRequisitos }: CsvLeido, was: readonly (AsignaturaRow | null)[]) =>
  (ids: readonly number[]): (Requisito | null | undefined)[] => {
    if (!hayRequisitos) return cursos.map(() => undefined)
    const lugar = lugaresDe(cursos)
    const delArchivo = new Set(ids)
    return cursos.map((curso, i) => {
      const antes = was[i]?.requisitos ?? null
      const deOtros = [...modosDe(antes)].filter(([id]) => !delArchivo.has(id))
      const suyos = [...requeridosDe(curso, lugar)].map(([j, modo]) => [ids[j]!, modo] as const)
      const despues = requisitosTrasArchivo(antes, new Map([...deOtros, ...suyos]))
      return despues === antes ? undefined : despues
    })
  }

/** What is written of a course; what the file does not say stays as it is. */
const filaDada = (
  c: CursoDeCsv,
  was: AsignaturaRow | null,
  puesto: Puesto | null,
  grupos: Grupos,
  fila: FilaCurso,
): Fila => ({
  ...(was && { id: was.id }),
  ...((was === null || !c.isSinNombre) && { nombre: c.nombre }),
  ...(c.codigo !== null && { codigo: c.codigo }),
  ...(c.creditos !== null && { credits: c.creditos }),
  ...(puesto?.ciclo && { ciclo_id: grupos.ciclo(fila) }),
  ...(puesto?.seccion && { seccion_id: grupos.seccion(fila) }),
})

/** Each course of the file as it is shown: `was` as it stood in the plan, `rows` as it stands now, with what the file does not speak of. */
function vistasDe(
  { ciclos, secciones, cursos: delPlan }: PlanAbierto,
  cursos: readonly CursoDeCsv[],
  was: readonly (AsignaturaRow | null)[],
  rows: readonly AsignaturaRow[],
): FilaVista[] {
  const { lexico } = nombresDe(delPlan.values())
  return rows.map((now, i) => {
    const c = cursos[i]!
    return {
      fila: c.fila,
      accion: !was[i] ? 'crear' : was[i].revision === now.revision ? 'igual' : 'cambiar',
      codigo: now.codigo,
      nombre: c.isSinNombre ? now.nombre : c.nombre,
      grupo: ciclos.get(now.ciclo_id ?? 0)?.nombre ?? secciones.get(now.seccion_id ?? 0)?.nombre ?? '',
      credits: now.credits,
      horas: horasTotales(horasDe(now)),
      requisitos: format(now.requisitos, lexico),
    }
  })
}

const COLUMNA: Readonly<Record<string, string>> = {
  codigo: NOMBRES.numero,
  credits: NOMBRES.creditos,
  ciclo_id: NOMBRES.ciclo,
  requisitos: NOMBRES.previos,
}

const SIN_CICLOS =
  'El archivo no indica los ciclos: cada curso nuevo va al primer ciclo en que ya se habrían llevado sus requisitos.'

/** The measures of a year of quarters are two thirds of those of semesters: who brings one into the other is told. */
async function avisoDePeriodicidad(ctx: Ctx, programa: number, { periodicidad }: CsvLeido): Promise<Celda[]> {
  const suya = periodicidadDe((await selectPrograma(ctx, programa)).tipociclo_id)
  if (periodicidad === null || periodicidad.es === suya) return []
  const { fila, valor, es } = periodicidad
  const motivo = `El archivo es de ${es}s y el programa va por ${suya}s: la complejidad no será la del archivo.`
  return [{ fila, columna: 'System Type', valor, motivo }]
}

async function escribir(ctx: Ctx, planId: number, leido: CsvLeido): Promise<Importado> {
  const { cursos } = leido
  const abierto = await openPlan(ctx, planId, 'contenido.crear')
  const was = emparejados(abierto, cursos)
  const porCadena = ciclosPorCadena(cursos)
  const puestos = cursos.map((c, i) => puestoDe(c, was[i]!, porCadena.get(i)))
  const filasCurso = cursos.map((c, i) => filaCurso(c, puestos[i]!))
  const grupos = await makeMissing(ctx, abierto, filasCurso)
  const filas = cursos.map((c, i) => filaDada(c, was[i]!, puestos[i]!, grupos, filasCurso[i]!))
  const celda = (i: number, campo: string, motivo: string) => ({
    fila: cursos[i]!.fila,
    columna: COLUMNA[campo] ?? NOMBRES.nombre,
    valor: cursos[i]!.nombre,
    motivo,
  })
  try {
    const { rows, avisos } = await guardarCursos(ctx, abierto, filas, {
      deArchivo: true,
      campo: (i, field) => `${i}.${field}`,
      requisitosPor: requisitosPor(leido, was),
    })
    const vista = vistasDe(abierto, cursos, was, rows)
    return {
      count: vista.filter(v => v.accion !== 'igual').length,
      total: cursos.length,
      avisos: [
        ...(await avisoDePeriodicidad(ctx, abierto.plan.programa_id, leido)),
        ...leido.avisos,
        ...(porCadena.size > 0 && was.includes(null)
          ? [{ fila: cursos[0]!.fila, columna: NOMBRES.ciclo, valor: '', motivo: SIN_CICLOS }]
          : []),
        ...repetidos(filasCurso).map(({ fila, campo, valor, motivo }) => ({
          fila,
          columna: COLUMNA[campo] ?? NOMBRES.nombre,
          valor,
          motivo,
        })),
        ...avisos.map(a => celda(a.index, 'requisitos', a.mensaje)),
      ],
      errores: [],
      creados: grupos.creados,
      filas: vista,
    }
  } catch (e) {
    if (!(e instanceof HttpError) || e.status !== 422 || !e.errors) throw e
    const errores = Object.entries(e.errors).flatMap(([donde, motivos]) => {
      const [i, campo] = donde.split('.') as [string, string]
      return motivos.map(motivo => celda(Number(i), campo, motivo))
    })
    return sinEscribir(cursos.length, errores, leido.avisos)
  }
}

/**
 * Brings the courses and requisites of a file of the published format into a plan, all or none, by the one path for courses (0007). A course whose
 * code (without one, whose name) is in the plan changes that one; others are new; missing cycles are made. What the format does not say (hours,
 * areas, alternatives, credits asked for) stays as it is. With `vista_previa` nothing is written (0008). 422 naming every bad row.
 */
export async function importarCsv(
  ctx: Ctx,
  { id, vista_previa = false }: ParsedOf<typeof calls.analitica.importar>,
  leido: CsvLeido,
): Promise<OutputOf<typeof calls.analitica.importar>> {
  await assertPlan(ctx, id, 'contenido.crear')
  const { cursos, errores, avisos } = leido
  const result = await writeOrRehearse(ctx, vista_previa, async inner =>
    errores.length > 0 ? sinEscribir(cursos.length, errores, avisos) : escribir(inner, id, leido),
  )
  return { ...result, message: mensajeDeArchivo(result, 'curso', vista_previa) }
}
