import type { ImportacionCase, ObservacionCase } from '@malla/contracts/case.ts'
import { cuentas } from '@malla/domain/texto/cuentas.ts'
import { cuantos } from '@malla/domain/texto/numero.ts'

const NOMBRES: Readonly<Record<ObservacionCase['que'], [uno: string, varios: string]>> = {
  paquete: ['Paquete', 'Paquete'],
  documento: ['Documento', 'Documento'],
  item: ['Elemento', 'elementos'],
  asociacion: ['Asociación', 'asociaciones'],
  definicion: ['Definición', 'definiciones'],
  rubrica: ['Rúbrica', 'rúbricas'],
}

/** What the same is said of, once. */
export interface Observados {
  clave: string
  titulo: string
  motivo: string
  cuales: string[]
}

const cualDe = ({ cual, texto }: ObservacionCase): string => (texto ? `${texto} (${cual})` : cual)

/** Observations of the same kind and reason together: of a thousand items without a statement one line. */
export function agrupar(observaciones: readonly ObservacionCase[]): Observados[] {
  const grupos = Map.groupBy(observaciones, o => `${o.que} ${o.motivo}`)
  return [...grupos].map(([clave, de]) => {
    const [uno, varios] = NOMBRES[de[0]!.que]
    return {
      clave,
      titulo: de.length === 1 ? uno : `${de.length} ${varios}`,
      motivo: de[0]!.motivo,
      cuales: de.map(cualDe),
    }
  })
}

/** «48 elementos y 1 asociación»; '' where there is neither. */
export const cosasEnPalabras = (elementos: number, asociaciones: number): string =>
  cuentas([
    [elementos, 'elemento', 'elementos'],
    [asociaciones, 'asociación', 'asociaciones'],
  ])

/** «48 nuevas, 2 con cambios y 1 igual»: what happens with the competencies of a package. */
export function enPalabras({ crear, cambiar, iguales, conservadas }: ImportacionCase): string {
  const suyas =
    cuentas([
      [crear, 'nueva', 'nuevas'],
      [cambiar, 'con cambios', 'con cambios'],
      [iguales, 'igual', 'iguales'],
    ]) || 'ninguna competencia'
  const otras =
    conservadas > 0
      ? `; ${cuantos(conservadas, 'otra del plan se conserva', 'otras del plan se conservan')}`
      : ''
  return `${suyas}${otras}`
}

/** What a package is to the plan. */
export const maneras: Readonly<Record<ImportacionCase['manera'], string>> = {
  llena:
    'El plan no tiene competencias: el paquete lo llena y el plan conserva su identificador y todo lo que trae.',
  repite: 'Este paquete ya está en el plan: sus competencias se actualizan, no se repiten.',
  agrega:
    'El plan ya tiene competencias: las del paquete se añaden detrás, y las que coinciden por identificador se actualizan.',
}

/** Why a package cannot be imported, or null. */
export function whyNotImportar({
  elementos,
  elementos_omitidos,
  crear,
  cambiar,
  iguales,
}: ImportacionCase): string | null {
  if (elementos > 0 && elementos_omitidos === elementos)
    return 'Ningún elemento del paquete se puede importar.'
  return crear + cambiar + iguales === 0 ? 'El paquete no trae ninguna competencia.' : null
}

/** What the button says. */
export function textoDeImportar({ crear, cambiar }: ImportacionCase): string {
  if (crear === 0 && cambiar === 0) return 'Importar de nuevo'
  return `Importar ${cuantos(crear + cambiar, 'competencia', 'competencias')}`
}
