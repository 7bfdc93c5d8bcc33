import type { Id } from '../asignaturas/asignatura.ts'

/** Courses of one cycle or section of electives, side by side. */
export interface GrupoDeCursos<C> {
  /** c7 a cycle, s7 a section, 0 neither. */
  clave: string
  nombre: string
  /** As short as it can be: «IV». */
  corto: string
  cursos: C[]
}

interface Colocado {
  id: Id
  ciclo_id: Id | null
  seccion_id: Id | null
  orden: number
}

const porOrden = (a: Colocado, b: Colocado): number => a.orden - b.orden || a.id - b.id

/** Courses in the order of the malla: cycle by cycle, then sections, then those that stand nowhere; groups without courses are left out. */
export function gruposDeCursos<C extends Colocado>(
  ciclos: readonly { id: Id; numero: number; nombre: string; descripcion: string }[],
  secciones: readonly { id: Id; nombre: string }[],
  cursos: readonly C[],
): GrupoDeCursos<C>[] {
  const enCiclo = ciclos
    .toSorted((a, b) => a.numero - b.numero)
    .map(c => ({
      clave: `c${c.id}`,
      nombre: c.descripcion || c.nombre,
      corto: c.nombre,
      cursos: cursos.filter(x => x.ciclo_id === c.id),
    }))
  const enSeccion = secciones.map(s => ({
    clave: `s${s.id}`,
    nombre: s.nombre,
    corto: s.nombre,
    cursos: cursos.filter(x => x.seccion_id === s.id && !x.ciclo_id),
  }))
  const puestos = new Set([...enCiclo, ...enSeccion].flatMap(g => g.cursos.map(c => c.id)))
  const sueltos = cursos.filter(c => !puestos.has(c.id))
  const resto = { clave: '0', nombre: 'Sin ciclo', corto: 'Sin ciclo', cursos: sueltos }
  return [...enCiclo, ...enSeccion, resto]
    .filter(g => g.cursos.length > 0)
    .map(g => ({ ...g, cursos: g.cursos.toSorted(porOrden) }))
}
