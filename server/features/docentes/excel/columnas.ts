import type { ColumnaDeTabla } from '../../../platform/excel/tabla/columna.ts'
import { type CampoDePersona, columnasDePersona } from '../../usuarios/excel/columnas.ts'

/** The template of lecturers: one row each, or several that give more courses of the same mail. */

export type Campo = CampoDePersona | 'cursos'

const [nombres, correo, ...otras] = columnasDePersona

/** Letters that a cell of courses may have; who has more courses has more rows. */
export const MAX_DE_CURSOS = 8000

export const columnas: readonly ColumnaDeTabla<Campo>[] = [
  nombres!,
  correo!,
  {
    campo: 'cursos',
    header: 'CURSOS',
    sinonimos: ['CURSO', 'ASIGNATURAS', 'ASIGNATURA', 'CODIGO', 'CODIGOS', 'CODIGOS CURSOS'],
    kind: 'paragraph',
    width: 44,
    max: MAX_DE_CURSOS,
    isLista: true,
    ayuda:
      'Los códigos de sus cursos, separados por «;» o uno por línea (sin código, el nombre). Si hay varios así, añada entre paréntesis el plan y, si no basta, el programa y el ciclo, separados por comas.',
    ejemplo: 'MAT-021; FIS-100 (Plan 2026)',
  },
  ...otras,
]

export const COMO = [
  'Escriba en la hoja «Docentes» una fila por docente. El orden de las columnas, las mayúsculas y las tildes de los encabezados no importan.',
  'A cada docente se le reconoce por su correo. Quien ya está en la lista se actualiza: lo que deje vacío queda como está, y si escribe cursos, esos serán los suyos.',
  'Quien ya entra al sistema con ese correo, aunque sea en otra institución, se vincula sin que sus datos cambien.',
  'Al subir el archivo verá primero lo que se haría: nada se guarda hasta que usted lo confirme, y entonces se guarda todo o nada.',
  'Los nuevos entran con su correo y una contraseña temporal, que un administrador puede ver en Usuarios; también pueden elegir la suya con «Olvidé mi contraseña».',
]
