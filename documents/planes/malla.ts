import type { Id, Requisito } from '@malla/domain/asignaturas/asignatura.ts'
import { describirImpreso, type NombreDe } from '@malla/domain/asignaturas/descripcion.ts'
import { fueraDeOrden, numeroDeCursos } from '@malla/domain/asignaturas/problemas.ts'
import { hojas, isGrupo } from '@malla/domain/asignaturas/requisitos.ts'
import { totalesDe } from '@malla/domain/malla/totales.ts'
import { clasesDeHora, horasEnCorto } from '@malla/domain/planes/clasesDeHora.ts'
import { comienzo } from '@malla/domain/texto/cortar.ts'
import type { SeccionDocumento } from '../document.ts'
import { numero, palabrasMayores } from '../formato.ts'
import { papelDeMalla } from '../malla/disponer.ts'
import type {
  AreaMalla,
  BloqueMalla,
  ClaseLinea,
  CursoMalla,
  GrupoMalla,
  LineaMalla,
} from '../malla/malla.ts'
import { textos } from '../textos.ts'
import { escribirCreditos, porCiclos, porSecciones, tieneCreditos } from './cursos.ts'
import type { AreaInforme, AsignaturaInforme, DatosPlan } from './datos.ts'
import { cuantosCursos, palabrasDe } from './palabras.ts'

const t = textos.malla

/** The page of the malla, on the smaller paper on which it reads well; none for a plan without courses. */
export const paginaDeMalla = (d: DatosPlan, titulo: string, subtitulo: string): SeccionDocumento[] => {
  if (d.asignaturas.length === 0) return []
  const malla = mallaDePlan(d, titulo, subtitulo)
  return [{ papel: papelDeMalla(malla), horizontal: true, pie: null, bloques: [malla] }]
}

/** The malla of a plan: its cycles and sections of electives as columns, its areas, its requisites as lines. */
export const mallaDePlan = (d: DatosPlan, titulo: string, subtitulo: string): BloqueMalla => {
  const ciclos = porCiclos(d)
  const secciones = porSecciones(d)
  const usadas = d.areas.filter(a => d.asignaturas.some(c => c.areacurso_id === a.id))
  const areas = areasDeMalla(usadas)
  const areaDe = new Map<Id | null, number>(usadas.map((u, i) => [u.id, i]))
  const creditos = escribirCreditos(d)
  const dichos = new Map(d.asignaturas.map(a => [a.id, a.codigo ?? a.nombre]))
  const clases = clasesDeHora(d.asignaturas)
  const curso = (a: AsignaturaInforme): CursoMalla => ({
    ...cursoDeMalla(a, creditos, id => dichos.get(id) ?? null),
    horas: horasEnCorto(a, clases),
    area: areaDe.get(a.areacurso_id) ?? null,
  })
  const grupos: GrupoMalla[] = [
    ...ciclos.map(c => ({
      nombre: c.nombre,
      detalle: detalleDeCiclo(d, c.asignaturas),
      electivo: false,
      cursos: c.asignaturas.map(curso),
    })),
    ...secciones.map(s => ({
      nombre: s.nombre,
      detalle: detalleDeSeccion(d, s.creditos_requeridos, s.asignaturas.length),
      electivo: true,
      cursos: s.asignaturas.map(curso),
    })),
  ]
  return { tipo: 'malla', nivel: 1, titulo, subtitulo, grupos, areas, lineas: lineasDePlan(d) }
}

const detalleDeCiclo = (d: DatosPlan, cursos: readonly AsignaturaInforme[]): string => {
  const s = totalesDe(cursos)
  return [
    ...(s.creditos === null ? [] : [t.creditos(escribirCreditos(d)(s.creditos))]),
    ...(s.horas > 0 ? [t.horas(numero(s.horas))] : []),
  ].join(' · ')
}

