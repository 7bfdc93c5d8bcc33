import type { ContenidoDeCarta, ContenidoDeSilabo } from '@malla/domain/silabos/contenido.ts'
import { HORAS_MAXIMAS } from '@malla/domain/silabos/horas.ts'
import { whyNotDireccionDeDoi, whyNotUrl } from '@malla/domain/silabos/identificadores.ts'
import { tiposDeReferencia } from '@malla/domain/silabos/referencia.ts'
import { cortar } from '@malla/domain/texto/cortar.ts'
import { enListaCorta } from '@malla/domain/texto/lista.ts'
import { segun } from '@malla/domain/texto/numero.ts'
import { z } from 'zod'
import { id, obligatorio, parrafo, texto } from './campos.ts'
import { textoRico } from './textoRico/campo.ts'

/** What a syllabus and a carta hold, key by key (domain/silabos/contenido.ts); their rich text is cleaned on the way in. */

const rico = textoRico(200_000)
/** Made by whoever adds the line; stays with it when it moves. */
const propio = obligatorio(60)
const peso = z.number().min(0).max(1000).multipleOf(0.01).nullable()

const lineaDeLogro = z.object({ id: propio, competencia_id: id.nullable().default(null), texto: rico })

const semana = z.object({
  id: propio,
  numero: z.int().min(0).max(200),
  contenidos: rico,
  actividades: rico,
  recursos: rico,
  evidencias: rico,
  horas: z.number().min(0).max(HORAS_MAXIMAS).multipleOf(0.1).nullable().default(null),
})

const unidad = z.object({
  id: propio,
  nombre: texto(300),
  resultado: rico,
  semanas: z.array(semana).max(60),
})

const lineaDeEvaluacion = z.object({
  id: propio,
  nombre: texto(300),
  instrumento: texto(300),
  peso,
  unidad_id: texto(60).nullable().default(null),
})

const corto = texto(300).default('')
/** Refuses what `whyNot` refuses, with its reason: an address that could run something is never kept. */
const sinAjenas = (max: number, whyNot: (escrito: string) => string | null) =>
  texto(max).refine(escrito => whyNot(escrito) === null, {
    error: issue => whyNot(String(issue.input)) ?? undefined,
  })
const referencia = z.object({
  id: propio,
  tipo: z.enum(tiposDeReferencia),
  texto: parrafo(2000).default(''),
  autores: parrafo(2000).default(''),
  anio: texto(60).default(''),
  titulo: texto(1000).default(''),
  edicion: corto,
  editorial: corto,
  revista: corto,
  volumen: texto(60).default(''),
  numero: texto(60).default(''),
  paginas: texto(60).default(''),
  sitio: corto,
  doi: sinAjenas(300, whyNotDireccionDeDoi).default(''),
  isbn: texto(60).default(''),
  url: sinAjenas(2000, whyNotUrl).default(''),
})

/** Names the keys that a strict one does not have: «El sílabo no tiene la parte «nada».» What else is wrong is said as everywhere. */
const sinParte = (quien: string) => ({
  error(issue: z.core.$ZodRawIssue): string | undefined {
    if (issue.code !== 'unrecognized_keys') return undefined
    const otras = issue.keys.map(clave => `«${cortar(clave, 60)}»`)
    return `${quien} no tiene ${segun(otras.length, 'la parte', 'las partes')} ${enListaCorta(otras, 5)}.`
  },
})

/** Keys of a syllabus. One that is absent is not touched. */
export const valoresDeSilabo = z
  .object(
    {
      competencias: z.array(lineaDeLogro).max(200),
      resultados: z.array(lineaDeLogro).max(200),
      unidadesaprendizaje: z.array(unidad).max(60),
      metodologia: rico,
      evaluacion: z.object({ lineas: z.array(lineaDeEvaluacion).max(200), texto: rico }),
      bibliografia: z.array(referencia).max(500),
      investigacionFormativa: rico,
      tutoria: rico,
      valores: rico,
      anexos: z.array(z.object({ id: propio, nombre: texto(300), texto: rico })).max(100),
    },
    sinParte('El sílabo'),
  )
  .partial() satisfies z.ZodType<ContenidoDeSilabo>

/** Sections of the institution's own in one save: as many as a structure has sections; and letters of all of them together. */
export const MOST_PROPIAS = 60
const LETRAS_DE_PROPIAS = 1_000_000

const letras = (textos: Readonly<Record<string, string>>): number =>
  Object.values(textos).reduce((n, texto) => n + texto.length, 0)

/** Sections of the institution's own, by «propia:» and their uuid. */
export const propiasDeSilabo = z
  .record(z.string().regex(/^propia:[\w-]{1,64}$/), rico)
  .refine(p => Object.keys(p).length <= MOST_PROPIAS, {
    error: `Un sílabo tiene a lo más ${MOST_PROPIAS} secciones propias.`,
  })
  .refine(p => letras(p) <= LETRAS_DE_PROPIAS, {
    error: 'Las secciones propias son demasiado largas: divida el texto o páselo a un anexo.',
  })

/** Keys of a carta descriptiva. */
export const valoresDeCarta = z
  .object(
    {
      sumilla: rico,
      cartaCompetencias: z.array(lineaDeLogro).max(200),
      cartaContenidos: z
        .array(
          z.object({
            id: propio,
            nombre: texto(300),
            contenidos: rico,
            semanas: z.int().min(0).max(60).nullable().default(null),
          }),
        )
        .max(60),
      cartaCriterios: z.array(z.object({ id: propio, criterio: texto(500), peso })).max(200),
      cartaBibliografia: z.array(referencia).max(500),
    },
    sinParte('La carta'),
  )
  .partial() satisfies z.ZodType<ContenidoDeCarta>
