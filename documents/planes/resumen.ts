import { modalidadesDeCurso, tiposDeEstudio } from '@malla/domain/asignaturas/catalogos.ts'
import { nombreEn } from '@malla/domain/catalogos/opcion.ts'
import { totalesDe, totalesDePlan } from '@malla/domain/malla/totales.ts'
import { ofrecidosPor } from '@malla/domain/planes/computo.ts'
import { celda, fila, nota, tabla, titulo } from '../bloques.ts'
import type { Bloque } from '../document.ts'
import { cuantos, numero } from '../formato.ts'
import { textos } from '../textos.ts'
import { escribirCreditos, porCiclos, porSecciones, tieneCreditos, tieneHoras } from './cursos.ts'
import type { AsignaturaInforme, DatosPlan, Parametro } from './datos.ts'
import { cuantosCursos, palabrasDe } from './palabras.ts'
import { columnasDeSumas, filaDeSumas } from './tablaSumas.ts'

const r = textos.resumen

/** A way to part the courses of a plan. Lines stand in `orden`, else the one with most hours first. */
interface Corte {
  titulo: string
  rotulo: string
  de: (a: AsignaturaInforme) => string | undefined
  orden?: readonly string[]
}

/**
 * The tables that add a plan up: by period, and the courses of the cycles by kind of studies, area, type and modality. Electives
 * count with the credits that are asked of a student, not with all that are offered. A table of one line only is left out.
 */
export const resumenDePlan = (d: DatosPlan): Bloque[] => {
  const deCiclos = porCiclos(d).flatMap(c => c.asignaturas)
  const tablas = cortesDe(d).flatMap(corte => tablaPorCorte(d, deCiclos, corte))
  return [
    titulo(1, 'seccion', r.titulo),
    titulo(2, 'apartado', r.porPeriodo(palabrasDe(d.institucion).periodo.toLowerCase())),
    tablaPorPeriodo(d),
    ...tablas,
    ...queCuentan(d, deCiclos.length),
  ]
}

/** Sections whose credits the total is short of, because they do not say what they require. */
const seccionesCalladas = (d: DatosPlan): string[] => {
  const calladas = new Set(totalesDePlan(d.asignaturas, d.secciones).seccionesSinCreditos)
  return d.secciones.filter(s => calladas.has(s.id)).map(s => s.nombre)
}

/** Sections that require more credits than they offer: the total counts what they require, the form C1 and the law what they offer. */
const masDeLoQueOfrecen = (d: DatosPlan): string[] =>
  porSecciones(d).flatMap(s => {
    const ofrecidos = ofrecidosPor(s.asignaturas)
    const requeridos = s.creditos_requeridos ?? 0
    return tieneCreditos(d) && requeridos > ofrecidos
      ? [
          `«${s.nombre}» requiere ${cuantos(requeridos, 'crédito', 'créditos')} y ofrece ${numero(ofrecidos)}: el total cuenta los que requiere.`,
        ]
      : []
  })

/** What the tables of a plan leave out, and the unit of their hours: nothing where there is nothing to say. */
const queCuentan = (d: DatosPlan, deCiclos: number): Bloque[] => {
  const calladas = seccionesCalladas(d)
  const frases = [
    d.asignaturas.some(a => a.seccion_id !== null)
      ? r.sinElectivos(cuantosCursos(deCiclos, d.institucion), tieneCreditos(d))
      : '',
    calladas.length ? r.sinRequeridos(calladas) : '',
    ...masDeLoQueOfrecen(d),
    tieneHoras(d) ? r.horasSemanales : '',
  ].filter(Boolean)
  return frases.length ? [nota(frases.join(' '))] : []
}

const cortesDe = (d: DatosPlan): Corte[] => {
  const porId = (lista: readonly Parametro[]) => {
    const nombres = new Map(lista.map(x => [x.id, x.nombre]))
    return (id: number | null) => nombres.get(id ?? -1)
  }
  const area = porId(d.areas)
  const tipo = porId(d.tipos)
  return [
    {
      titulo: r.porTipoEstudio,
      rotulo: r.tipoEstudio,
      de: a => nombreEn(tiposDeEstudio, a.tipoestudio) || undefined,
      orden: tiposDeEstudio.map(x => x.nombre),
    },
    { titulo: r.porArea, rotulo: textos.tabla.area, de: a => area(a.areacurso_id) },
    {
      titulo: r.porTipo(palabrasDe(d.institucion).curso),
      rotulo: textos.tabla.tipo,
      de: a => tipo(a.tipocurso_id),
    },
    {
      titulo: r.porModalidad,
      rotulo: textos.plan.modalidad,
      de: a => nombreEn(modalidadesDeCurso, a.modalidad) || undefined,
    },
  ]
}

const tablaPorPeriodo = (d: DatosPlan): Bloque => {
  const { obligatorios, creditosElectivos, creditos } = totalesDePlan(d.asignaturas, d.secciones)
  const columnas = columnasDeSumas(d, palabrasDe(d.institucion).periodo, false)
  const escribir = escribirCreditos(d)
  return tabla(columnas, [
    ...porCiclos(d).map(c => filaDeSumas(d, c.nombre, totalesDe(c.asignaturas), null)),
    // Without a column of credits they would stand under hours or courses.
    ...(creditosElectivos === null || creditos === null
      ? []
      : [fila([celda(r.electivos, { columnas: columnas.length - 1 }), celda(escribir(creditosElectivos))])]),
    filaDeSumas(d, r.total, { ...obligatorios, creditos }, null, 'total'),
  ])
}

const tablaPorCorte = (d: DatosPlan, cursos: readonly AsignaturaInforme[], corte: Corte): Bloque[] => {
  const grupos = Map.groupBy(cursos, a => corte.de(a) ?? r.sinDato)
  if (grupos.size < 2) return []
  const total = totalesDe(cursos)
  const lugar = (nombre: string) => (nombre === r.sinDato ? 1e6 : (corte.orden?.indexOf(nombre) ?? 0))
  const lineas = [...grupos]
    .map(([nombre, suyos]) => ({ nombre, sumas: totalesDe(suyos) }))
    .sort(
      (a, b) =>
        lugar(a.nombre) - lugar(b.nombre) || b.sumas.horas - a.sumas.horas || b.sumas.cursos - a.sumas.cursos,
    )
  return [
    titulo(2, 'apartado', corte.titulo),
    tabla(columnasDeSumas(d, corte.rotulo, true), [
      ...lineas.map(l => filaDeSumas(d, l.nombre, l.sumas, total)),
      filaDeSumas(d, r.total, total, total, 'total'),
    ]),
  ]
}
