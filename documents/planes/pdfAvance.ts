import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import {
  type AvanceDePlan,
  avanceDePlan,
  type CursoEnAvance,
  contarLuces,
  cuentaDeParte,
  type ParteDeCurso,
  partesDeCurso,
} from '@malla/domain/planes/avance.ts'
import type { Luz } from '@malla/domain/planes/estado.ts'
import { etiquetaDeEstado } from '@malla/domain/silabos/revision.ts'
import { celda, dato, fila, nota, parrafo, pendiente, tabla, titulo } from '../bloques.ts'
import type { Bloque, Celda, Documento, Fila } from '../document.ts'
import { numero } from '../formato.ts'
import { textos } from '../textos.ts'
import { cifra, cifrasDe, columna, franjaDe, luzEscrita } from './celdasDeAvance.ts'
import { anchoDeCodigos } from './codigos.ts'
import { porCiclos, porSecciones } from './cursos.ts'
import type { DatosPlan, FiltroCursos } from './datos.ts'
import type { DatosDiseno } from './datosDiseno.ts'
import { filtrosEnPalabras } from './filtros.ts'
import { informeDePlan } from './hoja.ts'
import { cuantosCursos, palabrasDe } from './palabras.ts'

const t = textos.avance

/** Which courses a progress report speaks of. `estado`: 3 complete, 2 begun, 1 missing. */
export interface FiltroDeAvance extends FiltroCursos {
  estado?: number
}

const luces: Readonly<Record<number, Luz>> = { 1: 'danger', 2: 'warning', 3: 'success' }
/** The light that a filter asks for; undefined: any. */
const luzDe = (estado: number | undefined): Luz | undefined =>
  estado === undefined ? undefined : luces[estado]

/** The same filter by the courses whose light, as `luzDeCurso` tells it, is the one that it asks for; and that light. */
export function conEstado(
  d: DatosPlan,
  { estado, ...filtro }: FiltroDeAvance,
  luzDeCurso: (id: Id) => Luz | undefined,
): { filtro: FiltroCursos; luz?: Luz } {
  const luz = luzDe(estado)
  if (luz === undefined) return { filtro }
  const suyos = d.asignaturas.flatMap(({ id }) => (luzDeCurso(id) === luz ? [id] : []))
  return { filtro: { ...filtro, suyos: new Set(suyos) }, luz }
}

/** The figures of the plan: the same as on its page «Avance». */
export const avanceDe = (d: DatosDiseno): AvanceDePlan =>
  avanceDePlan({
    visto: d.visto,
    textos: d.textos,
    perfilEgreso: d.perfilEgreso.length,
    laboratorios: d.laboratorios.length,
    equivalencias: d.equivalencias.length,
    ciclos: d.ciclos,
    cursos: d.asignaturas.map(a => ({ ...a, partes: d.partes[a.id] ?? {} })),
  })

const hojaDeAvance = (
  d: DatosDiseno,
  nombre: string,
  bloques: readonly Bloque[],
  mas?: { horizontal: boolean },
): Documento => informeDePlan(d, nombre, [d.programa, d.full_name], bloques, mas)

/** Courses by cycle, then by section of electives, with their lights; groups without a course that matches are left out. */
const porGrupos = (d: DatosDiseno, cursos: readonly CursoEnAvance[], filtro: FiltroCursos) => {
  const porId = new Map(cursos.map(c => [c.id, c]))
  return [...porCiclos(d, filtro), ...porSecciones(d, filtro)]
    .map(g => ({ nombre: g.nombre, cursos: g.asignaturas.flatMap(a => porId.get(a.id) ?? []) }))
    .filter(g => g.cursos.length > 0)
}

/** Each group under its name, its courses in a table: their codes where some course has one, their names, `parte` wide, and what `celdasDe` says of each. */
const enTablas = (
  d: DatosDiseno,
  grupos: ReturnType<typeof porGrupos>,
  parte: number,
  columnas: readonly ReturnType<typeof columna>[],
  celdasDe: (c: CursoEnAvance) => Celda[],
): Bloque[] => {
  const conCodigos = d.asignaturas.some(a => a.codigo)
  const todas = [
    ...(conCodigos ? [columna(textos.tabla.codigo, anchoDeCodigos(d.asignaturas, 'suelta'))] : []),
    columna(palabrasDe(d.institucion).curso, { parte }),
    ...columnas,
  ]
  const filaDe = (c: CursoEnAvance): Fila =>
    fila([...(conCodigos ? [celda(c.codigo ?? textos.nada)] : []), celda(c.nombre), ...celdasDe(c)])
  return grupos.flatMap(g => [titulo(2, 'apartado', g.nombre), tabla(todas, g.cursos.map(filaDe))])
}

const ningunCurso = (d: DatosDiseno): Bloque => nota(textos.cursos.ninguno(palabrasDe(d.institucion).cursos))

/** Where the syllabus of each course is in its review, by course; null while none has been handed in. */
const enRevision = ({ asignaturas, revision }: DatosDiseno): ReadonlyMap<number, string> | null => {
  const estados = asignaturas.flatMap(({ id }) => (revision[id] ? [[id, revision[id]] as const] : []))
  return estados.some(([, estado]) => estado !== 'borrador')
    ? new Map(estados.map(([id, estado]) => [id, etiquetaDeEstado[estado]]))
    : null
}

