import { z } from 'zod'
import { MAYOR_ARCHIVO } from './archivos.ts'
import { call } from './call.ts'
import { archivo, id, one } from './campos.ts'
import { textoRico } from './textoRico/campo.ts'
import { valoresDeSilabo } from './valoresDeSilabo.ts'

/** A syllabus begun from a document: what is found in it is answered, and nothing is written. */

const rico = textoRico(1_000_000)
const claves = valoresDeSilabo.required().shape

/** The blocks of the document that something is made of, both ends too. */
const de = z.object({ desde: z.int(), hasta: z.int() })

const reconocida = {
  /** Its heading as it stands in the document; null where it was known by its table. */
  titulo: z.string().nullable(),
  de,
  /** `alta`: heading and contents are plain; `media`: one of them; `baja`: a guess. */
  seguridad: z.enum(['alta', 'media', 'baja']),
  /** What people should know before they take it. */
  avisos: z.array(z.string()),
}

const seccion = <C extends string, V extends z.ZodType>(clave: C, valor: V) =>
  z.object({ clave: z.literal(clave), valor, ...reconocida })

/** A section that was found. The sumilla and the data of the course are only shown: the carta and the plan say them. */
const reconocido = z.discriminatedUnion('clave', [
  seccion('datos', z.array(z.object({ nombre: z.string(), valor: z.string() }))),
  seccion('sumilla', rico),
  seccion('competencias', claves.competencias),
  seccion('resultados', claves.resultados),
  seccion('unidadesaprendizaje', claves.unidadesaprendizaje),
  seccion('metodologia', claves.metodologia),
  seccion('evaluacion', claves.evaluacion),
  seccion('bibliografia', claves.bibliografia),
  seccion('investigacionFormativa', claves.investigacionFormativa),
  seccion('tutoria', claves.tutoria),
  seccion('valores', claves.valores),
  seccion('anexos', claves.anexos),
])
export type ReconocidoDeSilabo = z.output<typeof reconocido>

/** As long as what was pasted, and longer by what HTML writes for «&» and «<». */
const entero = textoRico(8_000_000)
/** What found no place; it can still be taken into a section by hand. */
const noReconocido = z.object({ titulo: z.string().nullable(), html: entero, de })
export type NoReconocidoDeSilabo = z.output<typeof noReconocido>

/** `avisos`: what of the whole document does not come along, such as its pictures. */
const lectura = z.object({
  reconocidos: z.array(reconocido),
  noReconocidos: z.array(noReconocido),
  avisos: z.array(z.string()),
})
export type LecturaDeSilabo = z.output<typeof lectura>

export const traerSilabo = {
  leer: call({
    verb: 'POST',
    path: '/v1/asignaturas/{id}/silabo/traer',
    access: 'silabos.editar',
    summary:
      'Qué secciones de un sílabo se reconocen en un documento de Word o en un texto pegado; no guarda nada',
    writes: false,
    maxFile: MAYOR_ARCHIVO,
    /** One of the two: a .docx, or HTML that was pasted. */
    input: z.object({
      id,
      archivo: archivo.optional(),
      html: z.string().max(1_500_000, { error: 'El texto pegado es demasiado largo.' }).optional(),
    }),
    output: one(lectura),
  }),
}
