import { z } from 'zod'
import { celda, hallados } from './importar.ts'

/** People who come from Excel: users, and lecturers. */

/** A row of a file as it is, or would be, written. */
const filaDePersona = z.object({
  fila: z.int(),
  accion: z.enum(['crear', 'cambiar', 'igual']),
  usuario: z.string(),
  nombre: z.string(),
  /** What changes, in words, and whether they are told by mail. */
  detalle: z.string(),
})
/** What a file did, or would do. */
export const importado = z.object({
  count: z.int(),
  total: z.int(),
  message: z.string(),
  avisos: z.array(celda),
  errores: z.array(celda),
  hallados,
  filas: z.array(filaDePersona),
})
export type PersonasImportadas = z.output<typeof importado>
