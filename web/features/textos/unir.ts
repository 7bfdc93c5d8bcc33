import { etiquetas } from '@malla/contracts/etiquetas.ts'
import { textoLlano } from '@malla/contracts/textoRico/llano.ts'
import { etiquetaDeItem } from '@malla/domain/planes/estado.ts'
import { conDecision, type Disputa, type Fusion } from '@malla/domain/planes/fusion.ts'
import { porcentaje } from '@malla/domain/texto/numero.ts'
import type { ListaDeEntradas } from '../entradas/listas.ts'
import type { Disputada, Eleccion, Version } from '../historial/UnirVersiones.tsx'
import type { ItemEditado } from './items.ts'

/** What two edits of a section both changed, as it is asked about and decided. `lista`: how its entries are called; null for free text. */

type DeItem = Disputa<ItemEditado>
type Campo = NonNullable<DeItem['campo']>

const nombreDeCampo = (campo: Campo, lista: ListaDeEntradas | null): string => {
  if (campo === 'descripcion') return lista?.descripcion ?? 'Texto'
  if (campo === 'nombre' && lista) return lista.nombre
  if (campo === 'grupo' && lista?.grupo) return lista.grupo.label
  return etiquetas[campo] ?? campo
}

function campoEnPalabras(campo: Campo, item: ItemEditado | null): string {
  const valor = item?.[campo]
  if (valor === undefined) return ''
  if (campo === 'descripcion') return textoLlano(String(valor))
  if (campo === 'status') return etiquetaDeItem(valor as number)
  return campo === 'peso' ? porcentaje(valor as number) : String(valor)
}

/** A whole entry, as it reads on its page. */
const enPalabras = (item: ItemEditado | null): string =>
  (['nombre', 'grupo', 'peso', 'descripcion'] as const)
    .map(campo => campoEnPalabras(campo, item))
    .filter(Boolean)
    .join('\n')

function versionDe({ campo, base }: DeItem, item: ItemEditado | null): Version {
  if (campo !== null) return { antes: campoEnPalabras(campo, base), ahora: campoEnPalabras(campo, item) }
  return { antes: enPalabras(base), ahora: item && enPalabras(item) }
}

const idDe = ({ id, campo }: DeItem): string => `${id} ${campo}`

/** Only texts can follow each other. */
const cabenAmbos = ({ campo, mio, suyo }: DeItem): boolean =>
  campo === 'descripcion' && !!mio?.descripcion && !!suyo?.descripcion

/** The places that both changed, each with both versions: «Proceso · Peso». */
export function disputadasDe(
  { items, disputas }: Fusion<ItemEditado>,
  lista: ListaDeEntradas | null,
): Disputada[] {
  const lugar = (id: string): string => {
    const i = items.findIndex(item => item.id === id)
    return items[i]?.nombre || (items.length > 1 ? `Apartado ${i + 1}` : '')
  }
  const pregunta = ({ id, campo }: DeItem): string => {
    const partes = [lugar(id), campo === null ? '' : nombreDeCampo(campo, lista)]
    const dicha = partes.filter(Boolean).join(' · ')
    return disputas.length === 1 && !lista ? 'Qué texto queda' : dicha || 'Qué queda'
  }
  return disputas.map(d => ({
    id: idDe(d),
    pregunta: pregunta(d),
    mio: versionDe(d, d.mio),
    suyo: versionDe(d, d.suyo),
    cabenAmbos: cabenAmbos(d),
  }))
}

function decidida(items: ItemEditado[], d: DeItem, eleccion: Eleccion): ItemEditado[] {
  if (eleccion !== 'ambos')
    return conDecision(items, d, d.campo === null ? d[eleccion] : d[eleccion]?.[d.campo])
  // Two texts in one have to be gone over.
  const juntos = conDecision(items, d, `${d.suyo?.descripcion}${d.mio?.descripcion}`)
  return conDecision(juntos, { id: d.id, campo: 'status' }, 2)
}

/** The entries as a person decided all that is disputed. */
export const decididos = (
  { items, disputas }: Fusion<ItemEditado>,
  elegido: Readonly<Record<string, Eleccion>>,
): ItemEditado[] => disputas.reduce((antes, d) => decidida(antes, d, elegido[idDe(d)]!), items)
