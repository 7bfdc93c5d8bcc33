import type { Requisito, TipoEstudio } from '@malla/domain/asignaturas/asignatura.ts'
import type { AsignaturaInforme, DatosPlan } from '../planes/datos.ts'

/**
 * A plan written as tables of text, for tests: groups of lines
 * `código | nombre | créditos | T | P | V | área | tipo de estudios | requisitos`. Requisites: codes (or names) parted by `;`, `~`
 * before one that may be taken together, `A/B` for one of several, a number for approved credits, anything else a kept text.
 */
export interface PlanEscrito {
  datos: Partial<Omit<DatosPlan, 'ciclos' | 'secciones' | 'asignaturas' | 'areas' | 'tipos'>>
  ciclos: readonly (readonly [nombre: string, cursos: string])[]
  secciones: readonly (readonly [nombre: string, requeridos: number | null, cursos: string])[]
}

const tipos = [
  { id: 1, nombre: 'Obligatorio' },
  { id: 2, nombre: 'Electivo' },
]
const estudios: Record<string, TipoEstudio> = { G: 'general', E: 'especifico', S: 'especialidad' }

const lineas = (cursos: string): string[] => cursos.split('\n').filter(l => l.trim())

export const planDe = (escrito: PlanEscrito): DatosPlan => {
  const areas = new Map<string, number>()
  const claves = new Map<string, number>()
  const pendientes: [AsignaturaInforme, string][] = []
  const leer = (linea: string, orden: number, ciclo: number | null, seccion: number | null) => {
    const [codigo, nombre, credits, t, p, v, area, estudio, requisitos] = linea.split('|').map(x => x.trim())
    const id = pendientes.length + 101
    if (area && !areas.has(area)) areas.set(area, areas.size + 1)
    claves.set(codigo || nombre || '', id)
    const curso: AsignaturaInforme = {
      id,
      nombre: nombre ?? '',
      codigo: codigo || null,
      ciclo_id: ciclo,
      seccion_id: seccion,
      orden,
      horasteoria: Number(t),
      horaspractica: Number(p),
      horasvirtual: Number(v),
      credits: credits ? Number(credits) : null,
      requisitos: null,
      areacurso_id: areas.get(area ?? '') ?? null,
      tipocurso_id: seccion === null ? 1 : 2,
      tipologiaespecial_id: null,
      tipoestudio: estudios[estudio ?? ''] ?? null,
      modalidad: null,
    }
    pendientes.push([curso, requisitos ?? ''])
  }
  escrito.ciclos.forEach(([, cursos], i) => {
    lineas(cursos).forEach((l, orden) => {
      leer(l, orden, i + 1, null)
    })
  })
  escrito.secciones.forEach(([, , cursos], i) => {
    lineas(cursos).forEach((l, orden) => {
      leer(l, orden, null, i + 1)
    })
  })
  return {
    ...vacio,
    ...escrito.datos,
    ciclos: escrito.ciclos.map(([nombre], i) => ({ id: i + 1, numero: i + 1, nombre, descripcion: nombre })),
    secciones: escrito.secciones.map(([nombre, creditos_requeridos], i) => ({
      id: i + 1,
      nombre,
      creditos_requeridos,
    })),
    asignaturas: pendientes.map(([curso, texto]) => ({ ...curso, requisitos: requisitosDe(texto, claves) })),
    areas: [...areas].map(([nombre, id]) => ({ id, nombre, abreviatura: null, color: null })),
    tipos,
  }
}

const hoja = (texto: string, claves: ReadonlyMap<string, number>): Requisito => {
  const modo = texto.startsWith('~') ? 'simultaneo' : 'previo'
  const clave = texto.replace(/^~/, '')
  const asignatura_id = claves.get(clave)
  if (asignatura_id !== undefined) return { tipo: 'curso', asignatura_id, modo }
  return /^\d+$/.test(clave)
    ? { tipo: 'creditos', creditos: Number(clave) }
    : { tipo: 'texto', texto: clave, modo }
}

const requisitosDe = (texto: string, claves: ReadonlyMap<string, number>): Requisito | null => {
  const partes = texto
    .split(';')
    .filter(Boolean)
    .map(parte => {
      const opciones = parte.split('/').map(x => hoja(x.trim(), claves))
      return opciones.length > 1 ? ({ tipo: 'o', de: opciones } as const) : opciones[0]!
    })
  if (partes.length < 2) return partes[0] ?? null
  return { tipo: 'y', de: partes }
}

const vacio: DatosPlan = {
  institucion: { razonsocial: 'Universidad Andina', tipo: 'Universidad', imagen: null },
  facultad: null,
  nivel: null,
  modalidad: null,
  programa: 'Programa',
  full_name: 'Plan de estudios',
  numero: null,
  numero_resolucion: null,
  fecha_resolucion: null,
  fechacese: null,
  regimen: null,
  ciclosporanio: null,
  maxciclos: null,
  repeticiones: null,
  duracion: null,
  semanas: null,
  horas_credito_teoria: null,
  horas_credito_practica: null,
  creditos_totales: null,
  creditos_generales: null,
  creditos_electivos: null,
  ciclos: [],
  secciones: [],
  asignaturas: [],
  areas: [],
  tipos: [],
  tipologias: [],
  emitido: '2026-11-21',
}
