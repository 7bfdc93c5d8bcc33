import { nombresDeListas } from '@malla/domain/listas/listas.ts'
import { z } from 'zod'
import { call } from './call.ts'
import { id, obligatorio, texto, url } from './campos.ts'

/** Taking a list away in Excel, as it is shown: the one call of all lists. */

/** A column as the person sees it: its name in the list and what stands above it. */
const columna = z.object({ campo: obligatorio(60), titulo: texto(120) })
export type ColumnaVista = z.output<typeof columna>

/** Most rows of a download; the sheet says so when there are more. */
export const MAX_FILAS_DE_EXCEL = 20_000

export const enListas = {
  excel: call({
    verb: 'POST',
    path: '/v1/listas/{lista}/excel',
    access: 'informes.ver',
    summary: 'Una lista en Excel, con los filtros y las columnas con que se ve: a lo más 20 000 filas',
    input: z.object({
      lista: z.enum(nombresDeListas),
      /** What the call of the list is asked with: its filters. The page is left aside, for all pages are taken. */
      pedido: z.record(z.string().max(60), z.unknown()).default({}),
      columnas: z.array(columna).min(1).max(40),
      /** The filters in words, for whoever reads the sheet: «Estado: Activado». */
      palabras: z.array(texto(300)).max(20).default([]),
      /** Of a list that is shown whole and narrowed on the screen: the rows that are seen, in their order. */
      ids: z.array(id).max(1000).optional(),
    }),
    output: url,
    writes: false,
  }),
}
