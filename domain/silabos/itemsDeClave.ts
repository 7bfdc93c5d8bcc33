import { contar, porcentaje } from '../texto/numero.ts'
import { textoDeReferencia } from './apa.ts'
import type {
  Anexo,
  CriterioDeCarta,
  Evaluacion,
  LineaDeEvaluacion,
  LineaDeLogro,
  Semana,
  Unidad,
  UnidadDeCarta,
} from './contenido.ts'
import type { Referencia } from './referencia.ts'

/** One entry of a key as its history compares it: `descripcion` is HTML, `nombre` what it is called where there are several. */
export interface ItemDeClave {
  id: string
  nombre?: string
  descripcion: string
  /** Of a line of the evaluation: the unit that it evaluates; null: the whole course. */
  unidad_id?: string | null
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const parrafo = (texto: string): string =>
  texto === '' ? '' : `<p>${texto.replace(/[&<>]/g, c => ESCAPES[c]!)}</p>`

const logro = (l: LineaDeLogro): ItemDeClave => ({ id: l.id, descripcion: l.texto })

const semana = (s: Semana): ItemDeClave => ({
  id: s.id,
  nombre: `Semana ${s.numero}`,
  descripcion: [
    s.contenidos,
    s.actividades,
    s.recursos,
    s.evidencias,
    parrafo(s.horas === null ? '' : contar(s.horas, 'hora')),
  ].join(''),
})

const unidad = (u: Unidad, i: number): ItemDeClave[] => [
  { id: u.id, nombre: `${i + 1}. ${u.nombre}`, descripcion: u.resultado },
  ...u.semanas.map(semana),
]

const lineaDeEvaluacion = (l: LineaDeEvaluacion): ItemDeClave => ({
  id: l.id,
  nombre: l.nombre,
  descripcion: parrafo([l.instrumento, l.peso === null ? '' : porcentaje(l.peso)].filter(Boolean).join(': ')),
  unidad_id: l.unidad_id,
})

const evaluacion = ({ lineas, texto }: Evaluacion): ItemDeClave[] => [
  ...lineas.map(lineaDeEvaluacion),
  ...(texto === '' ? [] : [{ id: 'texto', nombre: 'Condiciones', descripcion: texto }]),
]

const referencia = (r: Referencia): ItemDeClave => ({ id: r.id, descripcion: parrafo(textoDeReferencia(r)) })

const anexo = (a: Anexo): ItemDeClave => ({ id: a.id, nombre: a.nombre, descripcion: a.texto })

const contenido = (u: UnidadDeCarta): ItemDeClave => ({
  id: u.id,
  nombre: u.nombre,
  descripcion: u.contenidos + parrafo(u.semanas === null ? '' : contar(u.semanas, 'semana')),
})

const criterio = (c: CriterioDeCarta): ItemDeClave => ({
  id: c.id,
  descripcion: parrafo([c.criterio, c.peso === null ? '' : porcentaje(c.peso)].filter(Boolean).join(': ')),
})

type Leer = (valor: never) => ItemDeClave[]
const varios =
  <T>(leer: (linea: T, i: number) => ItemDeClave | ItemDeClave[]) =>
  (lineas: readonly T[]): ItemDeClave[] =>
    lineas.flatMap(leer)

/** How a key that is more than one text is read. */
const LECTURAS: Readonly<Record<string, Leer>> = {
  competencias: varios(logro),
  resultados: varios(logro),
  cartaCompetencias: varios(logro),
  unidadesaprendizaje: varios(unidad),
  evaluacion,
  bibliografia: varios(referencia),
  cartaBibliografia: varios(referencia),
  anexos: varios(anexo),
  cartaContenidos: varios(contenido),
  cartaCriterios: varios(criterio),
}

/** The value of a key of a syllabus or a carta (contenido.ts) entry by entry, for its history; nothing where nothing was written. */
export function itemsDeClave(clave: string, valor: unknown): ItemDeClave[] {
  if (valor === null || valor === undefined || valor === '') return []
  const leer = LECTURAS[clave]
  return leer ? leer(valor as never) : [{ id: clave, descripcion: String(valor) }]
}
