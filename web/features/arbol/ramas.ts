import type { ApiOutput } from '../../app/api.ts'
import { byName } from '../../app/live/lists.ts'

/** The tree as it is cached, changed in one place: pure functions, for its live patch. */
export type Arbol = ApiOutput<'facultades.arbol'>
export type Facultad = Arbol['data']['facultades'][number]
type Nivel = Facultad['niveles'][number]
type Modalidad = Nivel['modalidades'][number]
export type Programa = Modalidad['programas'][number]
export type Plan = Programa['planes_estudios'][number]
type Tipo = Facultad['txt_type']

const nombre = (a: { nombre: string; id: number }, b: { nombre: string; id: number }) =>
  byName(a, b) || a.id - b.id
const porCodigo = (a: Nivel, b: Nivel) => (a.codigo < b.codigo ? -1 : a.codigo > b.codigo ? 1 : nombre(a, b))
/** Those in force before the ceased, newest first. */
const porEdad = (a: Plan, b: Plan) =>
  Number(a.fechacese !== null) - Number(b.fechacese !== null) ||
  Date.parse(b.created_at) - Date.parse(a.created_at) ||
  b.id - a.id

/** All faculties of a tree. */
export const todas = ({ data }: Arbol): Facultad[] =>
  [data.cepre, data.posgrado, ...data.facultades].filter(f => f !== null)

/** The programmes of a faculty, whatever their level and modality. */
export const programasDe = (f: Facultad): Programa[] =>
  f.niveles.flatMap(n => n.modalidades.flatMap(m => m.programas))

/** All plans of a tree. */
export const planesDe = (arbol: Arbol): Plan[] =>
  todas(arbol).flatMap(f => programasDe(f).flatMap(p => p.planes_estudios))

/** The tree of these faculties: cepre and posgrado are kept apart (§4). */
const arbolDe = (facultades: readonly Facultad[]): Arbol => {
  const una = (tipo: Tipo) => facultades.find(f => f.txt_type === tipo) ?? null
  return {
    data: {
      cepre: una('isCepre'),
      posgrado: una('isPosgrado'),
      facultades: facultades.filter(f => f.txt_type === 'facultad').sort(nombre),
    },
  }
}

/** With a new faculty; one that is there stays as it is. */
export const conFacultad = (arbol: Arbol, f: Facultad): Arbol =>
  todas(arbol).some(x => x.id === f.id) ? arbol : arbolDe([...todas(arbol), f])

/** Without a faculty. */
export const sinFacultad = (arbol: Arbol, id: number): Arbol =>
  todas(arbol).some(x => x.id === id) ? arbolDe(todas(arbol).filter(f => f.id !== id)) : arbol

/** With one faculty changed. */
export const cambiaFacultad = (arbol: Arbol, id: number, como: (f: Facultad) => Facultad): Arbol =>
  todas(arbol).some(x => x.id === id) ? arbolDe(todas(arbol).map(f => (f.id === id ? como(f) : f))) : arbol

/** Every storey is asked; one that nothing hangs on any more goes. */
function cambiaModalidades(f: Facultad, como: (m: Modalidad, n: Nivel) => Modalidad): Facultad {
  const niveles = f.niveles
    .map(n => ({
      ...n,
      modalidades: n.modalidades
        .map(m => como(m, n))
        .filter(m => m.programas.length > 0)
        .sort(nombre),
    }))
    .filter(n => n.modalidades.length > 0)
    .sort(porCodigo)
  return { ...f, niveles }
}

const cambiaTodo = (arbol: Arbol, como: (m: Modalidad, n: Nivel) => Modalidad): Arbol =>
  arbolDe(todas(arbol).map(f => cambiaModalidades(f, como)))

/** A programme and where it stands; null when it is not in the tree. */
export function buscaPrograma(
  arbol: Arbol,
  id: number,
): { programa: Programa; facultad_id: number; nivel: Nivel; modalidad: Modalidad } | null {
  for (const f of todas(arbol))
    for (const nivel of f.niveles)
      for (const modalidad of nivel.modalidades) {
        const programa = modalidad.programas.find(p => p.id === id)
        if (programa) return { programa, facultad_id: f.id, nivel, modalidad }
      }
  return null
}

export interface Lugar {
  facultad_id: number
  nivel: Pick<Nivel, 'id' | 'nombre' | 'codigo'>
  modalidad: Pick<Modalidad, 'id' | 'nombre'>
}

/** With a new programme in its place; its level and modality stand there from now on. */
export function conPrograma(
  arbol: Arbol,
  programa: Programa,
  { facultad_id, nivel, modalidad }: Lugar,
): Arbol {
  const nuevo = (m?: Modalidad): Modalidad => ({
    id: modalidad.id,
    nombre: modalidad.nombre,
    programas: [...(m?.programas ?? []), programa].sort(nombre),
  })
  return cambiaFacultad(arbol, facultad_id, f => {
    const suyo = f.niveles.find(n => n.id === nivel.id) ?? { ...pick(nivel), modalidades: [] }
    const habia = suyo.modalidades.find(m => m.id === modalidad.id)
    const modalidades = [...suyo.modalidades.filter(m => m !== habia), nuevo(habia)].sort(nombre)
    return {
      ...f,
      niveles: [...f.niveles.filter(n => n.id !== nivel.id), { ...suyo, modalidades }].sort(porCodigo),
    }
  })
}
const pick = ({ id, nombre, codigo }: Lugar['nivel']) => ({ id, nombre, codigo })

/** With one programme changed. */
export const cambiaPrograma = (arbol: Arbol, id: number, como: (p: Programa) => Programa): Arbol =>
  cambiaTodo(arbol, m => ({
    ...m,
    programas: m.programas.map(p => (p.id === id ? como(p) : p)).sort(nombre),
  }))

/** Without a programme. */
export const sinPrograma = (arbol: Arbol, id: number): Arbol =>
  buscaPrograma(arbol, id)
    ? cambiaTodo(arbol, m => ({ ...m, programas: m.programas.filter(p => p.id !== id) }))
    : arbol

/** With a plan in its programme, in the place of itself if it was there. */
export const conPlan = (arbol: Arbol, plan: Plan): Arbol =>
  cambiaPrograma(arbol, plan.carrera_id, p => ({
    ...p,
    planes_estudios: [...p.planes_estudios.filter(x => x.id !== plan.id), plan].sort(porEdad),
  }))

/** Without a plan. */
export const sinPlan = (arbol: Arbol, id: number): Arbol =>
  planesDe(arbol).some(p => p.id === id)
    ? cambiaTodo(arbol, m => ({
        ...m,
        programas: m.programas.map(p => ({
          ...p,
          planes_estudios: p.planes_estudios.filter(l => l.id !== id),
        })),
      }))
    : arbol

/** With a level called or ordered otherwise. */
export const conNombreDeNivel = (arbol: Arbol, id: number, datos: Partial<Nivel>): Arbol =>
  arbolDe(
    todas(arbol).map(f => ({
      ...f,
      niveles: f.niveles.map(n => (n.id === id ? { ...n, ...datos } : n)).sort(porCodigo),
    })),
  )

/** With a modality called otherwise. */
export const conNombreDeModalidad = (arbol: Arbol, id: number, titulo: string): Arbol =>
  cambiaTodo(arbol, m => (m.id === id ? { ...m, nombre: titulo } : m))
