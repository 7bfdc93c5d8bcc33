import type { Nivel } from '@malla/domain/competencias/catalogos.ts'

/** The Spanish texts of reports of competencies. What a plan calls otherwise comes from its terms. */
export const palabrasDeCompetencias = {
  tipos: { 1: 'funcionales', 2: 'transversales' } as Readonly<Record<number, string>>,
  deTipo: (nombre: string, tipo: string) => `${nombre} (${tipo})`,
  sinGrupo: 'Sin grupo',
  codigo: 'Código',
  linea: 'Perfil',
  lineaDePerfil: 'Perfil de egreso',
  deLinea: (n: string) => `Línea ${n}`,
  resultados: 'Resultados',
  vinculados: 'Resultados a los que se vinculan',
  porLinea: 'El perfil de egreso y lo que le sirve',
  servida: 'Le sirven',
  lista: 'Lista',
  numero: 'N.º',
  resultado: 'Resultado',
  cursos: 'Cursos',
  nivel: 'Nivel',
  periodo: 'Lugar',
  niveles: { introduce: 'Introduce', desarrolla: 'Desarrolla', logra: 'Logra' } as Readonly<
    Record<Nivel, string>
  >,
  letras: { introduce: 'I', desarrolla: 'D', logra: 'L' } as Readonly<Record<Nivel, string>>,
  leyenda: 'I: introduce · D: desarrolla · L: logra.',
  matriz: 'Qué cursos sirven a cada competencia',
  matrizParte: (de: string, a: string) => `De ${de} a ${a}`,
  ningunCurso: 'Sin cursos',
  sinCursos: (codigos: string) => `Sin cursos que les sirvan: ${codigos}.`,
  sinCompetencias: (cuantos: string, nombres: string) => `Sin competencias: ${cuantos} (${nombres}).`,
  lineasSinCompetencia: 'Ninguna competencia le sirve todavía.',
  parte: (page: string, total: string) => `parte ${page} de ${total}`,
  ninguna: 'No hay competencias que mostrar.',
  titulos: {
    arbol: (nombre: string) => `${nombre}: árbol`,
    tabla: (nombre: string) => `${nombre} por tipo`,
    cursos: (nombre: string) => `${nombre} y sus cursos`,
  },
} as const
