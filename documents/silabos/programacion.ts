import { horasTotales, sumHoras } from '@malla/domain/asignaturas/horas.ts'
import {
  type CampoDeSemana,
  isTextoVacio,
  type Semana,
  type Unidad,
} from '@malla/domain/silabos/contenido.ts'
import { type ColumnaDeProgramacion, columnasActivas } from '@malla/domain/silabos/estructura.ts'
import { horasDeSemana, horasDeUnidad, tramoDeUnidad } from '@malla/domain/silabos/horas.ts'
import { titular } from '@malla/domain/silabos/palabras.ts'
import { celda, fila, nota, parrafo, pendiente, titulo } from '../bloques.ts'
import type { Bloque, Celda, Columna, Fila, Tabla, Tramo } from '../document.ts'
import { cuantos, numero } from '../formato.ts'
import type { DatosSilabo } from './datos.ts'
import { bloquesDeHtml, contenidoDeHtml, unParrafo } from './html.ts'
import { textosDeSilabo as t } from './textos.ts'

/** «Unidad 2 · Lenguaje SQL», in the word that the structure has for units. */
const nombreDeUnidad = ({ estructura }: DatosSilabo, u: Unidad, i: number): string =>
  [`${titular(estructura.unidad.singular)} ${numero(i + 1)}`, u.nombre.trim()].filter(Boolean).join(' · ')

/** «Semanas 6 a 11», «Semana 4». */
const semanasDichas = (u: Unidad): string => {
  const tramo = tramoDeUnidad(u)
  if (!tramo) return t.sinSemanas
  return tramo.desde === tramo.hasta ? t.unaSemana(tramo.desde) : t.deSemanas(tramo.desde, tramo.hasta)
}

/** The result of a unit after the name of its column: «Resultado de aprendizaje: Al finalizar…». */
const resultadoDe = (u: Unidad, columna: ColumnaDeProgramacion | undefined, nivel: number): Bloque[] => {
  if (!columna) return []
  const rotulo: Tramo = { texto: `${columna.nombre}: `, negrita: true }
  const [primero, ...resto] = bloquesDeHtml(u.resultado, nivel)
  if (!primero) return columna.requerida ? [{ ...parrafo([rotulo, ...pendiente]), pegada: true }] : []
  return primero.tipo === 'parrafo' && primero.estilo === 'normal'
    ? [{ ...primero, texto: [rotulo, ...primero.texto], pegada: resto.length === 0 }, ...resto]
    : [{ ...parrafo([rotulo]), pegada: true }, primero, ...resto]
}

type ColumnaDeSemana = ColumnaDeProgramacion & { clave: CampoDeSemana }

/** Columns of a week that this syllabus prints: those that are on, but for optional ones in which nobody wrote. */
const columnasDeSemana = (s: DatosSilabo, semanas: readonly Semana[]): ColumnaDeSemana[] =>
  columnasActivas(s.estructura)
    .filter((c): c is ColumnaDeSemana => c.clave !== 'resultado')
    .filter(c => c.requerida || semanas.some(x => !isTextoVacio(x[c.clave])))

/** Contents are longest, and are read first. */
const PARTES: Readonly<Record<CampoDeSemana, number>> = {
  contenidos: 5,
  actividades: 4,
  recursos: 3,
  evidencias: 3,
}

const columnaDe = (ancho: Columna['ancho'], alineacion: Columna['alineacion'] = 'izquierda'): Columna => ({
  ancho,
  alineacion,
})

/** The weeks of a unit, a row each. Its columns are those of the whole syllabus, so that one table stands under another. */
const tablaDeSemanas = (
  s: DatosSilabo,
  u: Unidad,
  columnas: readonly ColumnaDeSemana[],
  nivel: number,
): Tabla => {
  const semanales = horasTotales(s.curso)
  const texto = (x: Semana, c: ColumnaDeSemana): Celda => ({
    contenido: c.requerida && isTextoVacio(x[c.clave]) ? pendiente : contenidoDeHtml(x[c.clave], nivel),
  })
  return {
    tipo: 'tabla',
    junta: false,
    densa: columnas.length > 2,
    columnas: [
      columnaDe({ mm: 12 }, 'centro'),
      ...columnas.map(c => columnaDe({ parte: PARTES[c.clave] })),
      columnaDe({ mm: 14 }, 'derecha'),
    ],
    cabecera: [
      [
        celda(t.semana, { alineacion: 'centro' }),
        ...columnas.map(c => celda(c.nombre)),
        celda(t.horas, { alineacion: 'derecha' }),
      ],
    ],
    filas: u.semanas.map(
      (x): Fila =>
        fila([
          celda(numero(x.numero)),
          ...columnas.map(c => texto(x, c)),
          celda(numero(horasDeSemana(x, semanales))),
        ]),
    ),
  }
}

