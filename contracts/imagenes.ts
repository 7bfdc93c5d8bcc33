import { z } from 'zod'
import { call } from './call.ts'
import { archivo, deleted, fileAnswer, id, instante, obligatorio, paged, pageInput, texto } from './campos.ts'

/** What a picture is for; it says how large it is kept, who may upload it and who sees it. */
const usosDeImagen = ['perfil', 'logo', 'contenido'] as const
export type UsoDeImagen = (typeof usosDeImagen)[number]

/** A kept picture in the form of the usual image services (§7). */
const imagenSubida = z.object({
  public_id: z.string(),
  format: z.enum(['jpeg', 'png', 'webp']),
  /** Path at which the app shows it: `/api/v1/imagenes/{public_id}`. Without host, so that what names it outlives a change of address. */
  secure_url: z.string(),
  /** The same with the address of the installation, for clients elsewhere. */
  url: z.string(),
  /** Pixels. */
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  resource_type: z.literal('image'),
  tags: z.array(z.string()),
  created_at: instante,
})
export type ImagenSubida = z.output<typeof imagenSubida>

/** A text that shows a picture. `id`: of the plan, the programme, the course or the version of the model; `key`: which of its texts. */
const usoEnTexto = z.object({
  donde: z.enum(['plan', 'programa', 'carta', 'silabo', 'modelo']),
  id,
  titulo: z.string(),
  key: z.string().nullable(),
  periodo_id: id.nullable(),
})
export type UsoEnTexto = z.output<typeof usoEnTexto>

/** A picture of the library of an institution: what was uploaded for its texts. */
const imagenDeBiblioteca = z.object({
  public_id: z.string(),
  /** What its file was called. */
  nombre: z.string(),
  /** Path at which it is shown whole, as texts name it, and small. */
  url: z.string(),
  miniatura_url: z.string(),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  quien: z.string().nullable(),
  created_at: instante,
  /** Texts that show it, of what the reader may see; and how many others there are. */
  usos: z.array(usoEnTexto),
  otros_usos: z.int(),
  /** No text shows it now, but an older version, a draft or a template does. */
  en_versiones: z.boolean(),
  /** Nothing names it: from when it is cleaned. */
  se_elimina_at: instante.nullable(),
})
export type ImagenDeBiblioteca = z.output<typeof imagenDeBiblioteca>

/** The image call: upload in the form of §7 and what it answers; pictures by their id. */
export const imagenes = {
  upload: call({
    verb: 'POST',
    path: '/v1_1/{cloud}/image/upload',
    access: 'session',
    summary:
      'Sube una imagen: de uno mismo (upload_preset perfil), de la institución (logo) o para un texto (contenido)',
    input: z.object({
      /** Any name: it is there for the form of the call. */
      cloud: obligatorio(100),
      upload_preset: z.enum(usosDeImagen),
      /** Separated by commas. */
      tags: texto(500).optional(),
      file: archivo,
    }),
    output: imagenSubida,
  }),
  show: call({
    verb: 'GET',
    path: '/v1/imagenes/{public_id}',
    access: 'session',
    summary: 'Una imagen: de su institución, o de una persona con la que se comparte la institución',
    input: z.object({ public_id: obligatorio(64) }),
    output: fileAnswer,
    file: true,
  }),
  miniatura: call({
    verb: 'GET',
    path: '/v1/imagenes/{public_id}/miniatura',
    access: 'session',
    summary: 'Una imagen en pequeño, para listas: a lo más 320 puntos por lado',
    input: z.object({ public_id: obligatorio(64) }),
    output: fileAnswer,
    file: true,
  }),
  list: call({
    verb: 'GET',
    path: '/v1/imagenes',
    access: 'contenido.editar',
    summary: 'La biblioteca de imágenes de los textos de la institución, lo último primero',
    input: pageInput.extend({
      /** What something names, or what nothing does. */
      uso: z.enum(['con_uso', 'sin_uso']).optional(),
    }),
    output: paged(imagenDeBiblioteca),
  }),
  delete: call({
    verb: 'DELETE',
    path: '/v1/imagenes/{public_id}',
    access: 'curricular.editar',
    summary: 'Elimina de la biblioteca una imagen que ningún texto muestra',
    /** `de_versiones`: also where older versions of texts show it; they keep an empty place. */
    input: z.object({ public_id: obligatorio(64), de_versiones: z.boolean().optional() }),
    output: deleted,
  }),
}
