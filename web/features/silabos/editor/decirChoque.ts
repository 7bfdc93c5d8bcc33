import { textoLlano } from '@malla/contracts/textoRico/llano.ts'
import type { Unidad } from '@malla/domain/silabos/contenido.ts'
import type { EstructuraDeSilabo } from '@malla/domain/silabos/estructura.ts'
import { nombreDeCampo, nombreDeUnidad } from '@malla/domain/silabos/etiquetaDeChoque.ts'
import { numero, porcentaje } from '@malla/domain/texto/numero.ts'
import { modos } from '../editores/referencias.ts'

/** Where two edits collided: what values name by their ids. */
export interface DondeChocan {
  estructura: EstructuraDeSilabo
  unidades: readonly Unidad[]
  /** Those that the course serves. */
  competencias: readonly { id: number; codigo: string }[]
}

const de: Readonly<Record<string, (valor: never, donde: DondeChocan) => string>> = {
  unidad_id: (id: string, { unidades, estructura }) => nombreDeUnidad(unidades, id, estructura),
  competencia_id: (id: number, { competencias }) =>
    competencias.find(c => c.id === id)?.codigo ?? '(ya no está)',
  tipo: (tipo: string) => modos.find(m => m.value === tipo)?.label ?? tipo,
  peso: porcentaje,
}

function decirCampo(campo: string, valor: unknown, donde: DondeChocan): string {
  if (valor === null || valor === undefined) return ''
  const suyo = de[campo]
  if (suyo) return suyo(valor as never, donde)
  return typeof valor === 'number' ? numero(valor) : textoLlano(String(valor))
}

/** A whole row: each of its fields on a line of its own, by its name where there are several. */
function decirFila(fila: object, donde: DondeChocan): string {
  const dichos = Object.entries(fila)
    .filter(([campo]) => campo !== 'id')
    .map(([campo, valor]) => [campo, decirCampo(campo, valor, donde)] as const)
    .filter(([, dicho]) => dicho.trim() !== '')
  if (dichos.length === 1) return dichos[0]![1]
  return dichos.map(([campo, dicho]) => `${nombreDeCampo(campo, donde.estructura)}: ${dicho}`).join('\n')
}

/** What one side of a collision has, as people read it: the value of a field, or for `campo` null a whole row. '' where there is nothing. */
export function decirChoque(campo: string | null, valor: unknown, donde: DondeChocan): string {
  if (campo === 'unidad_id') return nombreDeUnidad(donde.unidades, valor as string | null, donde.estructura)
  if (campo !== null) return decirCampo(campo, valor, donde)
  return valor === null || valor === undefined ? '' : decirFila(valor, donde)
}
