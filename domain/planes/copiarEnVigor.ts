import { mapCursos } from '../asignaturas/requisitos.ts'
import { sinImagenesEn } from '../texto/imagenes.ts'
import type { ContenidoDePlan } from './copiar.ts'

/**
 * The content with each course once, as it is now: of its versions the highest, under the id of its base, which is what requisites name. A
 * template begins a plan; how its courses came to be is no part of it.
 */
export function soloVigentes(c: ContenidoDePlan): ContenidoDePlan {
  const vigente = new Map<number, ContenidoDePlan['asignaturas'][number]>()
  const base = new Map<number, number>()
  for (const a of c.asignaturas) {
    const de = a.base_id ?? a.id
    base.set(a.id, de)
    const otra = vigente.get(de)
    if (!otra || a.version > otra.version) vigente.set(de, a)
  }
  return {
    ...c,
    asignaturas: [...vigente].map(([id, a]) => ({
      ...a,
      id,
      base_id: null,
      version: 1,
      requisitos: mapCursos(a.requisitos, base),
    })),
  }
}

/** Items of texts without their pictures: those belong to the institution they were written in, and another one may not read them. */
export const sinImagenes = (c: ContenidoDePlan): ContenidoDePlan => ({
  ...c,
  textos: c.textos.map(t => ({
    ...t,
    items: t.items.map(item => {
      const { descripcion } = item as { descripcion?: unknown }
      return typeof descripcion === 'string'
        ? { ...(item as object), descripcion: sinImagenesEn(descripcion) }
        : item
    }),
  })),
  perfil_egreso: c.perfil_egreso.map(l => ({ ...l, descripcion: sinImagenesEn(l.descripcion) })),
})
