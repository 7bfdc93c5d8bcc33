import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import { describirImpreso } from '@malla/domain/asignaturas/descripcion.ts'
import { horasTotales } from '@malla/domain/asignaturas/horas.ts'
import { type Totales, totalesDe } from '@malla/domain/malla/totales.ts'
import { celda, fila } from '../bloques.ts'
import type { Alineacion, Ancho, Celda, Columna, Fila, Tabla, Tramo } from '../document.ts'
import { numero } from '../formato.ts'
import { textos } from '../textos.ts'
import { anchoDeCodigos } from './codigos.ts'
import { escribirCreditos, tieneCreditos, tieneHoras } from './cursos.ts'
import type { AsignaturaInforme, DatosPlan } from './datos.ts'
import { palabrasDe } from './palabras.ts'

const t = textos.tabla

/** A column of the table of courses: its head, what a course says in it, and what the totals do. */
interface ColumnaCurso extends Columna {
  rotulo: string
  /** Head that it shares with its neighbours. */
  grupo?: string
  de: (a: AsignaturaInforme) => readonly Tramo[]
  total?: (s: Totales) => string
}

/** Which columns a report wants; those without anything to say in this plan go away by themselves. */
export interface OpcionesTabla {
  clasificacion: boolean
}

export type TablaDeCursos = (asignaturas: readonly AsignaturaInforme[], total: string | null) => Tabla

/**
 * Makes the tables of courses of one plan, all with the same columns so that they stand in line down the pages: code, name,
 * weekly hours, credits, requisites, area, type and special typology.
 */
export const tablasDeCursos = (d: DatosPlan, opciones: OpcionesTabla): TablaDeCursos => {
  const columnas = columnasDePlan(d, opciones)
  const cabecera = cabeceraDe(columnas)
  return (asignaturas, total) => ({
    tipo: 'tabla',
    columnas: columnas.map(({ ancho, alineacion }) => ({ ancho, alineacion })),
    cabecera,
    filas: [
      ...asignaturas.map(a => fila(columnas.map(c => ({ contenido: c.de(a) })))),
      ...(total === null || asignaturas.length === 0
        ? []
        : filaTotal(columnas, totalesDe(asignaturas), total)),
    ],
    junta: true,
    densa: true,
  })
}

const columna = (
  rotulo: string,
  ancho: Ancho,
  alineacion: Alineacion,
  de: (a: AsignaturaInforme) => string,
  mas: Pick<ColumnaCurso, 'grupo' | 'total'> = {},
): ColumnaCurso => ({ rotulo, ancho, alineacion, de: a => [{ texto: de(a) }], ...mas })

const columnasDePlan = (d: DatosPlan, opciones: OpcionesTabla): ColumnaCurso[] => {
  const conCodigo = d.asignaturas.some(a => a.codigo)
  const etiquetas = new Map(d.asignaturas.map(a => [a.id, a.codigo ?? a.nombre]))
  const etiqueta = (id: Id) => etiquetas.get(id) ?? null
  const requisitos = (a: AsignaturaInforme) => describirImpreso(a.requisitos, etiqueta)
  const conRequisitos = d.asignaturas.some(a => requisitos(a))
  const creditos = escribirCreditos(d)
  return [
    ...(conCodigo
      ? [columna(t.codigo, anchoDeCodigos(d.asignaturas, 'densa'), 'izquierda', a => a.codigo ?? textos.nada)]
      : []),
    columna(palabrasDe(d.institucion).curso, { parte: 1 }, 'izquierda', a => a.nombre),
    ...(tieneHoras(d) ? columnasDeHoras() : []),
    ...(tieneCreditos(d)
      ? [
          columna(t.creditosCorto, { mm: 10 }, 'centro', a => creditos(a.credits), {
            total: s => creditos(s.creditos),
          }),
        ]
      : []),
    ...(conRequisitos
      ? [
          columna(
            t.requisitos,
            { mm: conCodigo && opciones.clasificacion ? 28 : 42 },
            'izquierda',
            a => requisitos(a) || textos.nada,
          ),
        ]
      : []),
    ...(opciones.clasificacion ? columnasDeClasificacion(d, conRequisitos) : []),
  ]
}

