import type { Celda, Creados, Hallados } from '@malla/contracts/importar.ts'
import { format } from '@malla/domain/asignaturas/gramatica.ts'
import { horasDe, horasTotales } from '@malla/domain/asignaturas/horas.ts'
import type { Ctx } from '../../platform/context.ts'
import { HttpError } from '../../platform/errors.ts'
import type { FilaCurso } from '../../platform/excel/cursos/fila.ts'
import { type CeldaMala, valorBreve } from '../../platform/excel/cursos/hallazgos.ts'
import { type CursosLeidos, columnasDe } from '../../platform/excel/cursos/leidos.ts'
import { writeOrRehearse } from '../../platform/excel/importacion.ts'
import { crearRespiro } from '../../platform/respiro.ts'
import type { AsignaturaRow } from './asignaturas.queries.ts'
import { dondeEsta, emparejados } from './emparejados.ts'
import { COLUMNA_DE, camposDeFila, hayColumna } from './filaDeArchivo.ts'
import { type Aviso, type Fila, guardarCursos } from './guardar.service.ts'
import { makeMissing, sinCreados } from './importarFaltantes.ts'
import { type LibroDeCursos, type PlanDeArchivo, selectOpcionesDeLectura } from './libroDeCursos.ts'
import { openPlan, type PlanAbierto } from './planAbierto.ts'
import { nombresDe } from './requisitosDePlan.ts'

/** What an import does with a row of the file. */
export interface FilaVista {
  fila: number
  /** Its sheet, where several are read. */
  hoja?: string
  accion: 'crear' | 'cambiar' | 'igual'
  codigo: string | null
  nombre: string
  grupo: string
  credits: number | null
  horas: number
  requisitos: string
}

export interface Importado {
  /** Courses written. */
  count: number
  /** Rows of the file that are courses. */
  total: number
  avisos: Celda[]
  errores: Celda[]
  creados: Creados
  filas: FilaVista[]
}

interface Peticion extends PlanDeArchivo {
  vista_previa?: boolean
}

/** What is said of a file of `total` courses of which nothing is written. */
export const sinEscribir = (total: number, errores: Celda[], avisos: Celda[]): Importado => ({
  count: 0,
  total,
  avisos,
  errores,
  creados: sinCreados,
  filas: [],
})

/** The sheet of a row, where several are read. */
const hojaDe = ({ deHoja }: FilaCurso): { hoja?: string } => (deHoja ? { hoja: deHoja.nombre } : {})

const celdaOf = (
  leidos: CursosLeidos,
  index: number,
  field: string,
  valor: string,
  motivo: string,
): CeldaMala => {
  const fila = leidos.filas[index]!
  const columna = columnasDe(leidos, fila)[COLUMNA_DE[field] ?? 'nombre']
  return { ...hojaDe(fila), fila: fila.fila, columna, valor, motivo }
}

/** Reasons that a rule of the plan gave, at the cells they speak of. */
function celdasDe(leidos: CursosLeidos, errors: Record<string, string[]>): CeldaMala[] {
  return Object.entries(errors).flatMap(([path, reasons]) => {
    const [index, field] = path.split('.') as [string, string]
    const fila = leidos.filas[Number(index)] as unknown as Record<string, unknown>
    return reasons.map(motivo =>
      celdaOf(leidos, Number(index), field, String(fila[COLUMNA_DE[field] ?? field] ?? ''), motivo),
    )
  })
}

/** Warnings of the plan, at the requisites they speak of; a row may have one for each. */
function celdasDeAvisos(leidos: CursosLeidos, avisos: Aviso[]): CeldaMala[] {
  const dichos = leidos.filas.map(fila => valorBreve(fila.requisitos))
  return avisos.map(({ index, mensaje }) => celdaOf(leidos, index, 'requisitos', dichos[index]!, mensaje))
}

/** Where a course comes to stand, as the plan calls it, whatever the file calls it. */
const lugarEn = (abierto: PlanAbierto, { ciclo_id, seccion_id }: AsignaturaRow): string =>
  (ciclo_id ? abierto.ciclos.get(ciclo_id)?.descripcion : abierto.secciones.get(seccion_id!)?.nombre) ?? ''

/** Each row as it is shown: `was` as the course stood in the plan, `rows` as it stands now, with what the file does not speak of. */
function vistasDe(
  abierto: PlanAbierto,
  leidos: CursosLeidos,
  was: readonly (AsignaturaRow | null)[],
  rows: readonly AsignaturaRow[],
): FilaVista[] {
  const { lexico } = nombresDe(abierto.cursos.values())
  return rows.map((now, i) => {
    const leida = leidos.filas[i]!
    const { fila, nombre, requisitos } = leida
    return {
      ...hojaDe(leida),
      fila,
      accion: !was[i] ? 'crear' : was[i].revision === now.revision ? 'igual' : 'cambiar',
      codigo: now.codigo,
      nombre,
      grupo: lugarEn(abierto, now),
      credits: now.credits,
      horas: horasTotales(horasDe(now)),
      requisitos: hayColumna(leidos, 'requisitos', leida) ? requisitos : format(now.requisitos, lexico),
    }
  })
}

async function write(ctx: Ctx, peticion: Peticion, leidos: CursosLeidos): Promise<Importado> {
  const total = leidos.filas.length
  const respirar = crearRespiro()
  const abierto = await openPlan(ctx, peticion.planestudio_id, 'contenido.crear')
  try {
    const grupos = await makeMissing(ctx, abierto, leidos.filas)
    await respirar()
    const was = emparejados(abierto, leidos)
    const filas: Fila[] = leidos.filas.map((fila, i) => {
      const row = was[i]
      const lugar = row && dondeEsta(abierto, row, fila)
      return { ...camposDeFila(fila, leidos, grupos), ...lugar, ...(row ? { id: row.id } : {}) }
    })
    await respirar()
    const { rows, avisos } = await guardarCursos(ctx, abierto, filas, {
      deArchivo: true,
      campo: (i, field) => `${i}.${field}`,
    })
    const vista = vistasDe(abierto, leidos, was, rows)
    const count = vista.filter(v => v.accion !== 'igual').length
    return {
      count,
      total,
      avisos: [...leidos.avisos, ...celdasDeAvisos(leidos, avisos)],
      errores: [],
      creados: grupos.creados,
      filas: vista,
    }
  } catch (e) {
    if (!(e instanceof HttpError) || e.status !== 422 || !e.errors) throw e
    return sinEscribir(total, celdasDe(leidos, e.errors), leidos.avisos)
  }
}

/**
 * Brings the courses of an Excel file into a plan, all or none. A row whose code (without one, whose name) is in the plan changes
 * that course; others are new; missing cycles, sections, areas and types are made. With `vista_previa` nothing is written. 422 naming every
 * bad cell (in a preview they are in `errores`); loops and unknown requisites come in with a warning.
 */
export async function importarPlantilla(
  ctx: Ctx,
  peticion: Peticion,
  libro: LibroDeCursos,
): Promise<Importado & { hallados: Hallados }> {
  const leidos = await libro.segun(await selectOpcionesDeLectura(ctx, peticion))
  const { filas, errores, avisos } = leidos
  return writeOrRehearse(ctx, peticion.vista_previa ?? false, async inner =>
    errores.length > 0 ? sinEscribir(filas.length, errores, avisos) : write(inner, peticion, leidos),
  )
}
