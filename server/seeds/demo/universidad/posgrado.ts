import type { ProgramaDeDemo } from '../plan.ts'
import { cursos } from '../tabla.ts'

export const gestionPublica: ProgramaDeDemo = {
  nombre: 'Maestría en Gestión Pública',
  nivel: 'Maestría',
  modalidad: 'Semipresencial',
  maxciclos: 4,
  ciclosporanio: 2,
  repeticiones: 2,
  tipociclo_id: 1,
  tipoduracion: '00004',
  duracion: 2,
  planes: [
    {
      full_name: 'Plan de estudios 2025',
      numero: '02',
      numero_resolucion: '0356-2024-CU-UAS',
      fecha_resolucion: '2024-11-08',
      semanas: 16,
      horas_credito_teoria: 16,
      horas_credito_practica: 32,
      creditos_totales: 48,
      creditos_electivos: 2,
      ciclos: [
        cursos(`
          GP103 | Economía del Sector Público                      | 3 2   | 4 | GES | e
          GP102 | Políticas Públicas                               | 3 2   | 4 | GPU | e
          GP101 | Estado, Gobierno y Gestión Pública               | 2 2 1 | 4 | GPU | e
        `),
        cursos(`
          GP201 | Presupuesto por Resultados                       | 3 2   | 4 | GES | e | GP103
          GP204 | Metodología de la Investigación                  | 2 2   | 3 | INV | e | | Investigación
          GP203 | Gestión de Personas en el Sector Público         | 0 0 2 | 2 | GPU | e | GP101
          GP202 | Contrataciones del Estado                        | 2 2   | 3 | GPU | e | GP101
        `),
        cursos(`
          GP301 | Inversión Pública                                | 3 2   | 4 | GES | s | GP201
          GP304 | Seminario de Tesis I                             | 2 2   | 3 | INV | s | GP204 | Investigación
          GP302 | Gobierno Digital                                 | 1 2 1 | 3 | GPU | s | GP102
          GP303 | Control, Transparencia e Integridad              | 2 0   | 2 | GPU | s | GP202
        `),
        cursos(`
          GP401 | Gerencia Social y Desarrollo Territorial         | 3 2   | 4 | GPU | s | GP102; GP301
          GP403 | Seminario de Tesis II                            | 2 4   | 4 | INV | s | GP304 | Investigación
          GP402 | Planeamiento Estratégico Institucional           | 2 0   | 2 | GES | s | GP201
        `),
      ],
      electivos: [
        {
          nombre: 'Electivos',
          creditos_requeridos: 2,
          cursos: cursos(`
            GPE01 | Gestión de Conflictos Sociales                   | 1 2   | 2 | GPU | s
            GPE02 | Gestión del Riesgo de Desastres                  | 1 2   | 2 | GPU | s
            GPE03 | Análisis de Datos para la Gestión                | 1 2   | 2 | GES | s
          `),
        },
      ],
    },
  ],
}

/** A programme whose plan is still to be made. */
export const doctoradoEnEducacion: ProgramaDeDemo = {
  nombre: 'Doctorado en Educación',
  nivel: 'Doctorado',
  modalidad: 'Semipresencial',
  maxciclos: 6,
  ciclosporanio: 2,
  repeticiones: 2,
  tipociclo_id: 1,
  tipoduracion: '00004',
  duracion: 3,
  planes: [],
}
