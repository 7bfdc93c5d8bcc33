import type { LaboratorioDeDemo } from '../curriculo.ts'
import type { CursoDeDemo, PlanDeDemo, ProgramaDeDemo } from '../plan.ts'
import { cursos } from '../tabla.ts'

const TIPOLOGIAS: Readonly<Record<string, string>> = {
  EMP: 'Competencias para la empleabilidad',
  EFSRT: 'Experiencias formativas en situaciones reales de trabajo',
}

/** Didactic units of a period; of which kind they are, their area tells. */
export const unidades = (tabla: string): CursoDeDemo[] =>
  cursos(tabla).map(u => ({ ...u, tipologia: TIPOLOGIAS[u.area] ?? 'Competencias específicas' }))

/** A programme of three years: six periods, two a formative module. */
export const profesionalTecnico = (
  nombre: string,
  plan: Pick<
    PlanDeDemo,
    'numero_resolucion' | 'fecha_resolucion' | 'creditos_totales' | 'ciclos' | 'curriculo'
  >,
  laboratorios: LaboratorioDeDemo[] = [],
): ProgramaDeDemo => ({
  nombre,
  laboratorios,
  nivel: 'Profesional técnico',
  modalidad: 'Presencial',
  maxciclos: 6,
  ciclosporanio: 2,
  repeticiones: 3,
  tipociclo_id: 1,
  tipoduracion: '00004',
  duracion: 3,
  planes: [
    {
      ...plan,
      full_name: 'Plan de estudios 2025',
      numero: '01',
      semanas: 16,
      horas_credito_teoria: 16,
      horas_credito_practica: 32,
      nombresDeCiclos: ['I', 'II', 'III', 'IV', 'V', 'VI'].map((numeral, i) => ({
        nombre: numeral,
        descripcion: `Periodo ${numeral} · Módulo ${Math.ceil((i + 1) / 2)}`,
      })),
    },
  ],
})
