import { creditosDePlan } from '@malla/documents/planes/cursos.ts'
import type { AsignaturaInforme, DatosInstitucion } from '@malla/documents/planes/datos.ts'
import { hojas } from '@malla/domain/asignaturas/requisitos.ts'
import type { PlanPublico } from '../planPublico.queries.ts'
import { caminoPublico } from '../publicadoras.queries.ts'
import { caminoDeCurso } from './malla.ts'
import type { Sitio } from './marco.ts'

/** Plans and courses in the words of schema.org, for whoever reads pages by machine. */

const CASAS: Readonly<Record<DatosInstitucion['tipo'], string>> = {
  Universidad: 'CollegeOrUniversity',
  Instituto: 'EducationalOrganization',
  Colegio: 'School',
}

const casaEnDatos = ({ publicUrl }: Sitio, { casa, datos }: PlanPublico) => ({
  '@type': CASAS[datos.institucion.tipo],
  name: casa.nombre,
  url: publicUrl + caminoPublico(casa.nombre_corto),
})

const creditosDe = (n: number | null) => (n === null ? {} : { numberOfCredits: n })

export const programaEnDatos = (
  sitio: Sitio,
  p: PlanPublico,
  nombre: string,
  descripcion: string,
): object => ({
  '@context': 'https://schema.org',
  '@type': 'EducationalOccupationalProgram',
  name: nombre,
  description: descripcion,
  url: sitio.publicUrl + caminoPublico(p.casa.nombre_corto, p.direccion),
  inLanguage: 'es',
  provider: casaEnDatos(sitio, p),
  ...creditosDe(creditosDePlan(p.datos)),
  hasCourse: p.datos.asignaturas.map(a => ({
    '@type': 'Course',
    name: a.nombre,
    ...(a.codigo ? { courseCode: a.codigo } : {}),
    ...creditosDe(a.credits),
    url: sitio.publicUrl + caminoDeCurso(p, a.id),
    provider: casaEnDatos(sitio, p),
  })),
})

export const cursoEnDatos = (
  sitio: Sitio,
  p: PlanPublico,
  a: AsignaturaInforme,
  descripcion: string,
): object => {
  const nombres = new Map(p.datos.asignaturas.map(x => [x.id, x.nombre]))
  const previos = [...hojas(a.requisitos)].flatMap(h =>
    h.tipo === 'curso' ? (nombres.get(h.asignatura_id) ?? []) : [],
  )
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: a.nombre,
    description: descripcion,
    url: sitio.publicUrl + caminoDeCurso(p, a.id),
    inLanguage: 'es',
    ...(a.codigo ? { courseCode: a.codigo } : {}),
    ...creditosDe(a.credits),
    ...(previos.length > 0 ? { coursePrerequisites: previos } : {}),
    provider: casaEnDatos(sitio, p),
  }
}
