import type { CursoDeDemo } from './plan.ts'

const ESTUDIOS = { g: 'general', e: 'especifico', s: 'especialidad' } as const
const COLUMNAS = 8

const numeros = (escrito: string): number[] => escrito.split(' ').map(Number)

function leerFila(linea: string): CursoDeDemo {
  const [codigo = '', nombre = '', horas = '', credits = '', area = '', estudio = '', ...resto] = linea
    .split('|')
    .map(celda => celda.trim())
  const [requisitos, tipologia] = resto
  const [teoria, practica, virtual = 0] = numeros(horas)
  const tipoestudio = ESTUDIOS[estudio as keyof typeof ESTUDIOS]
  if (resto.length > COLUMNAS - 6 || !nombre || [teoria, practica, virtual].some(n => !Number.isFinite(n)))
    throw new Error(`the demonstration has a line that is no course: «${linea}»`)
  return {
    codigo: codigo || null,
    nombre,
    horas: [teoria!, practica!, virtual],
    credits: credits === '' ? null : Number(credits),
    area,
    ...(requisitos ? { requisitos } : {}),
    ...(tipologia ? { tipologia } : {}),
    ...(tipoestudio ? { tipoestudio } : {}),
  }
}

/**
 * Courses written one a line, as in a plan on paper: `code | name | theory practice virtual | credits | area's abbreviation |
 * g, e or s (general, specific, speciality) | requisites | special typology`. Cells at the end may be left out; code and credits
 * may be empty. As the bar parts cells, alternatives among requisites are written «o».
 */
export const cursos = (tabla: string): CursoDeDemo[] =>
  tabla
    .split('\n')
    .filter(linea => linea.trim() !== '')
    .map(leerFila)