const deUnidad = (
  s: DatosSilabo,
  u: Unidad,
  i: number,
  columnas: readonly ColumnaDeSemana[],
  nivel: number,
): Bloque[] => {
  const resultado = columnasActivas(s.estructura).find(c => c.clave === 'resultado')
  const horas = horasDeUnidad(u, s.curso)
  const cifras = [semanasDichas(u), ...(horas > 0 ? [cuantos(horas, 'hora', 'horas')] : [])]
  return [
    titulo(nivel, 'apartado', nombreDeUnidad(s, u, i)),
    { ...nota(cifras.join(' · ')), pegada: true },
    ...resultadoDe(u, resultado, nivel + 1),
    ...(u.semanas.length ? [tablaDeSemanas(s, u, columnas, nivel + 1)] : []),
  ]
}

/** The programme: every unit with its result and its weeks, and how many hours they are in all. */
export const programacion = (s: DatosSilabo, nivel: number): Bloque[] => {
  const unidades = s.contenido.unidadesaprendizaje ?? []
  if (!unidades.length) return []
  const columnas = columnasDeSemana(
    s,
    unidades.flatMap(u => u.semanas),
  )
  const horas = sumHoras(unidades.map(u => horasDeUnidad(u, s.curso)))
  return [
    ...unidades.flatMap((u, i) => deUnidad(s, u, i, columnas, nivel)),
    ...(horas > 0 ? [nota(`${t.totalDeHoras}: ${numero(horas)}.`)] : []),
  ]
}

const conPunto = (tramos: readonly Tramo[]): Tramo[] => {
  const ultimo = tramos.at(-1)
  if (!ultimo) return []
  return /[.:;!?]\s*$/.test(ultimo.texto) ? [...tramos] : [...tramos, { texto: '.' }]
}

/** The contents of a unit, week after week: one run of sentences where each is a plain paragraph, else their blocks. */
const contenidosDe = (u: Unidad, nivel: number): Celda['contenido'] => {
  const bloques = u.semanas.flatMap(x => bloquesDeHtml(x.contenidos, nivel))
  if (!bloques.length) return pendiente
  const seguidos = bloques.map(b => unParrafo([b]))
  return seguidos.every(x => x !== null)
    ? seguidos.flatMap((x, i) => [...(i ? [{ texto: ' ' }] : []), ...conPunto(x)])
    : bloques
}

/** The programme in one table: a row a unit with its contents, weeks and hours. */
export const programacionBreve = (s: DatosSilabo, nivel: number): Bloque[] => {
  const unidades = s.contenido.unidadesaprendizaje ?? []
  if (!unidades.length) return []
  const horas = unidades.map(u => horasDeUnidad(u, s.curso))
  const contenidos = columnasActivas(s.estructura).find(c => c.clave === 'contenidos')
  return [
    {
      tipo: 'tabla',
      junta: false,
      densa: false,
      columnas: [
        columnaDe({ mm: 10 }, 'centro'),
        columnaDe({ parte: 2 }),
        columnaDe({ parte: 4 }),
        columnaDe({ mm: 19 }, 'centro'),
        columnaDe({ mm: 14 }, 'derecha'),
      ],
      cabecera: [
        [
          celda(t.numero, { alineacion: 'centro' }),
          celda(titular(s.estructura.unidad.singular)),
          celda(contenidos?.nombre ?? ''),
          celda(t.semanas, { alineacion: 'centro' }),
          celda(t.horas, { alineacion: 'derecha' }),
        ],
      ],
      filas: [
        ...unidades.map((u, i) =>
          fila([
            celda(numero(i + 1)),
            u.nombre.trim() ? celda(u.nombre) : { contenido: pendiente },
            { contenido: contenidosDe(u, nivel) },
            celda(rangoDe(u)),
            celda(numero(horas[i] ?? 0)),
          ]),
        ),
        fila(
          [celda(t.total, { columnas: 4, alineacion: 'derecha' }), celda(numero(sumHoras(horas)))],
          'total',
        ),
      ],
    },
  ]
}

/** «6–11». */
const rangoDe = (u: Unidad): string => {
  const tramo = tramoDeUnidad(u)
  if (!tramo) return '—'
  return tramo.desde === tramo.hasta ? numero(tramo.desde) : `${numero(tramo.desde)}–${numero(tramo.hasta)}`
}
