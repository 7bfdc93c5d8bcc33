import type { Departamento, Distrito, Provincia } from '@malla/contracts/ubigeo.ts'
import { departamentoDe, provinciaDe } from '@malla/domain/ubigeo/codigos.ts'
import { distritosRecientes, nombresCorregidos } from '@malla/domain/ubigeo/recientes.ts'
import arbol from 'peru-ubigeo/lib/ubigeo.json' with { type: 'json' }

/** The codes of Peru's places in the shapes of §3, read once: they do not change while the server runs. */

interface Lugar {
  id: string
  name: string
  childrens?: Lugar[]
}

const nombre = ({ id, name }: Lugar): string => nombresCorregidos[id] ?? name
const byCode = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : 1)
const below = (places: Lugar[]): Lugar[] => places.flatMap(p => p.childrens ?? [])

const enPeru = arbol as Lugar[]
const enDepartamentos = below(enPeru)

export const departamentos: readonly Departamento[] = enPeru
  .map(p => ({ id: p.id, departamento: nombre(p) }))
  .sort(byCode)

export const provincias: readonly Provincia[] = enDepartamentos
  .map(p => ({ id: p.id, provincia: nombre(p), departamento_id: departamentoDe(p.id) }))
  .sort(byCode)

export const distritos: readonly Distrito[] = [
  ...below(enDepartamentos).map(p => ({ id: p.id, distrito: nombre(p), provincia_id: provinciaDe(p.id) })),
  ...distritosRecientes.map(([id, distrito]) => ({ id, distrito, provincia_id: provinciaDe(id) })),
].sort(byCode)

const distritosPorId = new Map(distritos.map(d => [d.id, d]))
const provinciasPorId = new Map(provincias.map(p => [p.id, p]))
const departamentosPorId = new Map(departamentos.map(d => [d.id, d]))

/** Why this code cannot be kept as somebody's district, or null: none is fine too. For under `distrito_id`. */
export const whyNotDistrito = (id: string | null | undefined): string | null =>
  id == null || distritosPorId.has(id) ? null : 'Ese distrito no existe: elija otro.'

/** «Yanahuara, Arequipa, Arequipa»; null for none. */
export function lugarDe(id: string | null): string | null {
  const distrito = id === null ? undefined : distritosPorId.get(id)
  if (!distrito) return null
  const provincia = provinciasPorId.get(distrito.provincia_id)!
  const departamento = departamentosPorId.get(provincia.departamento_id)!
  return `${distrito.distrito}, ${provincia.provincia}, ${departamento.departamento}`
}