const columnasDeHoras = (): ColumnaCurso[] => {
  const hora = (
    rotulo: string,
    mm: number,
    de: (a: AsignaturaInforme) => number,
    total: (s: Totales) => number,
  ) => columna(rotulo, { mm }, 'centro', a => numero(de(a)), { grupo: t.horas, total: s => numero(total(s)) })
  return [
    hora(
      t.teoria,
      9,
      a => a.horasteoria,
      s => s.horasteoria,
    ),
    hora(
      t.practica,
      9,
      a => a.horaspractica,
      s => s.horaspractica,
    ),
    hora(
      t.virtual,
      9,
      a => a.horasvirtual,
      s => s.horasvirtual,
    ),
    hora(t.total, 10, horasTotales, s => s.horas),
  ]
}

/** The catalogues that say what a course is, each with its head. */
const clasificacionesDe = (
  d: DatosPlan,
): { rotulo: string; de: (a: AsignaturaInforme) => string | undefined }[] => {
  const nombres = (lista: readonly { id: Id; nombre: string }[]) =>
    new Map<Id | null, string>(lista.map(x => [x.id, x.nombre]))
  const areas = nombres(d.areas)
  const tipos = nombres(d.tipos)
  const tipologias = nombres(d.tipologias)
  return [
    { rotulo: t.area, de: a => areas.get(a.areacurso_id) },
    { rotulo: t.tipo, de: a => tipos.get(a.tipocurso_id) },
    { rotulo: t.tipologia, de: a => tipologias.get(a.tipologiaespecial_id) },
  ]
}

/** Longer names than this stand in a wider column, or each course would be as high as five. */
const NOMBRE_CORTO = 20

/** Area, and under it dim the type of course and its special typology: facts in one narrow column, those that some course has. */
const columnasDeClasificacion = (d: DatosPlan, conRequisitos: boolean): ColumnaCurso[] => {
  const usadas = clasificacionesDe(d).filter(c => d.asignaturas.some(a => c.de(a)))
  if (usadas.length === 0) return []
  const conLargos = usadas.some(c => d.asignaturas.some(a => (c.de(a)?.length ?? 0) > NOMBRE_CORTO))
  const mm = !conRequisitos ? 46 : conLargos ? 38 : 27
  return [
    {
      rotulo: usadas.map(c => c.rotulo).join(' · '),
      ancho: { mm },
      alineacion: 'izquierda',
      de: a => {
        const dichas = usadas.flatMap(c => {
          const texto = c.de(a)
          return texto ? [{ texto, isArea: c.rotulo === t.area }] : []
        })
        if (dichas.length === 0) return [{ texto: textos.nada }]
        return dichas.map(({ texto, isArea }, i) => ({
          texto: i > 0 ? `\n${texto}` : texto,
          ...(!isArea && { tono: 'tenue' as const }),
        }))
      },
    },
  ]
}

/** The sums under their columns, named at their left; no row when no column has a sum. */
const filaTotal = (columnas: readonly ColumnaCurso[], sumas: Totales, rotulo: string): Fila[] => {
  const primera = columnas.findIndex(c => c.total)
  if (primera === -1) return []
  const celdas = columnas.slice(primera).map(c => celda(c.total?.(sumas) ?? ''))
  return [fila([celda(rotulo, { columnas: primera, alineacion: 'derecha' }), ...celdas], 'subtotal')]
}

/** Heads that several columns share stand over them in a row of their own, the others over both rows. */
const cabeceraDe = (columnas: readonly ColumnaCurso[]): Celda[][] => {
  const conGrupos = columnas.some(c => c.grupo)
  const arriba: Celda[] = []
  const abajo: Celda[] = []
  columnas.forEach((c, i) => {
    if (!c.grupo) {
      arriba.push(celda(c.rotulo, { filas: conGrupos ? 2 : 1, alineacion: c.alineacion }))
      return
    }
    if (columnas[i - 1]?.grupo !== c.grupo) {
      const ancho = columnas.filter(o => o.grupo === c.grupo).length
      arriba.push(celda(c.grupo, { columnas: ancho, alineacion: 'centro' }))
    }
    abajo.push(celda(c.rotulo, { alineacion: c.alineacion }))
  })
  return conGrupos ? [arriba, abajo] : [arriba]
}
