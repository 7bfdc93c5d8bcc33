import { enLista } from '../../texto/lista.ts'
import { llano } from './bloques.ts'
import type { Columna, FormaDeTabla } from './formaDeSemanas.ts'
import type { Programacion } from './programacion.ts'

/** What is said of the columns of a table of weeks. */

const nombresDeColumna: Readonly<Record<Exclude<Columna, 'otra'>, string>> = {
  semana: 'semana',
  unidad: 'unidad',
  resultado: 'resultado de la unidad',
  horas: 'horas',
  contenidos: 'contenidos',
  actividades: 'actividades',
  recursos: 'recursos',
  evidencias: 'evidencias',
}

/** A title as notices name it. */
export const dicha = (titulo: string): string => `«${titulo}»`

/** What found no place in a column, as it is named. */
export const columna = (titulo: string): string => `Columna «${titulo}»`

/** Says how columns were taken whose header leaves a doubt. */
export function avisarColumnas(
  p: Programacion,
  filas: readonly (readonly string[])[],
  forma: FormaDeTabla,
): void {
  for (const [c, { tipo, titulo }] of forma.columnas.entries()) {
    if (tipo !== 'otra' || titulo === '' || p.sobrantes.some(x => x.titulo === columna(titulo))) continue
    const isVacia = filas.slice(forma.desde).every(f => llano(f[c] ?? '') === '')
    p.avisos.push(
      isVacia ? `La columna ${dicha(titulo)} está vacía.` : `La columna ${dicha(titulo)} no se pudo leer.`,
    )
  }
  for (const [tipo, iguales] of Map.groupBy(forma.columnas, c => c.tipo)) {
    const titulos = [...new Set(iguales.map(c => c.titulo))]
    if (tipo === 'otra' || (titulos.length === 1 && !titulos[0]!.includes(' · '))) continue
    const nombre = nombresDeColumna[tipo]
    p.avisos.push(
      titulos.length === 1
        ? `La columna ${dicha(titulos[0]!)} se lee como ${nombre}.`
        : `Las columnas ${enLista(titulos.map(dicha))} ${tipo === 'horas' ? 'se suman' : 'quedan juntas'}: ${nombre}.`,
    )
  }
}
