import type { Celda } from '@malla/contracts/importar.ts'
import type { CicloLlamado } from '@malla/domain/ciclos/buscarCiclo.ts'
import type { Dicho } from '@malla/domain/planes/conservarLoNoDicho.ts'
import type { ContenidoDePlan } from '@malla/domain/planes/copiar.ts'
import { type CreditosRequeridos, reparosDeCreditos } from '@malla/domain/planes/creditos.ts'
import { seccionesDelPlan } from '@malla/domain/planes/secciones.ts'
import { clave } from '@malla/domain/texto/normalizar.ts'
import { columnLetter, type Row, type Sheet } from '../../../platform/excel/book.ts'
import { MAX } from '../../../platform/excel/cursos/filaAbierta.ts'
import { valorDe } from '../../../platform/excel/cursos/hallazgos.ts'
import { leerCursos } from '../../../platform/excel/cursos/leerCursos.ts'
import type { CursosLeidos, OpcionesDeLectura } from '../../../platform/excel/cursos/leidos.ts'
import { leerNumero, leerTexto } from '../../../platform/excel/cursos/valores.ts'
import { armar, type PartesLeidas } from './armar.ts'
import { type Anotar, celda, filas, hoja, motivoDeNumero, motivoEn } from './filas.ts'
import { DATOS, HOJAS } from './hojas.ts'
import { leerCiclos } from './leerCiclos.ts'
import { textoRicoDe } from './texto.ts'

/** What a form says. Nothing may be kept while there are `errores`. */
export interface FormularioLeido {
  contenido: ContenidoDePlan | null
  /** What of it was said: a sheet that is not there, or in which nothing is written, says nothing. */
  dicho: Dicho
  errores: Celda[]
  avisos: Celda[]
}

/** Said of the sheet that was read, where it is one alone: of several each cell names its own. */
const deHoja =
  (sheet: Sheet | undefined) =>
  (x: Celda): Celda =>
    sheet ? { ...x, hoja: sheet.name } : x

const NADA: CursosLeidos = { filas: [], errores: [], avisos: [], columnas: {} as CursosLeidos['columnas'] }

const propias = new Set(Object.values(HOJAS).map(clave))

/** A form may be filled with any sheets of courses: without one of its name those that are not the form's own are looked through. */
function leerHojaDeCursos(libro: Sheet[], nombre: string, opciones: OpcionesDeLectura): CursosLeidos {
  const sheet = hoja(libro, nombre)
  if (opciones.electivos && filas(sheet).length === 0) return NADA
  const leidos = leerCursos(sheet ? [sheet] : libro.filter(s => !propias.has(clave(s.name))), opciones)
  const con = deHoja(sheet)
  return { ...leidos, errores: leidos.errores.map(con), avisos: leidos.avisos.map(con) }
}

function leerDatos(sheet: Sheet | undefined, anotar: Anotar): Partial<ContenidoDePlan['plan']> {
  const dichos: Record<string, string | number | null> = {}
  const donde: Record<string, Row> = {}
  for (const row of filas(sheet)) {
    const dato = DATOS.find(d => clave(d.nombre) === clave(celda(row, 0)?.text ?? ''))
    if (!dato) {
      anotar(row.number, 0, motivoEn(row, 0) ?? 'No es un dato del formulario.', row)
      continue
    }
    const leido = dato.numero ? leerNumero(celda(row, 1)) : leerTexto(celda(row, 1), 60)
    if ('motivo' in leido) anotar(row.number, 1, leido.motivo, row)
    else {
      const motivo = dato.numero && motivoDeNumero(leido.valor as number | null, dato.numero)
      if (motivo) anotar(row.number, 1, motivo, row)
      dichos[dato.campo] = leido.valor
      donde[dato.campo] = row
    }
  }
  for (const [campo, [motivo]] of Object.entries(reparosDeCreditos(dichos as CreditosRequeridos, null)))
    anotar(donde[campo]!.number, 1, motivo!, donde[campo])
  return dichos
}

