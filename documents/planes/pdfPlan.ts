import { totalesDe, totalesDePlan } from '@malla/domain/malla/totales.ts'
import { computoDePlan, reglaDeHoras } from '@malla/domain/planes/computo.ts'
import { dato, datoSi, hojaA4, nota, titulo } from '../bloques.ts'
import type { Bloque, Dato, Documento } from '../document.ts'
import { cuantos, fechaLarga, numero } from '../formato.ts'
import { textos } from '../textos.ts'
import {
  cuentasDePlan,
  escribirCreditos,
  porCiclos,
  porSecciones,
  type SeccionCursos,
  tieneCreditos,
  tieneHoras,
} from './cursos.ts'
import type { DatosPlan } from './datos.ts'
import { avisoDeCese, firmasDe, hojaDePlan } from './hoja.ts'
import { paginaDeMalla } from './malla.ts'
import { cuantosCursos, palabrasDe } from './palabras.ts'
import { resumenDePlan } from './resumen.ts'
import { type TablaDeCursos, tablasDeCursos } from './tablaCursos.ts'

const t = textos.plan

/**
 * The plan of studies as it is approved and filed: cover, contents, general data, the courses cycle by cycle, the electives by
 * section, the sums, and the malla on a page of its own.
 */
export const pdfPlan = (d: DatosPlan): Documento => {
  const tablaDe = tablasDeCursos(d, { clasificacion: true })
  return hojaDePlan(d, t.titulo, {
    portada: {
      antetitulo: [d.facultad, d.nivel].filter(Boolean).join(' · '),
      titulo: d.full_name,
      subtitulo: d.programa,
      datos: [
        ...datosDeResolucion(d),
        ...datoSi(t.modalidad, d.modalidad),
        ...datoSi(t.cese, d.fechacese && fechaLarga(d.fechacese)),
      ],
    },
    indice: 2,
    secciones: [
      hojaA4([
        ...avisoDeCese(d),
        titulo(1, 'seccion', t.datosGenerales),
        cifrasDePlan(d),
        ...cuentaDeHoras(d),
        fichaDe(datosGenerales(d)),
        ...cursosPorCiclo(d, tablaDe),
        ...electivosPorSeccion(d, tablaDe),
        ...resumenDePlan(d),
        ...firmasDe(d),
      ]),
      ...paginaDeMalla(d, t.malla, `${d.programa} · ${d.full_name}`),
    ],
  })
}

const conHoras = (n: number | null): string | null => (n === null ? null : cuantos(n, 'hora', 'horas'))
const conNumero = (n: number | null): string | null => (n === null ? null : numero(n))

const datosDeResolucion = (d: DatosPlan): Dato[] => [
  dato(t.resolucion, d.numero_resolucion),
  ...datoSi(t.fechaResolucion, d.fecha_resolucion && fechaLarga(d.fecha_resolucion)),
]

/** The regulator's header of a plan (SUNEDU, format C1, 1 and 2), as far as the plan says it. */
export const datosGenerales = (d: DatosPlan): Dato[] => [
  ...datoSi(palabrasDe(d.institucion).facultad, d.facultad),
  ...datoSi(t.nivel, d.nivel),
  dato(t.programa, d.programa),
  ...datoSi(t.modalidad, d.modalidad),
  dato(t.denominacion, d.full_name),
  ...datoSi(t.numero, d.numero),
  ...datosDeResolucion(d),
  ...datoSi(t.cese, d.fechacese && fechaLarga(d.fechacese)),
  ...datoSi(t.regimen, d.regimen),
  ...datoSi(t.duracion, d.duracion),
  ...datoSi(t.porAnio, conNumero(d.ciclosporanio)),
  ...datoSi(t.maximo(palabrasDe(d.institucion).periodos), conNumero(d.maxciclos)),
  ...datoSi(t.repeticiones(palabrasDe(d.institucion).curso), conNumero(d.repeticiones)),
  ...datoSi(t.semanas, conNumero(d.semanas)),
  ...(tieneCreditos(d)
    ? [
        ...datoSi(t.creditoTeoria, conHoras(d.horas_credito_teoria)),
        ...datoSi(t.creditoPractica, conHoras(d.horas_credito_practica)),
        ...datoSi(t.creditosTotales, conNumero(d.creditos_totales)),
        ...datoSi(t.creditosGenerales, conNumero(d.creditos_generales)),
        ...datoSi(t.creditosElectivos, conNumero(d.creditos_electivos)),
      ]
    : []),
]