/** How far one part of the courses is: figures, and the courses one by one. */
export const pdfAvance =
  (parte: ParteDeCurso) =>
  (d: DatosDiseno, { estado, ...filtro }: FiltroDeAvance = {}): Documento => {
    const luz = luzDe(estado)
    const cursos = avanceDe(d).cursos.filter(c => luz === undefined || c.partes[parte] === luz)
    const grupos = porGrupos(d, cursos, filtro)
    const revision = parte === 'silabos' ? enRevision(d) : null
    const solo = filtrosEnPalabras(d, filtro, luz)
    const cuenta = cuentaDeParte(
      grupos.flatMap(g => g.cursos),
      parte,
    )
    const columnas = [t.estado, ...(revision ? [t.revision] : [])].map(rotulo => columna(rotulo, { mm: 30 }))
    const dicho =
      cuenta === null
        ? [grupos.length ? parrafo(pendiente) : ningunCurso(d)]
        : [
            franjaDe(cuenta),
            ...enTablas(d, grupos, 1, columnas, c => [
              luzEscrita(c.partes[parte]),
              ...(revision ? [celda(revision.get(c.id) ?? textos.nada)] : []),
            ]),
          ]
    return hojaDeAvance(d, t.partes[parte], [...solo, ...dicho])
  }

const queFalta = (c: CursoEnAvance): string =>
  [c.faltas.map(f => t.faltas[f]).join(', '), ...c.problemas.map(p => p.replace(`${c.nombre}: `, ''))]
    .filter(Boolean)
    .join('\n') || t.nadaFalta

/** The state of every course: what it lacks, what is wrong with its requisites, how far its parts are. Its columns need a page on its side. */
export const pdfEstadosCursos = (d: DatosDiseno, { estado, ...filtro }: FiltroDeAvance = {}): Documento => {
  const luz = luzDe(estado)
  const { cursos, cuentas } = avanceDe(d)
  const suyos = cursos.filter(c => luz === undefined || c.registro === luz)
  const grupos = porGrupos(d, suyos, filtro)
  const partes = partesDeCurso.filter(p => cuentas[p] !== null)
  const columnas = [
    columna(t.estado, { mm: 22 }),
    columna(t.falta, { parte: 3 }),
    ...partes.map(p => columna(t.breves[p], { mm: 24 })),
  ]
  const dicho = grupos.length
    ? [
        franjaDe(contarLuces(grupos.flatMap(g => g.cursos.map(c => c.registro)))),
        ...enTablas(d, grupos, 3, columnas, c => [
          luzEscrita(c.registro),
          celda(queFalta(c)),
          ...partes.map(p => luzEscrita(c.partes[p])),
        ]),
      ]
    : [ningunCurso(d)]
  return hojaDeAvance(d, palabrasDe(d.institucion).estado, [...filtrosEnPalabras(d, filtro, luz), ...dicho], {
    horizontal: true,
  })
}

/**
 * The whole plan at a glance: every kind of thing with its figures, then the sections with their lights, then what courses lack. A filter narrows
 * these last alone, and is said there.
 */
export const pdfAvanceTotal = (d: DatosDiseno, filtro: FiltroDeAvance = {}): Documento => {
  const { secciones, cuentas, total, cursos } = avanceDe(d)
  const { estado, ...deCursos } = filtro
  const luz = luzDe(estado)
  const flojos = cursos.filter(c =>
    luz === undefined ? c.registro !== 'success' || c.problemas.length > 0 : c.registro === luz,
  )
  const grupos = porGrupos(d, flojos, deCursos)
  const solo = filtrosEnPalabras(d, deCursos, luz)
  const mirados = porGrupos(d, cursos, deCursos).reduce((suma, g) => suma + g.cursos.length, 0)
  return hojaDeAvance(d, t.total, [
    {
      tipo: 'franja',
      datos: [
        dato(t.avance, `${total}\u00a0%`),
        dato(t.secciones, numero(secciones.length)),
        dato(palabrasDe(d.institucion).cursos, numero(cursos.length)),
      ],
    },
    titulo(2, 'apartado', t.resumen),
    tabla(
      [
        columna(t.area, { parte: 1 }),
        cifra(textos.carta.total),
        cifra(t.completos),
        cifra(t.enAvance),
        cifra(t.porHacer),
        cifra(t.avance),
      ],
      (Object.keys(cuentas) as (keyof typeof cuentas)[]).map(k => {
        const cuenta = cuentas[k]
        return fila([
          celda(k === 'registro' ? palabrasDe(d.institucion).registrados : t.breves[k]),
          ...(cuenta === null ? [{ contenido: pendiente, columnas: 5 }] : cifrasDe(cuenta)),
        ])
      }),
    ),
    titulo(2, 'apartado', t.secciones),
    tabla(
      [columna(t.area, { parte: 1 }), columna(t.estado, { mm: 30 }), cifra(t.entradas), cifra(t.incompletas)],
      secciones.map(s =>
        fila([celda(s.titulo), luzEscrita(s.luz), celda(numero(s.cuantos)), celda(numero(s.incompletos))]),
      ),
    ),
    ...(grupos.length
      ? [
          titulo(2, 'apartado', t.falta),
          ...solo,
          tabla(
            [
              columna(t.grupo, { mm: 34 }),
              columna(palabrasDe(d.institucion).curso, { parte: 2 }),
              columna(t.falta, { parte: 3 }),
            ],
            grupos.flatMap(g =>
              g.cursos.map(c => fila([celda(g.nombre), celda(c.nombre), celda(queFalta(c))])),
            ),
          ),
        ]
      : [
          ...solo,
          luz === undefined ? nota(t.registroEntero(cuantosCursos(mirados, d.institucion))) : ningunCurso(d),
        ]),
  ])
}
