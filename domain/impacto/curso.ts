import type { Requisito } from '../asignaturas/asignatura.ts'
import { mapCursos, modosDe, sinCurso } from '../asignaturas/requisitos.ts'
import { segun } from '../texto/numero.ts'
import { alrededor, cartas, docentes, silabos } from './cursoEscrito.ts'
import { efectosDeEquivalencias } from './equivalencias.ts'
import { type Efecto, type Impacto, impacto, tituloDe } from './impacto.ts'
import type { Caso, FilaDeCelda, FilaDeCurso, FilaDeEntradas, MundoDeCurso, Parte } from './mundoDeCurso.ts'
import { efecto, loQueVa } from './mundoDeCurso.ts'
import { cambiar, poner, quitar } from './pasos.ts'

function versiones({ mundo, cursos, van }: Caso): Parte {
  const otras = van.filter(v => !cursos.includes(v))
  return {
    efectos: otras.map(v => ({
      cosa: 'version',
      id: v.id,
      nombre: v.nombre,
      plan_id: mundo.plan.id,
      suerte: 'se quita',
      detalle: `La versión ${v.version} se elimina con el curso.`,
    })),
    pasos: van.map(v => quitar('asignaturas', v)),
  }
}

const baseDe = (x: FilaDeCurso): number => x.base_id ?? x.id

function requisitos(c: Caso): Parte {
  const { mundo, van, bases, por } = c
  const idos = new Set(van.map(v => v.id))
  const pedidos = (x: FilaDeCurso): number[] => [...modosDe(x.requisitos).keys()].filter(id => bases.has(id))
  const piden = mundo.cursos.filter(x => !idos.has(x.id) && pedidos(x).length > 0)
  // No version of the course that takes its place requires it: it would be one course that requires itself.
  const isOtro = (x: FilaDeCurso): boolean => por !== null && baseDe(por) !== baseDe(x)
  const sin = (x: FilaDeCurso): Requisito | null =>
    isOtro(x)
      ? mapCursos(x.requisitos, new Map([...bases].map(b => [b, baseDe(por!)])))
      : [...bases].reduce((r, b) => sinCurso(r, b), x.requisitos)
  const dice = (x: FilaDeCurso): string => {
    if (isOtro(x)) return `Pasa a requerir «${por!.nombre}».`
    if (sin(x) === null) return 'Se queda sin requisitos.'
    return pedidos(x).length > 1
      ? 'Deja de requerirlos; sus otros requisitos siguen.'
      : 'Deja de requerirlo; sus otros requisitos siguen.'
  }
  return {
    efectos: piden.map(x =>
      efecto(c, { cosa: 'curso', id: x.id, nombre: x.nombre, suerte: 'cambia', detalle: dice(x) }),
    ),
    pasos: piden.flatMap(x => cambiar('asignaturas', x, { requisitos: sin(x) })),
  }
}

function celdas(c: Caso): Parte {
  const { mundo, bases, por } = c
  const suyas = mundo.celdas.filter(x => bases.has(x.asignatura_id))
  const destino = por && baseDe(por)
  const ya = new Set(mundo.celdas.filter(x => x.asignatura_id === destino).map(x => x.competencia_id))
  const quedan = (id: number): number =>
    mundo.celdas.filter(x => x.competencia_id === id && !bases.has(x.asignatura_id)).length
  const dice = (id: number, idas: readonly FilaDeCelda[]): Pick<Efecto, 'suerte' | 'detalle'> => {
    if (por && ya.has(id))
      return { suerte: 'se quita', detalle: `«${por.nombre}» ya contribuye a ella, con su propio nivel.` }
    if (por) return { suerte: 'pasa', detalle: `«${por.nombre}» contribuye a ella en su lugar.` }
    const n = quedan(id)
    const pierde = segun(idas.length, 'Pierde este curso', 'Pierde # cursos')
    return {
      suerte: 'se quita',
      detalle:
        n === 0
          ? 'Se queda sin ningún curso que contribuya a ella.'
          : `${pierde}; le ${n === 1 ? 'queda 1' : `quedan ${n}`}.`,
    }
  }
  return {
    efectos: [...Map.groupBy(suyas, x => x.competencia_id)].map(([id, idas]) =>
      efecto(c, {
        cosa: 'celda',
        id,
        nombre: `Contribución a «${mundo.competencias.get(id) ?? ''}»`,
        ...dice(id, idas),
      }),
    ),
    pasos: suyas.flatMap(x => [
      quitar('competencia_cursos', x),
      ...(por && !ya.has(x.competencia_id)
        ? [poner('competencia_cursos', { ...x, asignatura_id: destino })]
        : []),
    ]),
  }
}

