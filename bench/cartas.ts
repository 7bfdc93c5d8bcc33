import { pdfCartas } from '@malla/documents/asignaturas/pdfCarta.ts'
import type { AsignaturaInforme, DatosPlan } from '@malla/documents/planes/datos.ts'
import { texto } from './texto.ts'

/** Four paragraphs a course; `edicion` changes the sumilla of the course in the middle, `vuelta` all. */
export interface Pedido {
  n: number
  vuelta: number
  edicion: number
}
/** The four paragraphs of a course. */
export const parrafos = ({ n, vuelta, edicion }: Pedido, i: number): string[] => {
  const primero = (vuelta * n + i) * 4
  const otro = i === n >> 1 ? edicion * 1_000_000 : 0
  return [texto(primero + otro), ...[1, 2, 3].map(k => texto(primero + k))]
}

/** A plan of `n` courses. */
export function datos(n: number): DatosPlan {
  const ciclos = Array.from({ length: 10 }, (_, i) => ({
    id: i + 1,
    numero: i + 1,
    nombre: String(i + 1),
    descripcion: `Ciclo ${i + 1}`,
  }))
  const asignaturas: AsignaturaInforme[] = Array.from({ length: n }, (_, i) => ({
    id: i + 1,
    nombre: `Fundamentos de la disciplina número ${i + 1}`,
    codigo: `COD-${100 + i}`,
    ciclo_id: (i % 10) + 1,
    seccion_id: null,
    orden: Math.floor(i / 10),
    credits: 4,
    horasteoria: 3,
    horaspractica: 2,
    horasvirtual: 0,
    requisitos: i >= 10 ? { tipo: 'curso', asignatura_id: i - 9, modo: 'previo' } : null,
    areacurso_id: 1,
    tipocurso_id: null,
    tipologiaespecial_id: null,
    tipoestudio: null,
    modalidad: null,
  }))
  return {
    institucion: { razonsocial: 'Universidad de Medida', tipo: 'Universidad', imagen: null },
    facultad: 'Ingeniería',
    nivel: 'Pregrado',
    modalidad: 'Presencial',
    programa: 'Sistemas',
    full_name: 'Plan 2026',
    numero: null,
    numero_resolucion: null,
    fecha_resolucion: null,
    fechacese: null,
    regimen: 'Semestre',
    ciclosporanio: 2,
    maxciclos: 10,
    repeticiones: 3,
    duracion: '5 años',
    semanas: 16,
    horas_credito_teoria: 16,
    horas_credito_practica: 32,
    creditos_totales: 200,
    creditos_generales: 35,
    creditos_electivos: null,
    ciclos,
    secciones: [],
    asignaturas,
    areas: [{ id: 1, nombre: 'Sistemas', abreviatura: 'SIS', color: 1 }],
    tipos: [],
    tipologias: [],
    emitido: null,
  }
}

/** The cartas of all its courses, as the product makes them. */
export const documento = (p: Pedido) => {
  const d = datos(p.n)
  return pdfCartas(
    d,
    d.asignaturas.map((a, i) => {
      const [sumilla, ...contenidos] = parrafos(p, i)
      return {
        asignatura_id: a.id,
        sumilla: sumilla ?? null,
        unidadesaprendizaje: contenidos.map((texto, u) => ({
          nombre: `Unidad ${u + 1}`,
          contenidos: texto,
          semanas: [u * 2 + 2, u * 2 + 3],
        })),
        evaluacion: [
          { criterio: 'Prácticas', peso: 60 },
          { criterio: 'Examen', peso: 40 },
        ],
        bibliografia: 'Autor, A. (2024). Título del libro. Editorial.',
      }
    }),
  )
}

export const ESTILO =
  'body{font:11pt/1.4 serif;text-align:justify;hyphens:auto}table{width:100%;border-collapse:collapse}td,th{border-bottom:1px solid #ccc;padding:4px}'

/** The same words as a page for the browser to print. */
export function pagina(p: Pedido): string {
  const course = (i: number): string => {
    const [sumilla, ...contenidos] = parrafos(p, i)
    return `<section id="c${i}" style="break-before:page"><h1>Fundamentos de la disciplina número ${i + 1}</h1><p>COD-${100 + i} · Sistemas · Ciclo ${(i % 10) + 1}</p>
    <table><tr><th>Créditos</th><th>Teoría</th><th>Práctica</th><th>Virtual</th></tr><tr><td>4</td><td>3</td><td>2</td><td>0</td></tr></table>
    <h2>Sumilla</h2><p>${sumilla}</p><h2>Contenidos</h2><table>${contenidos.map((t, u) => `<tr><td>Unidad ${u + 1}</td><td>${t}</td></tr>`).join('')}</table>
    <h2>Evaluación</h2><table><tr><td>Prácticas</td><td>60 %</td></tr><tr><td>Examen</td><td>40 %</td></tr></table><h2>Bibliografía</h2><p>Autor, A. (2024). Título del libro.</p></section>`
  }
  const cursos = Array.from({ length: p.n }, (_, i) => i)
  return `<!doctype html><html lang="es"><title>Cartas</title><style>${ESTILO}</style><body><h1>Índice</h1><ol>${cursos.map(i => `<li><a href="#c${i}">Fundamentos de la disciplina número ${i + 1}</a></li>`).join('')}</ol>${cursos.map(course).join('')}</body></html>`
}
