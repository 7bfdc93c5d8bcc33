import { z } from 'zod'
import { call } from './call.ts'
import {
  byId,
  deleted,
  fileAnswer,
  id,
  instante,
  obligatorio,
  one,
  paged,
  pageInput,
  parrafo,
  parrafoObligatorio,
  revision,
  texto,
  written,
} from './campos.ts'

/** What people suggest for the product (§3 Sugerencia): written by anybody who is signed in, read by root. */

/** `status` 0 is new, «Nueva»; anything else is «Revisado» (§3). */
const sugerencia = z.object({
  id,
  status: z.int(),
  titulo: z.string(),
  descripcion: z.string(),
  /** Address of the page on which it came to mind, within the product. */
  pagina: z.string().nullable(),
  quien: z.string(),
  correo: z.string().nullable(),
  institucion: z.string().nullable(),
  /** What the administrator noted about it. */
  nota: z.string().nullable(),
  revision: z.int(),
  created_at: instante,
})
export type Sugerencia = z.output<typeof sugerencia>

/** How many are new, and how many there are: counted each time, never kept. */
const resumenDeSugerencias = z.object({ news: z.int(), total: z.int() })
export type ResumenDeSugerencias = z.output<typeof resumenDeSugerencias>

const status = z.int().min(0).max(1)
const path = '/v1/sugerencias/software'

export const sugerencias = {
  create: call({
    verb: 'POST',
    path,
    access: 'propio',
    summary: 'Sugiere una mejora del producto',
    input: z.object({
      titulo: obligatorio(120),
      descripcion: parrafoObligatorio(4000),
      pagina: texto(500).nullable().optional(),
    }),
    output: written(sugerencia),
  }),
  list: call({
    verb: 'GET',
    path,
    access: 'administracion',
    summary: 'Las sugerencias, la última primero; el filtro busca en lo escrito y en quién lo escribió',
    input: pageInput.extend({ status: status.optional() }),
    output: paged(sugerencia),
  }),
  resumen: call({
    verb: 'GET',
    path: `${path}/resumen`,
    access: 'administracion',
    summary: 'Cuántas sugerencias son nuevas y cuántas hay',
    input: z.object({}),
    output: resumenDeSugerencias,
  }),
  show: call({
    verb: 'GET',
    path: `${path}/{id}`,
    access: 'administracion',
    summary: 'Una sugerencia, esté en la página de la lista que esté',
    input: byId,
    output: one(sugerencia),
  }),
  update: call({
    verb: 'PUT',
    path: `${path}/{id}`,
    access: 'administracion',
    summary: 'Da por revisada una sugerencia, o la vuelve a dejar como nueva; y anota algo sobre ella',
    input: byId.extend({ status: status.optional(), nota: parrafo(4000).nullable().optional(), revision }),
    output: written(sugerencia),
  }),
  delete: call({
    verb: 'DELETE',
    path: `${path}/{id}`,
    access: 'administracion',
    summary: 'Elimina una sugerencia',
    input: byId,
    output: deleted,
  }),
  pdf: call({
    verb: 'GET',
    path: `${path}/reporte/pdf`,
    access: 'administracion',
    summary: 'Las sugerencias filtradas, en PDF: a lo más las últimas 1000',
    input: z.object({ status: status.optional(), filtro: texto(200).optional() }),
    output: fileAnswer,
    file: true,
  }),
}