const COSAS: Readonly<Record<string, string>> = {
  lineasInvestigaciones: 'Línea de investigación',
  modulosCompetencia: 'Módulo',
  unidadesAprendizaje: 'Unidad',
}

type Item = FilaDeEntradas['items'][number]

const nombra = (item: Item, ids: ReadonlySet<number>): boolean =>
  (item.asignatura_id != null && ids.has(item.asignatura_id)) ||
  (item.cursos_ids ?? []).some(id => ids.has(id))

function sinItem(item: Item, ids: ReadonlySet<number>, destino: number | null): Item {
  const cursos = item.cursos_ids?.flatMap(x => (ids.has(x) ? (destino ?? []) : x))
  return {
    ...item,
    ...(item.asignatura_id != null && ids.has(item.asignatura_id) && { asignatura_id: destino }),
    ...(cursos && { cursos_ids: [...new Set(cursos)] }),
  }
}

function entradas(c: Caso): Parte {
  const { mundo, bases, por } = c
  const destino = por && baseDe(por)
  const filas = mundo.entradas.filter(f => f.items.some(i => nombra(i, bases)))
  return {
    efectos: filas.flatMap(f =>
      f.items
        .filter(i => nombra(i, bases))
        .map(i =>
          efecto(c, {
            cosa: 'entrada',
            id: f.id,
            nombre: `${COSAS[f.key] ?? 'Sección'}${i.nombre ? ` «${i.nombre}»` : ''}`,
            suerte: por ? 'pasa' : 'cambia',
            detalle: por ? `Nombra «${por.nombre}» en su lugar.` : `Deja de nombrar ${loQueVa(c)}.`,
          }),
        ),
    ),
    pasos: filas.flatMap(f =>
      cambiar('plan_secciones', f, {
        items: f.items.map(i => (nombra(i, bases) ? sinItem(i, bases, destino) : i)),
      }),
    ),
  }
}

/**
 * What taking courses of one plan away does, or putting another course of it in the place of one: to the courses that require them, their versions, the
 * matrix, syllabi and carta, tables of equivalences of any plan, modules and units, lecturers and the public page. `por` must be a course of the plan that stays.
 */
export function impactoDeCursos(mundo: MundoDeCurso, ids: readonly number[], porId: number | null): Impacto {
  const porIds = new Map(mundo.cursos.map(x => [x.id, x]))
  const cursos = ids.map(id => porIds.get(id)!)
  const bases = new Set(cursos.filter(x => x.base_id === null).map(x => x.id))
  const caso: Caso = {
    mundo,
    cursos,
    van: mundo.cursos.filter(x => cursos.includes(x) || (x.base_id !== null && bases.has(x.base_id))),
    bases,
    por: porId === null ? null : porIds.get(porId)!,
  }
  const equivalencias = efectosDeEquivalencias(mundo.equivalencias, caso.bases, caso.por)
  const partes = [requisitos, celdas, entradas, silabos, cartas, docentes, alrededor, versiones].map(parte =>
    parte(caso),
  )
  return impacto(
    cursos.length === 1
      ? tituloDe(cursos[0]!.nombre, caso.por?.nombre ?? null)
      : `Eliminar ${cursos.length} cursos`,
    [...equivalencias.efectos, ...partes.flatMap(p => p.efectos)],
    [...equivalencias.pasos, ...partes.flatMap(p => p.pasos)],
  )
}
