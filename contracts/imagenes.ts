import { z } from 'zod'
import { call } from './call.ts'
import { archivo, fileAnswer, instante, obligatorio, texto } from './campos.ts'

/** What a picture is for; it says how large it is kept, who may upload it and who sees it. */
export const usosDeImagen = ['perfil', 'logo', 'contenido'] as const
export type UsoDeImagen = (typeof usosDeImagen)[number]

/** A kept picture in the form of the usual image services (§7). */
export const imagenSubida = z.object({
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
}
