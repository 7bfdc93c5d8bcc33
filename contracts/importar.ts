import { z } from 'zod'

/**
 * A cell of a file that something is to be said about: its row, its column as people find it («Cursos · B»), what stands there, and what it is; and its sheet
 * where the rows of several are read.
 */
export const celda = z.object({
  fila: z.int(),
  columna: z.string(),
  valor: z.string(),
  motivo: z.string(),
  hoja: z.string().optional(),
})
export type Celda = z.output<typeof celda>

/** How many cells of a file are wrong, and of how many something is said, in all: of very many `errores` and `avisos` name the first ones alone. */
export const hallados = z.object({ errores: z.int(), avisos: z.int() })
export type Hallados = z.output<typeof hallados>

/** Names of what a file makes besides its courses: cycles and sections in the plan, the others for the whole institution. */
export const creados = z.object({
  ciclos: z.array(z.string()),
  secciones: z.array(z.string()),
  areascursos: z.array(z.string()),
  tiposcursos: z.array(z.string()),
  tipologiasespecialescursos: z.array(z.string()),
})
export type Creados = z.output<typeof creados>
