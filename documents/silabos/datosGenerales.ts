import { horasTotales } from '@malla/domain/asignaturas/horas.ts'
import { formatFecha } from '@malla/domain/texto/fechas.ts'
import { dato, datoSi } from '../bloques.ts'
import type { Bloque, Dato } from '../document.ts'
import { numero } from '../formato.ts'
import { palabrasDe } from '../planes/palabras.ts'
import type { DatosSilabo, HojaDeSilabos } from './datos.ts'
import { textosDeSilabo as t } from './textos.ts'

/** «SIS-304 · Ingeniería de Sistemas · Ciclo V · 2026-I». */
export const senasDe = (hoja: HojaDeSilabos, { curso, periodo }: DatosSilabo): string =>
  [curso.codigo, hoja.programa, curso.grupo, periodo?.nombre].filter(Boolean).join(' · ')

/** Hours of the week by their kind; of a course to which none are given nothing is said. */
const horasDe = (curso: DatosSilabo['curso']): Dato[] => {
  const total = horasTotales(curso)
  if (total === 0) return []
  return [
    dato(t.teoria, numero(curso.horasteoria)),
    dato(t.practica, numero(curso.horaspractica)),
    ...(curso.horasvirtual > 0 ? [dato(t.virtual, numero(curso.horasvirtual))] : []),
    dato(t.horasSemanales, numero(total)),
  ]
}

/** Credits, hours and weeks of the course in a strip. */
export const cifrasDe = ({ curso, estructura }: DatosSilabo): Bloque => ({
  tipo: 'franja',
  datos: [
    ...(curso.credits === null ? [] : [dato(t.creditos, numero(curso.credits))]),
    ...horasDe(curso),
    dato(t.semanas, numero(estructura.semanas)),
  ],
})

const fechasDe = ({ periodo }: DatosSilabo): Dato[] =>
  periodo ? [dato(t.fechas, `${formatFecha(periodo.fechainicio)} al ${formatFecha(periodo.fechafin)}`)] : []

/** What the plan says of the course, and who teaches it. */
export const fichaDe = (hoja: HojaDeSilabos, s: DatosSilabo): Bloque => {
  const { curso } = s
  const palabras = palabrasDe(hoja.institucion)
  return {
    tipo: 'ficha',
    columnas: 2,
    datos: [
      ...datoSi(palabras.facultad, hoja.facultad),
      dato(t.programa, hoja.programa),
      dato(t.plan, hoja.full_name),
      ...datoSi(t.codigo, curso.codigo),
      ...datoSi(palabras.delPlan, curso.grupo),
      ...datoSi(palabras.delCalendario, s.periodo?.nombre ?? null),
      ...fechasDe(s),
      ...datoSi(t.tipo, curso.tipo),
      ...datoSi(t.modalidad, curso.modalidad),
      dato(t.requisitos, curso.requisitos || t.ninguno),
      dato(t.docentes(s.docentes.length), s.docentes.join('\n') || t.porAsignar),
    ],
  }
}
