import { enLista } from '@malla/domain/texto/lista.ts'
import type { Sheet } from '../book.ts'
import { avisarColumnas } from './avisosDeColumnas.ts'
import {
  avisarFilas,
  avisarRepartidos,
  avisarRepetidos,
  avisarTitulo,
  deTodas,
  type LeidaDeCiclo,
  sinSemestre,
} from './avisosDeHojas.ts'
import { columnas } from './columnas.ts'
import { nombresDe } from './encabezado.ts'
import { MEZCLA } from './grupo.ts'
import { type CeldaMala, Hallazgos, type NombresDeColumna } from './hallazgos.ts'
import { conSemanasDelPlan, type Hoja } from './hoja.ts'
import { type HojaDeCiclo, llaveDeHoja } from './hojasDeCiclos.ts'
import { hojasNoLeidas } from './hojasNoLeidas.ts'
import { type CiclosDelLibro, leerFilas } from './leerFilas.ts'
import type { CursosLeidos, OpcionesDeLectura } from './leidos.ts'
import { numeradorDe } from './numerador.ts'
import { conRequisitosPorNumero } from './requisitosPorNumero.ts'

/** Courses of a book in which each cycle has a sheet of its own. */

const citadas = (hojas: readonly Hoja[]): string => enLista(hojas.map(h => `«${h.nombre}»`))

/** What makes it unclear of which cycle sheets are: two of one, or of different levels. */
function erroresDeHojas(hojas: readonly HojaDeCiclo[]): CeldaMala[] {
  const error = (hoja: Hoja, motivo: string): CeldaMala => ({
    ...{ hoja: hoja.nombre, fila: hoja.encabezado.fila, columna: '', valor: '', motivo },
  })
  const iguales = [...Map.groupBy(hojas, llaveDeHoja).values()].filter(suyas => suyas.length > 1)
  const niveles = Map.groupBy(hojas, h => h.suya.ciclo?.ciclo.calificador ?? '')
  niveles.delete('')
  return [
    ...iguales.map(suyas =>
      error(
        suyas[0]!,
        `Las hojas ${citadas(suyas)} dicen ser del mismo ciclo: corrija el nombre o el título de la que no lo es, o deje sus cursos en una sola.`,
      ),
    ),
    ...[...niveles.values()].slice(1).map(suyas => error(suyas[0]!, MEZCLA)),
  ]
}

function leer(hoja: HojaDeCiclo, delLibro: CiclosDelLibro): LeidaDeCiclo {
  const hallazgos = new Hallazgos(nombresDe(hoja.encabezado))
  avisarColumnas(hoja, hallazgos, false)
  const deColumnas = [...hallazgos.avisos]
  avisarTitulo(hoja, hallazgos)
  const deHoja = { nombre: hoja.nombre, columnas: hallazgos.nombres }
  const filas = leerFilas(hoja, hallazgos, false, delLibro).map(f => ({ ...f, deHoja }))
  const leida = { hoja, hallazgos, filas, deColumnas }
  avisarFilas(leida, delLibro)
  return leida
}

const deLaHoja = (nombre: string, c: CeldaMala): CeldaMala => ({
  ...c,
  hoja: nombre,
  motivo: c.motivo.replace(/^El archivo no tiene/, 'La hoja no tiene'),
})

/** How columns are named in the first sheet that has them. */
function nombresDeTodas(leidas: readonly LeidaDeCiclo[]): NombresDeColumna {
  const con = leidas
    .toReversed()
    .flatMap(({ hoja, hallazgos }) =>
      columnas.flatMap(({ campo }) =>
        hoja.encabezado.columnas[campo] === undefined ? [] : [[campo, hallazgos.nombres[campo]] as const],
      ),
    )
  return { ...leidas[0]!.hallazgos.nombres, ...Object.fromEntries(con) }
}

/** Reads sheets that are of one cycle each, as if they stood below each other in the order of the cycles; what was left is told. */
export function leerHojasDeCiclos(
  libro: readonly Sheet[],
  abiertas: readonly Hoja[],
  deCiclos: readonly HojaDeCiclo[],
  opciones: OpcionesDeLectura,
): CursosLeidos {
  const { semanas, existentes } = opciones
  const delLibro = { numerar: numeradorDe(existentes?.ciclos ?? []), niveles: new Set<string>() }
  const leidas = deCiclos.map(hoja =>
    leer({ ...hoja, encabezado: conSemanasDelPlan(hoja, semanas).encabezado }, delLibro),
  )
  const filas = [...conRequisitosPorNumero(leidas)]
  const comunes = deTodas(leidas)
  const noLeidas = hojasNoLeidas(libro, abiertas, deCiclos, opciones)
  const nombres = nombresDeTodas(leidas)
  const sinComunes = ({ hoja, hallazgos, deColumnas }: LeidaDeCiclo): CeldaMala[] =>
    hallazgos.avisos
      .filter(a => !deColumnas.includes(a) || !comunes.some(c => c.de.includes(a)))
      .map(a => deLaHoja(hoja.nombre, a))
  const leyeron = `Cada ciclo está en una hoja: se leyeron ${citadas(deCiclos)}, en ese orden.`
  return {
    filas,
    errores: [
      ...erroresDeHojas(deCiclos),
      ...sinSemestre(leidas),
      ...noLeidas.errores,
      ...leidas.flatMap(l => l.hallazgos.errores.map(e => deLaHoja(l.hoja.nombre, e))),
    ],
    avisos: [
      { fila: leidas[0]!.hoja.encabezado.fila, columna: '', valor: '', motivo: leyeron },
      ...noLeidas.avisos,
      ...comunes.map(c => c.dicho),
      ...leidas.flatMap(sinComunes),
      ...avisarRepartidos(leidas),
      ...avisarRepetidos(filas),
    ],
    columnas: nombres,
  }
}
