import { z } from 'zod'
import { call } from './call.ts'
import {
  byIdOrFirst,
  deleted,
  estado,
  id,
  ids,
  instante,
  list,
  obligatorio,
  one,
  paged,
  pageInput,
  revision,
  texto,
  written,
} from './campos.ts'

const tiposDeParametro = ['areascursos', 'tiposcursos', 'tipologiasespecialescursos'] as const
export const tipoDeParametro = z.enum(tiposDeParametro)
export type TipoDeParametro = (typeof tiposDeParametro)[number]

/** A row of a catalogue of the institution: course areas, course types, special typologies. Newest first (§3). */
const parametro = z.object({
  id,
  tipo: tipoDeParametro,
  nombre: z.string(),
  /** Short form, shown beside the colour of an area. */
  abreviatura: z.string().nullable(),
  /** 1 to 8: which of the eight colours of the look; areas only. */
  color: z.int().nullable(),
  estado,
  cursos_count: z.int(),
  revision: z.int(),
  created_at: instante,
})
export type Parametro = z.output<typeof parametro>

const fields = z.object({
  nombre: obligatorio(160),
  abreviatura: texto(12).nullable().optional(),
  color: z.int().min(1).max(8).nullable().optional(),
  estado: estado.optional(),
})

function catalogo(tipo: TipoDeParametro, nombre: string) {
  const path = (verb: string) => `/parametros/${tipo}/${verb}`
  return {
    list: call({
      verb: 'POST',
      path: path('list'),
      access: 'estructura.ver',
      summary: `Catálogo de ${nombre}, por páginas`,
      input: pageInput.extend({ estado: estado.optional() }),
      output: paged(parametro),
      writes: false,
    }),
    show: call({
      verb: 'POST',
      path: path('show'),
      access: 'estructura.ver',
      summary: `Un registro del catálogo de ${nombre}`,
      input: byIdOrFirst,
      output: one(parametro),
      writes: false,
    }),
    create: call({
      verb: 'POST',
      path: path('save'),
      access: 'estructura.crear',
      summary: `Crea un registro del catálogo de ${nombre}`,
      input: fields,
      output: written(parametro),
    }),
    update: call({
      verb: 'PUT',
      path: path('save'),
      access: 'estructura.editar',
      summary: `Cambia un registro del catálogo de ${nombre}`,
      input: fields.partial().extend({ id, revision }),
      output: written(parametro),
    }),
    delete: call({
      verb: 'DELETE',
      path: path('delete'),
      access: 'estructura.eliminar',
      summary: `Elimina registros del catálogo de ${nombre} que ningún curso usa, todos o ninguno`,
      input: z.object({ ids }),
      output: deleted,
    }),
  }
}

export const areascursos = catalogo('areascursos', 'áreas de cursos')
export const tiposcursos = catalogo('tiposcursos', 'tipos de cursos')
export const tipologiasespecialescursos = catalogo(
  'tipologiasespecialescursos',
  'tipologías especiales de cursos',
)

export const parametros = {
  list: call({
    verb: 'POST',
    path: '/parametros/list',
    access: 'estructura.ver',
    summary: 'Un catálogo entero, lo más nuevo primero',
    input: z.object({ tipo: tipoDeParametro }),
    output: list(parametro),
    writes: false,
  }),
}