/** The sections of electives of the sheet of that name. Two of one name are refused, as cycles are (leerCiclos). */
function leerRequeridos(
  sheet: Sheet | undefined,
  anotar: Anotar,
): { nombre: string; creditos: number | null }[] {
  const nombres = new Set<string>()
  return filas(sheet).flatMap(row => {
    const nombre = leerTexto(celda(row, 0), MAX.seccion)
    const creditos = leerNumero(celda(row, 1))
    const dicho = 'valor' in nombre && nombre.valor
    if ('motivo' in nombre) anotar(row.number, 0, nombre.motivo, row)
    else if (nombre.valor === null) anotar(row.number, 0, 'Falta la sección.', row)
    else if (nombres.has(clave(nombre.valor)))
      anotar(row.number, 0, 'Otra sección se llama igual: no se sabría en cuál va cada curso.', row)
    if (dicho) nombres.add(clave(dicho))
    const motivo =
      'motivo' in creditos
        ? creditos.motivo
        : motivoDeNumero(creditos.valor, { min: 0, max: 999, decimales: 1 })
    if (motivo) anotar(row.number, 1, motivo, row)
    return dicho && 'valor' in creditos ? [{ nombre: dicho, creditos: creditos.valor }] : []
  })
}

const secciones = new Map(seccionesDelPlan.flatMap(s => (s.key ? [[clave(s.titulo), s.key] as const] : [])))

const NO_ES_SECCION = 'No es una sección de texto del plan: elíjala de la lista.'

/** A cell as rich text; '' when it is blank, or, noted, when it cannot be read. */
function leerTextoRico(row: Row, column: number, anotar: Anotar): string {
  const motivo = motivoEn(row, column)
  if (motivo) anotar(row.number, column, motivo, row)
  return motivo ? '' : textoRicoDe((celda(row, column)?.text ?? '').toWellFormed())
}

function leerTextos(sheet: Sheet | undefined, anotar: Anotar): { key: string; html: string }[] {
  return filas(sheet).flatMap(row => {
    const key = secciones.get(clave(celda(row, 0)?.text ?? ''))
    if (!key) anotar(row.number, 0, motivoEn(row, 0) ?? NO_ES_SECCION, row)
    const html = leerTextoRico(row, 1, anotar)
    return key && html ? [{ key, html }] : []
  })
}

/** A datum left empty takes back what was there, but not where all are: that is the empty form. */
const dichoEn = ({ plan, ciclos, requeridos, textos, perfil }: PartesLeidas): Dicho => ({
  datos: Object.values(plan).some(x => x !== null) ? plan : {},
  ciclos: ciclos.length > 0,
  secciones: requeridos.length > 0,
  textos: textos.length > 0 ? [...secciones.values()] : [],
  perfil: perfil.length > 0,
})

/**
 * What an opened form says, as the content of a template. Order and capitals of headers of courses do not matter; every bad cell is named with
 * its sheet. Requisites that no course matches stay as text, with a warning. A cycle is known by whatever name it has: as the form's own sheet
 * says, else as in the template that is changed (`deAntes`).
 */
export function leerFormulario(libro: Sheet[], deAntes: readonly CicloLlamado[] = []): FormularioLeido {
  const errores: Celda[] = []
  const en =
    (nombre: string): Anotar =>
    (fila, column, motivo, row) =>
      errores.push({
        fila,
        hoja: nombre,
        columna: columnLetter(column),
        valor: valorDe(row && celda(row, column)),
        motivo,
      })
  const ciclos = leerCiclos(hoja(libro, HOJAS.ciclos), en(HOJAS.ciclos))
  const existentes = { ciclos: ciclos.length > 0 ? ciclos : deAntes }
  const plan = leerDatos(hoja(libro, HOJAS.datos), en(HOJAS.datos))
  const opciones = { existentes, semanas: plan.semanas }
  const cursos = leerHojaDeCursos(libro, HOJAS.cursos, { ...opciones, electivos: false })
  const electivos = leerHojaDeCursos(libro, HOJAS.electivos, { ...opciones, electivos: true })
  const partes = {
    cursos,
    electivos,
    ciclos,
    plan,
    requeridos: leerRequeridos(hoja(libro, HOJAS.secciones), en(HOJAS.secciones)),
    textos: leerTextos(hoja(libro, HOJAS.textos), en(HOJAS.textos)),
    perfil: filas(hoja(libro, HOJAS.perfil)).flatMap(row => leerTextoRico(row, 0, en(HOJAS.perfil)) || []),
  }
  const todos = [...cursos.errores, ...electivos.errores, ...errores]
  const avisos = [...cursos.avisos, ...electivos.avisos]
  const dicho = dichoEn(partes)
  if (todos.length > 0) return { contenido: null, dicho, errores: todos, avisos }
  const { contenido, avisos: suyos } = armar(partes)
  return { contenido, dicho, errores: [], avisos: [...avisos, ...suyos] }
}
