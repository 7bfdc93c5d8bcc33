import type { DatosPlan } from '@malla/documents/planes/datos.ts'
import type { DatosSilabo, SilaboEnHoja } from '@malla/documents/silabos/datos.ts'
import type { ContenidoDeSilabo, Unidad } from '@malla/domain/silabos/contenido.ts'
import { ESTRUCTURA_INICIAL } from '@malla/domain/silabos/estructura.ts'
import { referenciaNueva } from '@malla/domain/silabos/referencia.ts'
import { renumerar } from '@malla/domain/silabos/semanas.ts'
import { texto } from './texto.ts'

/** Full syllabi of about four pages each, no sentence twice. */

const UNIDADES = 4
const SEMANAS_POR_UNIDAD = 4
/** Sentences that a syllabus takes; each has its own numbers. */
const POR_SILABO = 1000

const frase = (curso: number, vuelta: number, n: number, largo?: number): string => {
  const entera = texto(5_000_000 + (vuelta * 1000 + curso) * POR_SILABO + n)
  return largo === undefined ? entera : `${entera.slice(0, largo).trimEnd()}.`
}
const p = (t: string): string => `<p>${t}</p>`

function contenido(curso: number, vuelta: number): ContenidoDeSilabo {
  const f = (n: number, largo?: number) => frase(curso, vuelta, n, largo)
  const unidades = Array.from(
    { length: UNIDADES },
    (_, u): Unidad => ({
      id: `u${u}`,
      nombre: f(u, 40),
      resultado: p(f(10 + u, 160)),
      semanas: Array.from({ length: SEMANAS_POR_UNIDAD }, (_, s) => {
        const n = 100 + (u * SEMANAS_POR_UNIDAD + s) * 5
        return {
          id: `s${u}${s}`,
          numero: 0,
          contenidos: p(f(n, 150)),
          actividades: p(f(n + 1, 90)),
          recursos: p(f(n + 2, 40)),
          evidencias: p(f(n + 3, 40)),
          horas: null,
        }
      }),
    }),
  )
  return {
    competencias: [1, 2].map(i => ({ id: `c${i}`, competencia_id: null, texto: p(f(20 + i)) })),
    resultados: [1, 2, 3].map(i => ({ id: `r${i}`, competencia_id: null, texto: p(f(30 + i)) })),
    unidadesaprendizaje: renumerar(unidades),
    metodologia: [1, 2].map(i => p(f(40 + i))).join(''),
    evaluacion: {
      lineas: [25, 25, 20, 30].map((peso, i) => ({
        id: `e${i}`,
        nombre: f(50 + i, 30),
        instrumento: 'Rúbrica',
        peso,
        unidad_id: null,
      })),
      texto: p(f(60)),
    },
    bibliografia: [1, 2, 3, 4, 5, 6].map(i => ({
      ...referenciaNueva(`b${i}`, 'libro'),
      texto: f(70 + i, 140),
    })),
    investigacionFormativa: p(f(80)),
    tutoria: p(f(81)),
  }
}

/** A syllabus for each course of a plan. */
export const silabosDelDiseno = (plan: DatosPlan, vuelta: number): SilaboEnHoja[] =>
  plan.asignaturas.map((a, i) => ({ hoja: { ...plan, imagenes: {} }, datos: silaboDe(a, i, vuelta) }))

const silaboDe = (a: DatosPlan['asignaturas'][number], i: number, vuelta: number): DatosSilabo => ({
  curso: {
    id: a.id,
    nombre: a.nombre,
    codigo: a.codigo,
    credits: a.credits,
    horasteoria: a.horasteoria,
    horaspractica: a.horaspractica,
    horasvirtual: a.horasvirtual,
    grupo: `Ciclo ${(i % 10) + 1}`,
    tipo: 'Obligatorio',
    modalidad: 'Presencial',
    requisitos: '',
  },
  periodo: { nombre: '2026-I', fechainicio: '2026-03-16', fechafin: '2026-07-10' },
  docentes: ['Ana Núñez Quispe'],
  estado: 'entregado',
  aprobado: null,
  estructura: ESTRUCTURA_INICIAL,
  carta: { sumilla: p(frase(i, vuelta, 1)) },
  contenido: contenido(i, vuelta),
  competencias: [],
  codigos: {},
})

/** The same words as a page for the browser to print. */
export function paginaDeSilabo(nombre: string, curso: number, vuelta: number): string {
  const c = contenido(curso, vuelta)
  const filas = c.unidadesaprendizaje!.map(
    u =>
      `<h3>${u.nombre}</h3>${u.resultado}<table><tr><th>Semana</th><th>Contenidos</th><th>Actividades</th><th>Recursos</th><th>Evidencias</th><th>Horas</th></tr>${u.semanas
        .map(
          s =>
            `<tr><td>${s.numero}</td><td>${s.contenidos}</td><td>${s.actividades}</td><td>${s.recursos}</td><td>${s.evidencias}</td><td>5</td></tr>`,
        )
        .join('')}</table>`,
  )
  const logros = (lista: { texto: string }[]) => lista.map(l => `<li>${l.texto}</li>`).join('')
  return `<section style="break-before:page"><h1>${nombre}</h1><h2>Sumilla</h2>${p(frase(curso, vuelta, 1))}<h2>Competencias</h2><ul>${logros(c.competencias!)}</ul><h2>Resultados</h2><ul>${logros(c.resultados!)}</ul><h2>Programación</h2>${filas.join('')}<h2>Metodología</h2>${c.metodologia}<h2>Evaluación</h2><table>${c
    .evaluacion!.lineas.map(l => `<tr><td>${l.nombre}</td><td>${l.instrumento}</td><td>${l.peso} %</td></tr>`)
    .join(
      '',
    )}</table>${c.evaluacion!.texto}<h2>Bibliografía</h2>${c.bibliografia!.map(b => p(b.texto)).join('')}<h2>Investigación formativa</h2>${c.investigacionFormativa}<h2>Tutoría</h2>${c.tutoria}</section>`
}