const detalleDeSeccion = (d: DatosPlan, requeridos: number | null, cursos: number): string => {
  const electivos = t.electivos(palabrasDe(d.institucion).terminacion)
  return requeridos === null || !tieneCreditos(d)
    ? `${electivos} · ${cuantosCursos(cursos, d.institucion)}`
    : `${electivos} · ${t.creditos(escribirCreditos(d)(requeridos))}`
}

const cursoDeMalla = (
  a: AsignaturaInforme,
  creditos: (n: number) => string,
  nombreDe: NombreDe,
): Omit<CursoMalla, 'horas' | 'area'> => ({
  id: a.id,
  codigo: a.codigo,
  nombre: a.nombre,
  creditos: a.credits === null ? null : t.creditos(creditos(a.credits)),
  nota: notaDe(a.requisitos),
  pide: describirImpreso(a.requisitos, nombreDe),
})

/** What a course asks for that no line can show. */
const notaDe = (r: Requisito | null): string | null => {
  const notas = [...hojas(r)].flatMap(h => {
    if (h.tipo === 'creditos') return [t.creditos(numero(h.creditos))]
    return h.tipo === 'texto' ? [h.texto] : []
  })
  return notas.length ? `${t.pide} ${notas.join(', ')}` : null
}

/** Colours as the areas say, free ones for the others, and hollow from the second time on; initials short, each only once. */
const areasDeMalla = (areas: readonly AreaInforme[]): AreaMalla[] => {
  const tomados = new Set(areas.map(a => a.color))
  const libres = [1, 2, 3, 4, 5, 6, 7, 8].filter(c => !tomados.has(c))
  const colores = new Set<number>()
  const usadas = new Set<string>()
  return areas.map((a, i) => {
    const siglas = candidatas(a).find(s => !usadas.has(s)) ?? `${i + 1}`
    usadas.add(siglas)
    const color = a.color ?? libres.shift() ?? (i % 8) + 1
    const hueca = colores.has(color)
    colores.add(color)
    return { nombre: a.nombre, siglas, color, hueca }
  })
}

const candidatas = (a: AreaInforme): string[] => {
  const palabras = palabrasMayores(a.nombre)
  const iniciales = palabras.map(p => [...p][0] ?? '').join('')
  const primera = palabras[0] ?? ''
  const letras = [primera.length <= 5 ? 5 : 3, 4, 5, 6, 7, 8].map(n => comienzo(primera, n))
  const propia = comienzo(a.abreviatura?.trim() ?? '', 6)
  const derivadas = palabras.length > 1 ? [comienzo(iniciales, 4), ...letras] : letras
  return [...(propia ? [propia] : []), ...derivadas.filter(s => s.length > 1).map(s => s.toUpperCase())]
}

/** One line for every course that a requisite names; those that come too late (domain: fueraDeOrden) are marked. */
const lineasDePlan = (d: DatosPlan): LineaMalla[] => {
  const numeroDe = numeroDeCursos(d.asignaturas, d.ciclos)
  const existen = new Set(d.asignaturas.map(a => a.id))
  return d.asignaturas.flatMap(a => {
    const tarde = new Set(
      fueraDeOrden(a.requisitos, numeroDe(a.id), numeroDe).map(h =>
        h.tipo === 'curso' ? h.asignatura_id : 0,
      ),
    )
    const clases = new Map(nombrados(a.requisitos, false).map(n => [n.id, n.clase]))
    return [...clases]
      .filter(([id]) => existen.has(id) && id !== a.id)
      .map(([id, clase]) => ({
        desde: id,
        hasta: a.id,
        clase: tarde.has(id) ? ('contraria' as const) : clase,
      }))
  })
}

const nombrados = (r: Requisito | null, alternativa: boolean): { id: Id; clase: ClaseLinea }[] => {
  if (!r) return []
  if (!isGrupo(r)) {
    return r.tipo === 'curso' ? [{ id: r.asignatura_id, clase: alternativa ? 'alternativa' : r.modo }] : []
  }
  return r.de.flatMap(parte => nombrados(parte, alternativa || (r.tipo === 'o' && r.de.length > 1)))
}
