import { textoLlano } from '@malla/contracts/textoRico/llano.ts'
import { etiquetaDeItem } from '@malla/domain/planes/estado.ts'
import { cuentaDePalabras, diferencia, hayDiferencia, type Trozo } from '@malla/domain/texto/diferencia.ts'
import { segun } from '@malla/domain/texto/numero.ts'
import { igual } from '@malla/domain/valores/igual.ts'

/** An entry of a section as a record has it; what else it has are fields of its own kind (`camposDeItem`). */
export interface ItemDeVersion {
  id?: string
  descripcion?: string
  status?: number
  version?: number
  nombre?: string
  [campo: string]: unknown
}

/** A field of an entry that is not the same any more. */
interface CambioDeCampo {
  campo: string
  antes: unknown
  despues: unknown
}

/** How entries are spoken of: «Apartado nuevo.», «Se eliminó el apartado.»; of several, where # is their number. */
export interface PalabrasDeItem {
  nuevo: string
  nuevos: string
  eliminado: string
  eliminados: string
}
const deApartado: PalabrasDeItem = {
  nuevo: 'Apartado nuevo.',
  nuevos: '# apartados nuevos.',
  eliminado: 'Se eliminó el apartado.',
  eliminados: 'Se eliminaron # apartados.',
}

/** What entries have besides their text: all of it is compared, and comes back with a version. */
const camposDeItem = [
  'nombre',
  'grupo',
  'peso',
  'asignatura_id',
  'semanas',
  'cursos_ids',
  'unidad_id',
] as const

/** What a version did to one entry. */
export interface CambioDeItem {
  clave: string
  /** «Apartado 2», where there are several. */
  titulo: string | null
  /** What was done besides words: added, taken away, moved, finished. */
  hechos: string[]
  /** Null when its words stayed. */
  trozos: Trozo[] | null
  /** What else of it changed. */
  campos: CambioDeCampo[]
}

const idDe = (item: ItemDeVersion, i: number): string => item.id ?? `item-${i + 1}`

/** What a save changed, entry by entry; formats alone are said as such. */
export function cambiosDeItems(
  antes: readonly ItemDeVersion[],
  despues: readonly ItemDeVersion[],
  palabras = deApartado,
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
    const hechos = hechosDe(viejo?.item, nuevo?.item, hayDiferencia(trozos), palabras)
    const campos = camposCambiados(viejo?.item, nuevo?.item)
    if (viejo && nuevo && ordenViejo.indexOf(clave) !== ordenNuevo.indexOf(clave))
      hechos.push('Cambió de lugar.')
    if (hechos.length === 0 && campos.length === 0 && !hayDiferencia(trozos)) return []
    const titulo = tituloDe((nuevo ?? viejo)!, varios)
    return { clave, titulo, hechos, trozos: hayDiferencia(trozos) ? trozos : null, campos }
  })
}

/** What an entry is called where several are told apart: its name, else its place. */
function tituloDe({ item, i }: { item: ItemDeVersion; i: number }, varios: boolean): string | null {
  const version = (item.version ?? 1) > 1 ? ` · versión ${item.version}` : ''
  if (item.nombre) return item.nombre + version
  return varios ? `Apartado ${i + 1}${version}` : null
}

const isNada = (valor: unknown): boolean =>
  valor === undefined || valor === null || valor === '' || (Array.isArray(valor) && valor.length === 0)

const camposCambiados = (
  viejo: ItemDeVersion | undefined,
  nuevo: ItemDeVersion | undefined,
): CambioDeCampo[] =>
  camposDeItem
    .map(campo => ({ campo, antes: viejo?.[campo], despues: nuevo?.[campo] }))
    .filter(({ antes, despues }) => !(isNada(antes) && isNada(despues)) && !igual(antes, despues))

function hechosDe(
  viejo: ItemDeVersion | undefined,
  nuevo: ItemDeVersion | undefined,
  hayPalabras: boolean,
  palabras: PalabrasDeItem,
): string[] {
  if (!viejo) return [palabras.nuevo]
  if (!nuevo) return [palabras.eliminado]
  const estado = etiquetaDeItem(nuevo.status)
  return [
    ...(estado === etiquetaDeItem(viejo.status) ? [] : [`Quedó como «${estado}».`]),
    ...(!hayPalabras && viejo.descripcion !== nuevo.descripcion ? ['Cambió solo el formato.'] : []),
  ]
}

/** What was done first, and to how many entries where that was to come or to go. */
function enUnHecho(cambios: readonly CambioDeItem[], palabras: PalabrasDeItem): string | undefined {
  const hechos = cambios.flatMap(c => c.hechos)
  const cuantos = hechos.filter(h => h === hechos[0]).length
  if (hechos[0] === palabras.nuevo) return segun(cuantos, palabras.nuevo, palabras.nuevos)
  if (hechos[0] === palabras.eliminado) return segun(cuantos, palabras.eliminado, palabras.eliminados)
  return hechos[0]
}

/** A version in a few words: «12 palabras añadidas, 3 palabras quitadas». */
export function enPocasPalabras(
  cambios: readonly CambioDeItem[],
  nombreDeCampo: (campo: string) => string,
  palabras = deApartado,
): string {
  const cuentas = cambios.map(c => cuentaDePalabras(c.trozos ?? []))
  const agregadas = cuentas.reduce((n, c) => n + c.agregadas, 0)
  const quitadas = cuentas.reduce((n, c) => n + c.quitadas, 0)
  const de = (n: number, una: string, varias: string) =>
    n === 1 ? `1 palabra ${una}` : `${n} palabras ${varias}`
  const partes = [
    ...(agregadas > 0 ? [de(agregadas, 'añadida', 'añadidas')] : []),
    ...(quitadas > 0 ? [de(quitadas, 'quitada', 'quitadas')] : []),
  ]
  const campos = [...new Set(cambios.flatMap(c => c.campos).map(c => nombreDeCampo(c.campo)))]
  return (
    partes.join(', ') ||
    enUnHecho(cambios, palabras) ||
    (campos.length > 0 ? `Cambió: ${campos.join(', ')}.` : 'Sin cambios en el texto.')
  )
}
