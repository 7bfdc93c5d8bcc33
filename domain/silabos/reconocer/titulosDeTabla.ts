import { clave as plegada } from '../../texto/normalizar.ts'
import { llano, type Tabla } from './bloques.ts'

/** Tables that are lists: what their rows say, without the titles of their columns and without their numbers. */

const NUMERO = String.raw`n[°º.o\s]*|nro\.?|num\.?|numero|item|#`
const DE_LOGRO = `(competencias?|resultados?|logros?|objetivos?|capacidad(es)?|desempenos?|indicador(es)?|criterios?|evidencias?)( (de|del|la|el|curso|asignatura|unidad|aprendizaje|logro|evaluacion|general(es)?|especific[oa]s?|esperad[oa]s?))*`
const DE_REFERENCIA = `autor(es)?|autor(es)? y titulo|titulo( del libro| de la obra)?|libro|obra|editorial|edicion|ano|lugar|ciudad|pais|isbn|issn|signatura|cota|biblioteca|ejemplares|url|enlace|link|direccion electronica|referencias?|bibliografia|revista|paginas?|formato`
const TITULO = new RegExp(
  `^(${NUMERO}|codigo|cod\\.?|nivel|tipo|descripcion|unidad|${DE_LOGRO}|${DE_REFERENCIA})$`,
)

export interface TablaSinTitulos {
  tabla: Tabla
  /** Titles of the columns that were left out, '' for none. */
  titulos: string
}

/** A table without a first row of titles, and without a first column that only counts its rows. */
export function sinTitulos(tabla: Tabla): TablaSinTitulos {
  const { filas, cubiertas } = tabla
  const dichos = (filas[0] ?? []).map(llano)
  const llenos = dichos.filter(t => t !== '')
  const conTitulos =
    filas.length > 1 && llenos.length > 1 && llenos.every(t => TITULO.test(plegada(t.replace(/:$/, ''))))
  const desde = conTitulos ? 1 : 0
  const columna = cuentaFilas(filas.slice(desde)) ? 1 : 0
  return {
    tabla: {
      tipo: 'tabla',
      filas: filas.slice(desde).map(f => f.slice(columna)),
      ...(cubiertas && { cubiertas: cubiertas.slice(desde).map(f => f.slice(columna)) }),
    },
    titulos: conTitulos ? llenos.join(' · ') : '',
  }
}

/** Whether the first column counts rows of more than one cell: 1, 2, 3. */
const cuentaFilas = (filas: readonly (readonly string[])[]): boolean =>
  filas.length > 1 &&
  filas.every((f, i) => f.length > 1 && llano(f[0]!).replace(/[.)]$/, '').replace(/^0/, '') === `${i + 1}`)
