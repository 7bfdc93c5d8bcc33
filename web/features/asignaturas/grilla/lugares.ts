import type { Ciclo, Seccion } from '@malla/contracts/ciclos.ts'
import { marcaDeEstado } from '@malla/domain/arbol/nodo.ts'
import { buscadorDeCiclos } from '@malla/domain/ciclos/buscarCiclo.ts'
import { leerCicloPegado } from '@malla/domain/ciclos/leerCiclo.ts'
import { clave } from '@malla/domain/texto/normalizar.ts'
import type { CamposDeFila } from './fila.ts'

/** Where a course can stand: a cycle or a section of electives. `clave` names it among both: 'c12', 's3'. */
export interface Lugar {
  clave: string
  tipo: 'ciclo' | 'seccion'
  id: number
  /** As cells have it: no two places of a plan are called so. */
  nombre: string
  /** Number of a cycle. */
  numero: number | null
  /** How it is called beside others: «Ciclo III», «Electivos». */
  titulo: string
  /** «Desactivado», of a cycle that is not in use. */
  marca?: string | null
}

type EnLugar = Pick<CamposDeFila, 'ciclo_id' | 'seccion_id'>

/** The key of where a course stands; '' when it stands nowhere yet. */
export const claveDeLugar = ({ ciclo_id, seccion_id }: EnLugar): string =>
  ciclo_id ? `c${ciclo_id}` : seccion_id ? `s${seccion_id}` : ''

/** The fields that put a course there. */
export const enLugar = (lugar: Lugar): EnLugar =>
  lugar.tipo === 'ciclo' ? { ciclo_id: lugar.id, seccion_id: 0 } : { ciclo_id: 0, seccion_id: lugar.id }

/** Places of one name told apart, as cells know them by it: «Electivos», «Electivos (2)». */
function distintos(lugares: readonly Lugar[]): Lugar[] {
  const dichos = new Set<string>()
  return lugares.map(l => {
    let { nombre } = l
    for (let n = 2; dichos.has(clave(nombre)); n++) nombre = `${l.nombre} (${n})`
    dichos.add(clave(nombre)).add(clave(l.titulo))
    return { ...l, nombre, titulo: l.tipo === 'seccion' ? nombre : l.titulo }
  })
}

/** The places of a plan: its cycles in their order, then its sections of electives. */
export const lugaresDe = (ciclos: readonly Ciclo[], secciones: readonly Seccion[]): Lugar[] =>
  distintos([
    ...ciclos.map(c => ({
      clave: `c${c.id}`,
      tipo: 'ciclo' as const,
      id: c.id,
      nombre: c.nombre,
      numero: c.numero,
      titulo: c.descripcion || c.nombre,
      marca: marcaDeEstado(c.estado),
    })),
    ...secciones.map(s => ({
      clave: `s${s.id}`,
      tipo: 'seccion' as const,
      id: s.id,
      nombre: s.nombre,
      numero: null,
      titulo: s.nombre,
    })),
  ])

/** The place that is written so: its name or description, else a cycle as in a file (`buscadorDeCiclos`: «3», «III», «3.° grado»). Null for none. */
export function buscarLugar(escrito: string, lugares: readonly Lugar[]): Lugar | null {
  const buscado = clave(escrito)
  const porNombre = lugares.find(l => clave(l.nombre) === buscado || clave(l.titulo) === buscado)
  if (porNombre) return porNombre
  const leido = leerCicloPegado(escrito)
  if (!leido) return null
  const ciclos = lugares.flatMap(l =>
    l.numero === null ? [] : [{ numero: l.numero, nombre: l.nombre, descripcion: l.titulo, lugar: l }],
  )
  return buscadorDeCiclos(ciclos)(escrito, leido)?.lugar ?? null
}
