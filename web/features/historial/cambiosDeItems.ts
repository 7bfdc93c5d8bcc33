import { textoLlano } from '@malla/contracts/textoRico/llano.ts'
import { etiquetaDeItem } from '@malla/domain/planes/estado.ts'
import { cuentaDePalabras, diferencia, hayDiferencia, type Trozo } from '@malla/domain/texto/diferencia.ts'

/** An entry of a section as a record has it. */
export interface ItemDeVersion {
  id?: string
  descripcion?: string
  status?: number
}

/** What a version did to one entry. */
export interface CambioDeItem {
  clave: string
  /** «Apartado 2», where there are several. */
  titulo: string | null
  /** What was done besides words: added, taken away, moved, finished. */
  hechos: string[]
  /** Null when its words stayed. */
  trozos: Trozo[] | null
}

const idDe = (item: ItemDeVersion, i: number): string => item.id ?? `item-${i + 1}`

/** What a save changed, entry by entry; formats alone are said as such. */
export function cambiosDeItems(
  antes: readonly ItemDeVersion[],
  despues: readonly ItemDeVersion[],
): CambioDeItem[] {
  const viejos = new Map(antes.map((item, i) => [idDe(item, i), { item, i }]))
  const nuevos = new Map(despues.map((item, i) => [idDe(item, i), { item, i }]))
  const varios = Math.max(antes.length, despues.length) > 1
  const siguen = (lista: Map<string, unknown>, otra: Map<string, unknown>) =>
    [...lista.keys()].filter(k => otra.has(k))
  const [ordenViejo, ordenNuevo] = [siguen(viejos, nuevos), siguen(nuevos, viejos)]
  return [...new Set([...nuevos.keys(), ...viejos.keys()])].flatMap(clave => {
    const [viejo, nuevo] = [viejos.get(clave), nuevos.get(clave)]
    const trozos = diferencia(
      textoLlano(viejo?.item.descripcion ?? ''),
      textoLlano(nuevo?.item.descripcion ?? ''),
    )
    const hechos = hechosDe(viejo?.item, nuevo?.item, hayDiferencia(trozos))
    if (viejo && nuevo && ordenViejo.indexOf(clave) !== ordenNuevo.indexOf(clave))
      hechos.push('Cambió de lugar.')
    if (hechos.length === 0 && !hayDiferencia(trozos)) return []
    const titulo = varios ? `Apartado ${(nuevo ?? viejo)!.i + 1}` : null
    return { clave, titulo, hechos, trozos: hayDiferencia(trozos) ? trozos : null }
  })
}

function hechosDe(
  viejo: ItemDeVersion | undefined,
  nuevo: ItemDeVersion | undefined,
  palabras: boolean,
): string[] {
  if (!viejo) return ['Apartado nuevo.']
  if (!nuevo) return ['Se eliminó el apartado.']
  const estado = etiquetaDeItem(nuevo.status)
  return [
    ...(estado === etiquetaDeItem(viejo.status) ? [] : [`Quedó como «${estado}».`]),
    ...(!palabras && viejo.descripcion !== nuevo.descripcion ? ['Cambió solo el formato.'] : []),
  ]
}

/** A version in a few words: «12 palabras agregadas, 3 quitadas». */
export function enPocasPalabras(cambios: readonly CambioDeItem[]): string {
  const cuentas = cambios.map(c => cuentaDePalabras(c.trozos ?? []))
  const agregadas = cuentas.reduce((n, c) => n + c.agregadas, 0)
  const quitadas = cuentas.reduce((n, c) => n + c.quitadas, 0)
  const de = (n: number, una: string, varias: string) =>
    n === 1 ? `1 palabra ${una}` : `${n} palabras ${varias}`
  const partes = [
    ...(agregadas > 0 ? [de(agregadas, 'agregada', 'agregadas')] : []),
    ...(quitadas > 0 ? [de(quitadas, 'quitada', 'quitadas')] : []),
  ]
  return partes.join(', ') || cambios.flatMap(c => c.hechos)[0] || 'Sin cambios en el texto.'
}
