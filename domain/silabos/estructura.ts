import { ajustesIniciales, whyNotEscala } from '../empresas/ajustes.ts'
import {
  type CampoDeSemana,
  type ClaveDeSilabo,
  type ClavePropia,
  isClavePropia,
  isTextoVacio,
  type TextoRico,
} from './contenido.ts'

/** A section of a syllabus: `datos` comes from the plan and `sumilla` from the carta, so no lecturer writes them; the rest are keys. */
export type ClaveDeSeccion = 'datos' | 'sumilla' | ClaveDeSilabo | ClavePropia

export interface SeccionDeSilabo {
  clave: ClaveDeSeccion
  /** Its title on the screen and in print. */
  nombre: string
  /** Switched off it is neither shown nor asked for; what was written stays. */
  activa: boolean
  requerida: boolean
  orden: number
  /** Text of the institution that stands first in the section and that lecturers cannot change; '' for none. */
  textoFijo: TextoRico
}

/** A column of the programme of units: `resultado` is of a unit, the others of a week. */
export interface ColumnaDeProgramacion {
  clave: 'resultado' | CampoDeSemana
  nombre: string
  activa: boolean
  requerida: boolean
}

/** What units are called: «unidad», «módulo», «actividad de aprendizaje». */
export interface TerminoDeUnidad {
  singular: string
  plural: string
  genero: 'f' | 'm'
}

export interface EscalaDeNotas {
  minimo: number
  maximo: number
  aprobatoria: number
}

/** What the syllabi of an institution, a programme or a plan are made of (config-silabos, §2). */
export interface EstructuraDeSilabo {
  secciones: SeccionDeSilabo[]
  columnas: ColumnaDeProgramacion[]
  unidad: TerminoDeUnidad
  /** Weeks of a period, with those of examinations. */
  semanas: number
  escala: EscalaDeNotas
}

/** Sections that a lecturer writes as one text: a fixed text is enough for them. */
const DE_TEXTO: ReadonlySet<string> = new Set(['metodologia', 'investigacionFormativa', 'tutoria', 'valores'])

/** Whether a section is one text, and no list or table. */
export const isSeccionDeTexto = (clave: ClaveDeSeccion): boolean =>
  DE_TEXTO.has(clave) || isClavePropia(clave)

/** Whether a lecturer may write in a section at all: what comes from the plan and from the carta is only shown. */
export const isSeccionEscrita = (clave: ClaveDeSeccion): clave is ClaveDeSilabo | ClavePropia =>
  clave !== 'datos' && clave !== 'sumilla'

/** The sections that a syllabus shows, in their order. */
export const seccionesActivas = (e: EstructuraDeSilabo): SeccionDeSilabo[] =>
  e.secciones.filter(s => s.activa).toSorted((a, b) => a.orden - b.orden)

/** The columns that the programme of units shows, in their order. */
export const columnasActivas = (e: Pick<EstructuraDeSilabo, 'columnas'>): ColumnaDeProgramacion[] =>
  e.columnas.filter(c => c.activa)

/** What sections are called where nobody has called them otherwise. */
export const nombresDeSeccion: Readonly<Record<Exclude<ClaveDeSeccion, ClavePropia>, string>> = {
  datos: 'Datos generales',
  sumilla: 'Sumilla',
  competencias: 'Competencias',
  resultados: 'Resultados de aprendizaje',
  unidadesaprendizaje: 'Programación',
  metodologia: 'Metodología',
  evaluacion: 'Evaluación',
  bibliografia: 'Bibliografía',
  investigacionFormativa: 'Investigación formativa',
  tutoria: 'Tutoría',
  valores: 'Valores y ejes transversales',
  anexos: 'Anexos',
}

type ClaveConNombre = keyof typeof nombresDeSeccion

const ORDEN = Object.keys(nombresDeSeccion) as ClaveConNombre[]

/** How a ready choice differs from the rest: names in its own order; 'opcional' in `opcionales`; what is not named is switched off. */
export interface Hechos {
  secciones: readonly (ClaveConNombre | readonly [ClaveConNombre, string])[]
  opcionales?: readonly ClaveConNombre[]
  columnas?: Readonly<Partial<Record<ColumnaDeProgramacion['clave'], string>>>
  unidad?: TerminoDeUnidad
  semanas?: number
  escala?: EscalaDeNotas
}

const nombresDeColumna: Readonly<Record<ColumnaDeProgramacion['clave'], string>> = {
  resultado: 'Resultado de aprendizaje',
  contenidos: 'Contenidos',
  actividades: 'Actividades',
  recursos: 'Recursos',
  evidencias: 'Evidencia',
}

const COLUMNAS_REQUERIDAS: ReadonlySet<string> = new Set(['resultado', 'contenidos'])

