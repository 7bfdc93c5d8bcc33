import type { Sheet } from '../book.ts'
import { avisarColumnas } from './avisosDeColumnas.ts'
import { cicloDeNombre } from './cicloDeHoja.ts'
import { nombresDe } from './encabezado.ts'
import { Hallazgos } from './hallazgos.ts'
import { conSemanasDelPlan, type Hoja, unirFaltaDeGrupo } from './hoja.ts'
import { avisoDeOtraHoja, avisoDeVacias, avisosDeOcultas, ciclosSinEncabezado } from './hojasNoLeidas.ts'
import { leerFilas } from './leerFilas.ts'
import type { CursosLeidos, OpcionesDeLectura } from './leidos.ts'
import { numeradorDe } from './numerador.ts'
import { repetidos } from './repetidos.ts'
import { conRequisitosPorNumero } from './requisitosPorNumero.ts'

/** Courses of a book of which one sheet is read. */

/** What is said where there is no course: of which sheet, where there are several or its name is that of a cycle. */
const sinCursos = (abiertas: readonly Hoja[], { nombre }: Hoja): string =>
  abiertas.length > 1 || cicloDeNombre(nombre)
    ? `La hoja «${nombre}» no tiene cursos.`
    : 'El archivo no tiene cursos.'

/** Reads one sheet of a book whose sheets with headers are `abiertas`; `otras` have courses too and are left, which is told. */
export function leerUnaHoja(
  libro: readonly Sheet[],
  abiertas: readonly Hoja[],
  [primera, ...otras]: readonly [Hoja, ...Hoja[]],
  opciones: OpcionesDeLectura,
): CursosLeidos {
  const { electivos, semanas, existentes } = opciones
  const hoja = conSemanasDelPlan(primera, semanas)
  const hallazgos = new Hallazgos(nombresDe(hoja.encabezado))
  avisarColumnas(hoja, hallazgos, electivos)
  hallazgos.avisos.push(
    ...otras.map(otra => avisoDeOtraHoja(otra, hoja)),
    ...avisosDeOcultas(libro, opciones),
    ...avisoDeVacias(libro, abiertas, primera),
  )
  if (!electivos) hallazgos.errores.push(...ciclosSinEncabezado(libro, abiertas, hoja))
  const delLibro = { numerar: numeradorDe(existentes?.ciclos ?? []), niveles: new Set<string>() }
  const leida = { hoja, hallazgos, filas: leerFilas(hoja, hallazgos, electivos, delLibro) }
  const filas = [...conRequisitosPorNumero([leida])]
  unirFaltaDeGrupo(hoja, hallazgos, electivos)
  for (const { fila, campo, valor, motivo } of repetidos(filas))
    hallazgos.avisos.push({ fila, columna: hallazgos.nombres[campo], valor, motivo })
  if (filas.length === 0 && hallazgos.errores.length === 0)
    hallazgos.error(hoja.encabezado.siguiente, 'nombre', undefined, sinCursos(abiertas, hoja))
  return { filas, errores: hallazgos.errores, avisos: hallazgos.avisos, columnas: hallazgos.nombres }
}
