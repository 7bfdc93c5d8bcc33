import type { Cambio } from '../../changes/visible.ts'

const cambio = (empresaId: number, id: number, more: Partial<Cambio> = {}): Cambio => ({
  empresa_id: empresaId,
  id,
  quien: 1,
  nombres: 'Ana',
  cuando: '2026-03-01T12:00:00Z',
  evento: 'facultad.updated',
  objeto_id: id,
  ambito: {},
  despues: { n: id },
  ...more,
})

/** Change records of some institutions, in memory: what the database is to the product. */
export function createLog() {
  const records = new Map<number, Cambio[]>()
  const of = (empresaId: number) => records.get(empresaId) ?? records.set(empresaId, []).get(empresaId)!
  return {
    add(empresaId: number, more?: Partial<Cambio>): number {
      const id = of(empresaId).length + 1
      of(empresaId).push(cambio(empresaId, id, more))
      return id
    },
    lastIds: async (ids: number[]) => new Map(ids.map(id => [id, of(id).length])),
    readChanges: async (empresaId: number, after: number, limit: number) =>
      of(empresaId).slice(after, after + limit),
  }
}
