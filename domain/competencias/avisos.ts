import type { Id } from '../asignaturas/asignatura.ts'
import type { Nivel } from './catalogos.ts'
import type { Huecos, solapesDe } from './cobertura.ts'
import { letraDeNivel } from './niveles.ts'

/** Something that the matrix of a plan leaves out or says twice, with the word that stands beside it. */
export interface AvisoDeMatriz {
  tipo: 'sinCursos' | 'sinNivel' | 'sinCompetencias' | 'solape'
  /** 0 where it is about a course. */
  competencia_id: Id
  /** 0 where it is about a competency. */
  asignatura_id: Id
  palabra: string
}

type Solapes = ReturnType<typeof solapesDe>

const enPlural: Readonly<Record<Nivel, string>> = {
  introduce: 'introducen',
  desarrolla: 'desarrollan',
  logra: 'logran',
}

/** Gaps and overlaps as they are told: «Sin cursos», «Falta D, L», «Sin competencias», «3 logran». */
export const avisosDeMatriz = (huecos: Huecos, solapes: Solapes): AvisoDeMatriz[] => [
  ...huecos.sinCursos.map(competencia_id => ({
    tipo: 'sinCursos' as const,
    competencia_id,
    asignatura_id: 0,
    palabra: 'Sin cursos',
  })),
  ...huecos.sinNivel.map(({ competencia_id, faltan }) => ({
    tipo: 'sinNivel' as const,
    competencia_id,
    asignatura_id: 0,
    palabra: `Falta ${faltan.map(n => letraDeNivel[n]).join(', ')}`,
  })),
  ...huecos.sinCompetencias.map(asignatura_id => ({
    tipo: 'sinCompetencias' as const,
    competencia_id: 0,
    asignatura_id,
    palabra: 'Sin competencias',
  })),
  ...solapes.map(({ competencia_id, nivel, cursos }) => ({
    tipo: 'solape' as const,
    competencia_id,
    asignatura_id: 0,
    palabra: `${cursos.length} ${enPlural[nivel]}`,
  })),
]

/** What counts of each kind are called: «3 competencias sin cursos». */
export const cuentaDeAvisos: Readonly<Record<AvisoDeMatriz['tipo'], readonly [uno: string, varios: string]>> =
  {
    sinCursos: ['competencia sin cursos', 'competencias sin cursos'],
    sinNivel: ['competencia sin algún nivel', 'competencias sin algún nivel'],
    sinCompetencias: ['curso sin competencias', 'cursos sin competencias'],
    solape: ['solape', 'solapes'],
  }
