import { niveles } from '@malla/domain/competencias/catalogos.ts'
import { letraDeNivel } from '@malla/domain/competencias/niveles.ts'
import { conCodigo } from '@malla/domain/texto/conCodigo.ts'
import { celda, fila, hojaA4, nota, titulo } from '../bloques.ts'
import type { Bloque, Fila, SeccionDocumento, Tabla } from '../document.ts'
import type { DatosDiseno } from '../planes/datosDiseno.ts'
import { cuantosCursos, palabrasDe } from '../planes/palabras.ts'
import { cabeceraDeMatriz, nombreDeTrozo } from './cabecera.ts'
import { codigosDichos, enLectura, nombreDeTipo } from './comunes.ts'
import { type CursoPuesto, cursosPuestos, huecosDelPlan } from './cursos.ts'
import type { CompetenciaInforme } from './datos.ts'
import { palabrasDeCompetencias as t } from './textos.ts'

/** Competencies beside each other on a landscape page; more of them go into a table of their own. */
const POR_TABLA = 13

/** What stands in the matrix: whatever counts as a competency, and parts that some course serves. */
const enMatriz = (d: DatosDiseno): CompetenciaInforme[] => {
  const servidas = new Set(d.competencias.celdas.map(c => c.competencia_id))
  return enLectura(d.competencias)
    .map(l => l.una)
    .filter(c => c.iscompetencia || servidas.has(c.id))
}

/**
 * The matrix competency × course on landscape pages of its own; of the whole plan (`entero`) with what it leaves out. Nothing while no course
 * serves any.
 */
export const paginaDeMatriz = (d: DatosDiseno, entero = true): SeccionDocumento[] => {
  const columnas = enMatriz(d)
  if (columnas.length === 0 || d.competencias.celdas.length === 0) return []
  const tipoDe = nombreDeTipo(d.competencias.todas, d.terminos)
  const partes = Array.from({ length: Math.ceil(columnas.length / POR_TABLA) }, (_, i) =>
    columnas.slice(i * POR_TABLA, (i + 1) * POR_TABLA),
  )
  return [
    hojaA4(
      [
        titulo(2, 'seccion', t.matriz(palabrasDe(d.institucion))),
        { ...nota(t.leyenda), pegada: true },
        ...partes.flatMap(parte => [
          ...(partes.length > 1 ? [titulo(3, 'menor', nombreDeTrozo(parte, tipoDe))] : []),
          tablaDe(d, parte, tipoDe),
        ]),
        ...(entero ? huecos(d) : []),
      ],
      { horizontal: true },
    ),
  ]
}

/** The courses that serve any of these competencies, cycle by cycle. */
function tablaDe(
  d: DatosDiseno,
  columnas: readonly CompetenciaInforme[],
  tipoDe: ReturnType<typeof nombreDeTipo>,
): Tabla {
  const letras = new Map(
    d.competencias.celdas.map(c => [`${c.competencia_id} ${c.asignatura_id}`, letraDeNivel[c.nivel]]),
  )
  const letra = (base: number, c: CompetenciaInforme): string => letras.get(`${c.id} ${base}`) ?? ''
  const filas = [...cursosPuestos(d)].filter(([base]) => columnas.some(c => letra(base, c)))
  const filaDe = ([base, { curso }]: [number, CursoPuesto]): Fila =>
    fila([celda(conCodigo(curso)), ...columnas.map(c => celda(letra(base, c)))])
  return {
    tipo: 'tabla',
    columnas: [
      { ancho: { parte: 1 }, alineacion: 'izquierda' },
      ...columnas.map(() => ({ ancho: { mm: 12.5 }, alineacion: 'centro' as const })),
    ],
    cabecera: cabeceraDeMatriz(palabrasDe(d.institucion).curso, columnas, tipoDe),
    filas: [...Map.groupBy(filas, ([, puesto]) => puesto.lugar)].flatMap(([lugar, suyas]) => [
      fila([celda(lugar, { columnas: columnas.length + 1 })], 'grupo'),
      ...suyas.map(filaDe),
    ]),
    junta: false,
    densa: true,
  }
}

/** Names of courses that a gap tells before it says how many more. */
const NOMBRADOS = 12

/** What the matrix leaves out, in words: competencies without courses or without a level, and courses without competencies. */
function huecos(d: DatosDiseno): Bloque[] {
  const puestos = cursosPuestos(d)
  const { sinCursos, sinCompetencias, sinNivel } = huecosDelPlan(d)
  const codigos = (ids: readonly number[]): string =>
    codigosDichos(
      d.competencias,
      enLectura(d.competencias).flatMap(l => (ids.includes(l.una.id) ? [l.una] : [])),
      d.terminos,
    )
  const nombres = sinCompetencias.map(base => puestos.get(base)!.curso.nombre)
  const palabras = palabrasDe(d.institucion)
  const cuenta = cuantosCursos(nombres.length, d.institucion)
  const dichos = [...nombres.slice(0, NOMBRADOS), ...(nombres.length > NOMBRADOS ? ['…'] : [])]
  return [
    ...(sinCursos.length ? [nota(t.sinCursos(palabras, codigos(sinCursos)))] : []),
    ...niveles.flatMap(nivel => {
      const faltan = sinNivel.filter(s => s.faltan.includes(nivel)).map(s => s.competencia_id)
      return faltan.length ? [nota(t.sinNivel(palabras, nivel, codigos(faltan)))] : []
    }),
    ...(nombres.length ? [nota(t.sinCompetencias(cuenta, dichos.join(', ')))] : []),
  ]
}