/** A whole structure from what is particular about it. */
export function estructuraCon(h: Hechos): EstructuraDeSilabo {
  const dichas = h.secciones.map(s => (typeof s === 'string' ? ([s, nombresDeSeccion[s]] as const) : s))
  const apagadas = ORDEN.filter(c => !dichas.some(([clave]) => clave === c)).map(
    c => [c, nombresDeSeccion[c]] as const,
  )
  return {
    secciones: [...dichas, ...apagadas].map(([clave, nombre], orden) => ({
      clave,
      nombre,
      activa: orden < dichas.length,
      requerida: orden < dichas.length && !h.opcionales?.includes(clave),
      orden,
      textoFijo: '',
    })),
    columnas: (Object.keys(nombresDeColumna) as ColumnaDeProgramacion['clave'][]).map(clave => ({
      clave,
      nombre: h.columnas?.[clave] ?? nombresDeColumna[clave],
      activa: h.columnas === undefined || h.columnas[clave] !== undefined,
      requerida:
        COLUMNAS_REQUERIDAS.has(clave) && (h.columnas === undefined || h.columnas[clave] !== undefined),
    })),
    unidad: h.unidad ?? { singular: 'unidad', plural: 'unidades', genero: 'f' },
    semanas: h.semanas ?? 16,
    escala: h.escala ?? ajustesIniciales.escala,
  }
}

/** What every syllabus is made of while nobody has said otherwise. */
export const ESTRUCTURA_INICIAL: EstructuraDeSilabo = estructuraCon({
  secciones: [
    'datos',
    'sumilla',
    'competencias',
    'resultados',
    'unidadesaprendizaje',
    'metodologia',
    'evaluacion',
    'bibliografia',
    'investigacionFormativa',
    'anexos',
  ],
  opcionales: ['competencias', 'investigacionFormativa', 'anexos'],
})

/** The same with the weeks and the scale of marks that an institution has set. */
export const estructuraInicial = ({
  semanas,
  escala,
}: {
  semanas?: number | null
  escala?: EscalaDeNotas
}): EstructuraDeSilabo => ({
  ...ESTRUCTURA_INICIAL,
  ...(semanas ? { semanas } : {}),
  ...(escala ? { escala } : {}),
})

/** A structure and whose it is. */
export interface EstructuraHeredada {
  estructura: EstructuraDeSilabo
  de: 'plan' | 'programa' | 'institucion' | 'inicial'
}

/**
 * The structure that the syllabi of a plan follow: the nearest that exists, whole; nothing is mixed from two. Null where a level has none.
 * `inicial` is the product's, with the weeks and the scale of the institution and the plan if the caller has set them.
 */
export function estructuraDe(
  institucion: EstructuraDeSilabo | null,
  programa: EstructuraDeSilabo | null,
  plan: EstructuraDeSilabo | null,
  inicial: EstructuraDeSilabo = ESTRUCTURA_INICIAL,
): EstructuraHeredada {
  if (plan) return { estructura: plan, de: 'plan' }
  if (programa) return { estructura: programa, de: 'programa' }
  if (institucion) return { estructura: institucion, de: 'institucion' }
  return { estructura: inicial, de: 'inicial' }
}

/** Weeks that a structure may have. */
export const SEMANAS_MAXIMAS = 60

/** What is wrong with a structure, by field, in Spanish; nothing when it can be used. */
export function problemasDeEstructura(e: EstructuraDeSilabo): { campo: string; motivo: string }[] {
  const problemas: { campo: string; motivo: string }[] = []
  const no = (campo: string, motivo: string) => problemas.push({ campo, motivo })
  const vistas = new Set<string>()
  e.secciones.forEach((s, i) => {
    if (s.nombre.trim() === '') no(`secciones.${i}.nombre`, 'Escriba el nombre de la sección.')
    if (vistas.has(s.clave)) no(`secciones.${i}.clave`, `La sección «${s.nombre}» está repetida.`)
    if (s.requerida && !s.activa)
      no(`secciones.${i}.requerida`, `La sección «${s.nombre}» no puede ser requerida si está desactivada.`)
    if (!isSeccionEscrita(s.clave) && !isTextoVacio(s.textoFijo))
      no(`secciones.${i}.textoFijo`, `La sección «${s.nombre}» no lleva texto institucional.`)
    vistas.add(s.clave)
  })
  if (!e.secciones.some(s => s.activa && s.requerida && isSeccionEscrita(s.clave)))
    no('secciones', 'Al menos una sección que escribe el docente debe ser requerida.')
  if (!e.columnas.some(c => c.activa && c.clave === 'contenidos'))
    no('columnas', 'Los contenidos de la semana no se pueden desactivar.')
  if (!Number.isInteger(e.semanas) || e.semanas < 1 || e.semanas > SEMANAS_MAXIMAS)
    no('semanas', `El número de semanas debe estar entre 1 y ${SEMANAS_MAXIMAS}.`)
  const escala = whyNotEscala(e.escala)
  if (escala) no('escala', escala)
  return problemas
}
