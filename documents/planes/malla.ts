import type { Id, Requisito } from '@malla/domain/asignaturas/asignatura.ts'
import { hojas } from '@malla/domain/asignaturas/requisitos.ts'
import type { SeccionDocumento } from '../document.ts'
import { cuantos, decimalesDe, numero, palabrasMayores } from '../formato.ts'
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
import { porCiclos, porSecciones, sumar, tieneCreditos } from './cursos.ts'
import type { AreaInforme, AsignaturaInforme, DatosPlan } from './datos.ts'

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
  const curso = (a: AsignaturaInforme) =>
    cursoDeMalla(
      d,
      a,
      usadas.findIndex(u => u.id === a.areacurso_id),
    )
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

const decimales = (d: DatosPlan): number => decimalesDe(d.asignaturas.map(a => a.credits))

const detalleDeCiclo = (d: DatosPlan, cursos: readonly AsignaturaInforme[]): string => {
  const s = sumar(cursos)
  const horas = t.horas(numero(s.horastotal))
  return tieneCreditos(d) ? `${t.creditos(numero(s.credits, decimales(d)))} · ${horas}` : horas
}

const detalleDeSeccion = (d: DatosPlan, requeridos: number | null, cursos: number): string =>
  requeridos === null || !tieneCreditos(d)
    ? `${t.electivos} · ${cuantos(cursos, 'curso', 'cursos')}`
    : `${t.electivos} · ${t.creditos(numero(requeridos, decimales(d)))}`

const cursoDeMalla = (d: DatosPlan, a: AsignaturaInforme, area: number): CursoMalla => ({
  id: a.id,
  codigo: a.codigo,
  nombre: a.nombre,
  creditos: a.credits === null ? null : t.creditos(numero(a.credits, decimales(d))),
  horas: `T${numero(a.horasteoria)} P${numero(a.horaspractica)} V${numero(a.horasvirtual)}`,
  area: area === -1 ? null : area,
  nota: notaDe(a.requisitos),
})

/** What a course asks for that no line can show. */
const notaDe = (r: Requisito | null): string | null => {
  const notas = [...hojas(r)].flatMap(h => {
    if (h.tipo === 'creditos') return [t.creditosAprobados(numero(h.creditos))]
    return h.tipo === 'texto' ? [h.texto] : []
  })
  return notas.length ? `${t.pide} ${notas.join(', ')}` : null
}

/** Colours as the areas say, free ones for the others; initials short and each only once. */
const areasDeMalla = (areas: readonly AreaInforme[]): AreaMalla[] => {
  const tomados = new Set(areas.map(a => a.color))
  const libres = [1, 2, 3, 4, 5, 6, 7, 8].filter(c => !tomados.has(c))
  const usadas = new Set<string>()
  return areas.map((a, i) => {
    const siglas = candidatas(a).find(s => !usadas.has(s)) ?? `${i + 1}`
    usadas.add(siglas)
    return { nombre: a.nombre, siglas, color: a.color ?? libres.shift() ?? (i % 8) + 1 }
  })
}

const candidatas = (a: AreaInforme): string[] => {
  const palabras = palabrasMayores(a.nombre)
  const iniciales = palabras.map(p => p[0] ?? '').join('')
  const primera = palabras[0] ?? ''
  const letras = [primera.length <= 5 ? 5 : 3, 4, 5, 6, 7, 8].map(n => primera.slice(0, n))
  const propia = a.abreviatura?.trim().slice(0, 6)
  const derivadas = palabras.length > 1 ? [iniciales.slice(0, 4), ...letras] : letras
  return [...(propia ? [propia] : []), ...derivadas.filter(s => s.length > 1).map(s => s.toUpperCase())]
}

/** One line for every course that a requisite names; of several for the same pair, the strictest. */
const lineasDePlan = (d: DatosPlan): LineaMalla[] => {
  const numeros = new Map(d.ciclos.map(c => [c.id, c.numero]))
  const cursos = new Map(d.asignaturas.map(a => [a.id, a]))
  const ciclo = (id: Id): number | null => numeros.get(cursos.get(id)?.ciclo_id ?? -1) ?? null
  const lineas = new Map<string, LineaMalla>()
  for (const a of d.asignaturas) {
    for (const { id, clase } of nombrados(a.requisitos, false)) {
      if (!cursos.has(id) || id === a.id) continue
      const tarde = estaTarde(ciclo(id), ciclo(a.id), clase)
      lineas.set(`${id} ${a.id}`, { desde: id, hasta: a.id, clase: tarde ? 'contraria' : clase })
    }
  }
  return [...lineas.values()]
}

const estaTarde = (requisito: number | null, curso: number | null, clase: ClaseLinea): boolean => {
  if (requisito === null || curso === null) return false
  return clase === 'simultaneo' ? requisito > curso : requisito >= curso
}

const nombrados = (r: Requisito | null, alternativa: boolean): { id: Id; clase: ClaseLinea }[] => {
  if (!r) return []
  if (r.tipo === 'curso') {
    if (alternativa) return [{ id: r.asignatura_id, clase: 'alternativa' }]
    return [{ id: r.asignatura_id, clase: r.modo }]
  }
  if (!('de' in r)) return []
  return r.de.flatMap(parte => nombrados(parte, alternativa || (r.tipo === 'o' && r.de.length > 1)))
}
