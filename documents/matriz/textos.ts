import type { Palabras } from '@malla/domain/empresas/palabras.ts'

/** The Spanish texts of the matrix of competencies and courses on paper and in Excel. */
export const palabrasDeMatriz = {
  titulo: ({ cursos }: Palabras) => `Matriz de competencias y ${cursos.toLowerCase()}`,
  leyenda: 'I: introduce · D: desarrolla · L: logra',
  grupo: 'Grupo de competencias',
  tipo: 'Competencias',
  soloHuecos: 'huecos',
  sinCompetencias: 'El plan todavía no tiene competencias.',
  sinCursos: ({ cursos }: Palabras) => `El plan todavía no tiene ${cursos.toLowerCase()}.`,
  vacia: 'No hay nada que mostrar con estos filtros.',
  nadaQueFalta: ({ curso, cursos }: Palabras) =>
    `No hay huecos: cada competencia tiene sus ${cursos.toLowerCase()} y cada ${curso.toLowerCase()}, sus competencias.`,
  competencias: 'Competencias',
  clase: 'Tipo',
  avisos: 'Huecos y solapes',
  codigo: 'Código',
  competencia: 'Competencia',
  aviso: 'Qué falta o se repite',
  donde: 'Dónde',
  lugar: ({ periodo }: Palabras) => `${periodo} o sección`,
  hojaMatriz: 'Matriz',
}
