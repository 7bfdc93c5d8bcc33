import type { CursoDeDemo, PlanDeDemo, ProgramaDeDemo } from '../plan.ts'

const ORDINALES = ['Primer', 'Segundo', 'Tercer', 'Cuarto', 'Quinto', 'Sexto']

/** A level of schooling: a grade a year, hours and no credits. */
export const nivelEscolar = (
  nivel: 'Primaria' | 'Secundaria',
  plan: Pick<PlanDeDemo, 'numero_resolucion' | 'fecha_resolucion'>,
  grados: CursoDeDemo[][],
): ProgramaDeDemo => ({
  nombre: `Educación ${nivel}`,
  nivel,
  modalidad: 'Presencial',
  maxciclos: grados.length,
  ciclosporanio: 1,
  tipoduracion: '00004',
  duracion: grados.length,
  planes: [
    {
      ...plan,
      full_name: 'Propuesta curricular 2026',
      semanas: 38,
      ciclos: grados,
      nombresDeCiclos: grados.map((_, i) => {
        const nombre = `${ORDINALES[i]} grado`
        return { nombre, descripcion: nombre }
      }),
    },
  ],
})
