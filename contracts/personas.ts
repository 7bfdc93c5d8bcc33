import { sinInvisibles } from '@malla/domain/texto/normalizar.ts'
import { estadosCiviles } from '@malla/domain/usuarios/catalogos.ts'
import { z } from 'zod'
import { fecha, obligatorio, texto } from './campos.ts'
import { motivo } from './errores.ts'

/** Fields of people, which users, lecturers and one's own profile share (§3). */

/** An address, without the blanks and the signs that nobody sees that come along when it is copied. */
export const correo = z
  .string()
  .overwrite(sinInvisibles)
  .trim()
  .meta({ format: 'email', maxLength: 190 })
  .pipe(z.email().max(190))
/** A day that has been. By the clock of Greenwich, ahead of every institution's: nobody is refused for the hour. */
const nacimiento = fecha.refine(dia => dia <= new Date().toISOString().slice(0, 10), {
  error: motivo('no puede ser posterior a hoy'),
})
/** Address of a picture that the image call gave; null for none. */
export const imagenUrl = texto(500).nullable()
/** Ubigeo codes are text: «010101» stays so. */
export const distritoId = z
  .string()
  .regex(/^\d{6}$/)
  .nullable()

export const persona = z.object({
  nombres: z.string(),
  correo: z.string(),
  imagen_url: z.string().nullable(),
  tipodocumento: z.string().nullable(),
  documento: z.string().nullable(),
  sexo: z.string().nullable(),
  estadocivil: z.string().nullable(),
  fechanacimiento: z.string().nullable(),
  grado: z.string().nullable(),
  telefono: z.string().nullable(),
  direccion: z.string().nullable(),
  distrito_id: z.string().nullable(),
})
export type Persona = z.output<typeof persona>

/** What a form of a person sends. Absent stays as it is, empty becomes null. */
export const camposDePersona = z.object({
  nombres: obligatorio(160),
  correo,
  imagen_url: imagenUrl.optional(),
  tipodocumento: z.enum(['DNI', 'CE', 'Pasaporte', 'Otro']).nullable().optional(),
  documento: texto(20).nullable().optional(),
  sexo: z.enum(['M', 'F']).nullable().optional(),
  estadocivil: z.enum(estadosCiviles).nullable().optional(),
  fechanacimiento: nacimiento.nullable().optional(),
  grado: texto(40).nullable().optional(),
  telefono: texto(40).nullable().optional(),
  direccion: texto(200).nullable().optional(),
  distrito_id: distritoId.optional(),
})
