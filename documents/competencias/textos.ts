import type { Nivel } from '@malla/domain/competencias/catalogos.ts'
import type { Palabras } from '@malla/domain/empresas/palabras.ts'

/** The Spanish texts of reports of competencies. What a plan calls otherwise comes from its terms. */
export const palabrasDeCompetencias = {
  tipos: { 1: 'funcionales', 2: 'transversales' } as Readonly<Record<number, string>>,
  deTipo: (nombre: string, tipo: string) => `${nombre} (${tipo})`,
  sinGrupo: 'Sin grupo',
  codigo: 'Código',
  linea: 'Perfil',
  lineaDePerfil: 'Perfil de egreso',
  resultados: 'Resultados',
  vinculados: 'Resultados a los que se vinculan',
  porLinea: 'El perfil de egreso y sus competencias',
  servida: 'Competencias',
  lista: 'Lista',
  numero: 'N.º',
  resultado: 'Resultado',
  nivel: 'Nivel',
  periodo: 'Lugar',
  leyenda: 'I: introduce · D: desarrolla · L: logra.',
  matriz: ({ cursos }: Palabras) => `Qué ${cursos.toLowerCase()} contribuyen a cada competencia`,
  tramo: (de: string, a: string) => (de === a ? `Competencia ${de}` : `Competencias ${de} a ${a}`),
  ningunCurso: ({ cursos }: Palabras) => `Sin ${cursos.toLowerCase()}`,
  sinCursos: ({ cursos }: Palabras, codigos: string) =>
    `Sin ${cursos.toLowerCase()} que contribuyan a ellas: ${codigos}.`,
  sinCompetencias: (cuantos: string, nombres: string) => `Sin competencias: ${cuantos} (${nombres}).`,
  sinNivel: ({ ningun }: Palabras, nivel: Nivel, codigos: string) => `${ningun} ${nivel}: ${codigos}.`,
  lineasSinCompetencia: 'Todavía no contribuye a ella ninguna competencia.',
  parte: (page: string, total: string) => `parte ${page} de ${total}`,
  ninguna: 'No hay competencias que mostrar.',
  titulos: {
    arbol: (nombre: string) => `${nombre}: árbol`,
    tabla: (nombre: string) => `${nombre} por tipo`,
    cursos: (nombre: string, { cursos }: Palabras) => `${nombre} y sus ${cursos.toLowerCase()}`,
  },
} as const
