import { type Fusion, fundirItems } from '@malla/domain/planes/fusion.ts'
import { igual } from '@malla/domain/valores/igual.ts'
import type { BorradorLocal, Este, Tomados } from './borradorLocal.ts'
import { type ItemEditado, limpios, sinVacios } from './items.ts'

/** Those typed upon the newest version first, and of these what is only in this browser. */
export const enOrden = (borradores: readonly BorradorLocal[]): BorradorLocal[] =>
  [...borradores].sort(
    (a, b) =>
      b.revision - a.revision ||
      Number(a.enviado !== null) - Number(b.enviado !== null) ||
      (b.enviado ?? '').localeCompare(a.enviado ?? ''),
  )

/** Whether a draft says nothing that this text does not. */
export const yaEsta = ({ items }: BorradorLocal, texto: readonly ItemEditado[]): boolean =>
  igual(limpios(sinVacios(items, texto)), limpios(texto))

/** Those of the server that were not thrown away; what was written into one since is not what was. */
export const sinIdos = (suyos: readonly BorradorLocal[], idos: readonly Este[]): BorradorLocal[] =>
  suyos.filter(s => !idos.some(i => i.id === s.id && (i.enviado === null || i.enviado === s.enviado)))

/**
 * What counts of the drafts of this browser and those of the server (`suyos`; null: it did not answer). What the server took and has no more was saved or
 * thrown away elsewhere: `idos`. What another tab is at is its own.
 */
export function vigentes(
  { mios, deOtras }: Omit<Tomados, 'idos'>,
  suyos: readonly BorradorLocal[] | null,
): { quedan: BorradorLocal[]; idos: BorradorLocal[] } {
  if (!suyos) return { quedan: mios, idos: [] }
  const porId = new Map(suyos.map(s => [s.id, s]))
  const idos = mios.filter(m => m.enviado !== null && !porId.has(m.id))
  const de = (m: BorradorLocal) => {
    const suyo = porId.get(m.id)
    return m.enviado === null || !suyo || suyo.enviado === m.enviado ? m : suyo
  }
  const aqui = new Set(mios.map(m => m.id))
  return {
    quedan: [
      ...mios.filter(m => !idos.includes(m)).map(de),
      ...suyos.filter(s => !aqui.has(s.id) && !deOtras.has(s.id)),
    ],
    idos,
  }
}

/** Another text of the same person brought into this one, field by field. What stays is the very same, so that who is in it is not disturbed. */
export function fundirCon(otro: BorradorLocal, items: readonly ItemEditado[]): Fusion<ItemEditado> {
  const mios = limpios(items)
  const crudos = new Map(mios.map((m, i) => [m, items[i]!]))
  const limpio = new Map(mios.map(m => [m.id, m]))
  const fusion = fundirItems(limpios(otro.base), mios, limpios(otro.items))
  const comoEstaba = (item: ItemEditado): ItemEditado => {
    const mio = limpio.get(item.id)
    return mio && item.descripcion === mio.descripcion
      ? { ...item, descripcion: crudos.get(mio)!.descripcion }
      : item
  }
  return { ...fusion, items: fusion.items.map(i => crudos.get(i) ?? comoEstaba(i)) }
}

/** The text with all others that collide nowhere. */
export function reunir(
  items: readonly ItemEditado[],
  otros: readonly BorradorLocal[],
): { items: ItemEditado[]; unidos: BorradorLocal[]; enDisputa: BorradorLocal[] } {
  const unidos: BorradorLocal[] = []
  const enDisputa: BorradorLocal[] = []
  let texto = [...items]
  for (const otro of enOrden(otros)) {
    const { items: juntos, disputas } = fundirCon(otro, texto)
    if (disputas.length > 0) {
      enDisputa.push(otro)
      continue
    }
    unidos.push(otro)
    texto = juntos
  }
  return { items: texto, unidos, enDisputa }
}