/** Two pairs a line, unless a value is too long for half of one. */
export const fichaDe = (datos: readonly Dato[]): Bloque => {
  const larga = datos.some(x => x.valor.reduce((n, t) => n + t.texto.length, 0) > 70)
  return { tipo: 'ficha', columnas: larga ? 1 : 2, datos }
}

/** The plan in figures: periods, courses, electives offered, hours, credits (obligatory and required electives). */
export const cifrasDePlan = (d: DatosPlan): Bloque => {
  const palabras = palabrasDe(d.institucion)
  const { periodos, cursos, electivos } = cuentasDePlan(d)
  const { obligatorios, creditos } = totalesDePlan(d.asignaturas, d.secciones)
  return {
    tipo: 'franja',
    datos: [
      dato(palabras.periodos, numero(periodos)),
      dato(palabras.cursos, numero(cursos)),
      ...(electivos > 0 ? [dato(t.electivos, numero(electivos))] : []),
      ...horasDe(d, obligatorios.horas),
      ...(tieneCreditos(d) ? [dato(t.creditos, escribirCreditos(d)(creditos))] : []),
    ],
  }
}

/** Hours in all, as the law counts them; of a plan that does not say its weeks what the weekly hours of its periods add up to. */
const horasDe = (d: DatosPlan, semanales: number): Dato[] => {
  if (!tieneHoras(d)) return []
  return [
    d.semanas === null ? dato(t.sumaSemanal, numero(semanales)) : dato(t.horasTotales, numero(enTodas(d))),
  ]
}

/** Hours of all periods, those of the electives that are required among them. */
const enTodas = (d: DatosPlan): number =>
  Math.round(computoDePlan(d.asignaturas, d.secciones, reglaDeHoras(d)).horas)

/** Of what the hours in all are made, since the tables tell those of a week: «272 semanales × 16 semanas = 4352, y 184 de los electivos por elegir». */
export const cuentaDeHoras = (d: DatosPlan): Bloque[] => {
  if (!tieneHoras(d) || d.semanas === null) return []
  const semanales = totalesDePlan(d.asignaturas, d.secciones).obligatorios.horas
  const obligatorias = Math.round(semanales * d.semanas)
  const electivas = enTodas(d) - obligatorias
  // A course of a cycle that also belongs to a section counts only in part: then this sum is not the one.
  if (electivas < 0) return []
  const suma = [semanales, d.semanas, obligatorias].map(n => numero(n))
  return [nota(t.cuentaDeHoras(suma, electivas > 0 ? numero(electivas) : null))]
}

/** One table a cycle, each under its name. */
export const cursosPorCiclo = (d: DatosPlan, tablaDe: TablaDeCursos): Bloque[] => {
  const ciclos = porCiclos(d)
  if (!ciclos.length) return []
  const { cursos, periodo } = palabrasDe(d.institucion)
  return [
    titulo(1, 'seccion', t.cursosPor(cursos, periodo)),
    ...ciclos.flatMap(c => [
      titulo(2, 'apartado', c.nombre),
      c.asignaturas.length ? tablaDe(c.asignaturas, t.totalDe(c.nombre)) : nota(t.sinCursos(cursos)),
    ]),
  ]
}

/** One table a section of electives, with what a student must take of it. */
export const electivosPorSeccion = (d: DatosPlan, tablaDe: TablaDeCursos): Bloque[] => {
  const secciones = porSecciones(d)
  if (!secciones.length) return []
  return [
    titulo(1, 'seccion', palabrasDe(d.institucion).electivos),
    ...secciones.flatMap(s => [
      titulo(2, 'apartado', s.nombre),
      { ...nota(ofertaDe(d, s)), pegada: s.asignaturas.length > 0 },
      ...(s.asignaturas.length ? [tablaDe(s.asignaturas, null)] : []),
    ]),
  ]
}

/** «6 cursos · 18 créditos en oferta · se requieren 12». */
export const ofertaDe = (d: DatosPlan, s: SeccionCursos): string => {
  const sumas = totalesDe(s.asignaturas)
  return [
    cuantosCursos(sumas.cursos, d.institucion),
    ...(sumas.creditos === null ? [] : [t.ofrecidos(cuantos(sumas.creditos, 'crédito', 'créditos'))]),
    ...(s.creditos_requeridos !== null && tieneCreditos(d)
      ? [t.requeridos(numero(s.creditos_requeridos))]
      : []),
  ].join(' · ')
}
