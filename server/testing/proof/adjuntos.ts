import { curso, H } from '../hojaDeCursos.ts'
import { libroDe } from '../libros.ts'
import type { Adjunto } from './fila.ts'

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Files as small as can be. `nada` is what no call that reads workbooks takes: 422 for whoever may send one. */
export const ADJUNTOS = {
  png: { name: 'punto.png', bytes: Buffer.from(PNG, 'base64') },
  pdf: {
    name: 'hoja.pdf',
    bytes: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  },
  cursos: { name: 'cursos.xlsx', bytes: await libroDe([H, curso()]) },
  analitica: {
    name: 'plan.csv',
    bytes: Buffer.from('Course ID,Course Name,Prefix,Number,Prerequisites\n1,Curso de un archivo,,,\n'),
  },
  case: {
    name: 'paquete.json',
    bytes: Buffer.from(
      JSON.stringify({
        CFItems: [
          { identifier: '0d0c4a5e-7f2b-4c1e-9a55-3f1f6a0b7c11', fullStatement: 'Competencia de un paquete' },
        ],
      }),
    ),
  },
  nada: { name: 'vacio.xlsx', bytes: Buffer.from('nada') },
} as const satisfies Record<string, Adjunto>
