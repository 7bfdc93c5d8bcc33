import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import { celda, fila, nota, tabla, titulo } from '../bloques.ts'
import type { Bloque, Celda, Columna, Fila } from '../document.ts'
import { cuantos, decimalesDe, numero, porcentaje } from '../formato.ts'
import { textos } from '../textos.ts'
import { electivosRequeridos, porCiclos, type Sumas, sumar, tieneCreditos } from './cursos.ts'
import type { AsignaturaInforme, DatosPlan } from './datos.ts'
import { palabrasDe, tiposEstudio } from './palabras.ts'

const t = textos.tabla
const r = textos.resumen

/**
 * The tables that add a plan up: by period, and the courses of the cycles by kind of studies, area, type and modality. Electives
 * count with the credits that are asked of a student, not with all that are offered. A table with one line only is left out.
 */
export const resumenDePlan = (d: DatosPlan): Bloque[] => {
  const deCiclos = porCiclos(d).flatMap(c => c.asignaturas)
  const nombres = (lista: readonly { id: Id; nombre: string }[]) => new Map(lista.map(x => [x.id, x.nombre]))
  const areas = nombres(d.areas)
  const tipos = nombres(d.tipos)
  const cortes: [string, (a: AsignaturaInforme) => string | undefined][] = [
    [r.porTipoEstudio, a => (a.tipoestudio === null ? undefined : tiposEstudio[a.tipoestudio])],
    [r.porArea, a => areas.get(a.areacurso_id ?? -1)],
    [r.porTipo, a => tipos.get(a.tipocurso_id ?? -1)],
    [r.porModalidad, a => (a.modalidad ? (modalidades[a.modalidad] ?? a.modalidad) : undefined)],
  ]
  const tablas = cortes.flatMap(([rotulo, clave]) => tablaPorCorte(d, deCiclos, rotulo, clave))
  return [
    titulo(1, 'seccion', r.titulo),
    titulo(2, 'apartado', r.porPeriodo(palabrasDe(d.institucion).periodo.toLowerCase())),
    tablaPorPeriodo(d),
    ...tablas,
    ...(tablas.length ? [nota(r.base(cuantos(deCiclos.length, 'curso', 'cursos')))] : []),
  ]
}

const modalidades: Record<string, string> = {
  presencial: 'Presencial',
  virtual: 'Virtual',
  semipresencial: 'Semipresencial',
}

const tablaPorPeriodo = (d: DatosPlan): Bloque => {
  const ciclos = porCiclos(d)
  const total = sumar(ciclos.flatMap(c => c.asignaturas))
  const electivos = electivosRequeridos(d)
  const columnas = columnasDeSumas(d, palabrasDe(d.institucion).periodo, false)
  const conElectivos = electivos > 0 && tieneCreditos(d)
  return tabla(columnas, [
    ...ciclos.map(c => filaDeSumas(d, c.nombre, sumar(c.asignaturas), null)),
    ...(conElectivos ? [filaElectivos(columnas.length, numero(electivos, decimales(d)))] : []),
    filaDeSumas(
      d,
      r.total,
      { ...total, credits: total.credits + (conElectivos ? electivos : 0) },
      null,
      'total',
    ),
  ])
}

const filaElectivos = (columnas: number, creditos: string): Fila =>
  fila([celda(r.electivos, { columnas: columnas - 1 }), celda(creditos)])

const tablaPorCorte = (
  d: DatosPlan,
  cursos: readonly AsignaturaInforme[],
  rotulo: string,
  clave: (a: AsignaturaInforme) => string | undefined,
): Bloque[] => {
  const grupos = Map.groupBy(cursos, a => clave(a) ?? r.sinDato)
  if (grupos.size < 2) return []
  const total = sumar(cursos)
  const filas = [...grupos]
    .map(([nombre, suyos]) => ({ nombre, sumas: sumar(suyos) }))
    .sort(
      (a, b) =>
        Number(a.nombre === r.sinDato) - Number(b.nombre === r.sinDato) ||
        b.sumas.horastotal - a.sumas.horastotal,
    )
  return [
    titulo(2, 'apartado', rotulo),
    tabla(
      columnasDeSumas(
        d,
        rotulo.replace(/^Por /, '').replace(/^./, l => l.toUpperCase()),
        true,
      ),
      [
        ...filas.map(f => filaDeSumas(d, f.nombre, f.sumas, total)),
        filaDeSumas(d, r.total, total, total, 'total'),
      ],
    ),
  ]
}

const decimales = (d: DatosPlan): number => decimalesDe(d.asignaturas.map(a => a.credits))

const columnasDeSumas = (
  d: DatosPlan,
  rotulo: string,
  conParte: boolean,
): (Columna & { rotulo: string })[] => {
  const cifra = (nombre: string, mm: number) => ({
    rotulo: nombre,
    ancho: { mm },
    alineacion: 'derecha' as const,
  })
  return [
    { rotulo, ancho: { parte: 1 }, alineacion: 'izquierda' },
    cifra(palabrasDe(d.institucion).cursos, palabrasDe(d.institucion).cursos.length > 8 ? 22 : 15),
    cifra(t.horasTeoria, 15),
    cifra(t.horasPractica, 15),
    cifra(t.horasVirtual, 15),
    cifra(t.horasTotal, 17),
    ...(conParte ? [cifra(r.parte, 14)] : []),
    ...(tieneCreditos(d) ? [cifra(t.creditos, 17), ...(conParte ? [cifra(r.parte, 14)] : [])] : []),
  ]
}

/** `de`: the whole that shares are reckoned from; null prints no shares. */
const filaDeSumas = (
  d: DatosPlan,
  nombre: string,
  s: Sumas,
  de: Sumas | null,
  clase: Fila['clase'] = 'dato',
): Fila => {
  const celdas: Celda[] = [
    celda(nombre),
    ...[s.cursos, s.horasteoria, s.horaspractica, s.horasvirtual, s.horastotal].map(n => celda(numero(n))),
    ...(de ? [celda(porcentaje(s.horastotal, de.horastotal))] : []),
  ]
  if (tieneCreditos(d)) {
    celdas.push(celda(numero(s.credits, decimales(d))))
    if (de) celdas.push(celda(porcentaje(s.credits, de.credits)))
  }
  return fila(celdas, clase)
}
