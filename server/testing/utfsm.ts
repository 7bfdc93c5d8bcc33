import { type CursoDePlantilla, plantilla } from '../platform/excel/cursos/plantilla.ts'

/** A course as its source gives it: nombre, sigla, créditos (a number, or one in text), créditos SCT, categoría, requisitos, paridad. */
type CursoUtfsm = [string, string, number | string, number, string, string[], string]

/** A real plan of a university: courses by semester, `s1`, `s2` … */
export type PlanUtfsm = Record<string, CursoUtfsm[]>

const cursoOf = (
  ciclo: string,
  [nombre, codigo, credits, , area, requisitos]: CursoUtfsm,
): CursoDePlantilla => ({
  codigo,
  nombre,
  ciclo,
  credits: Number(credits),
  requisitos: requisitos.join('; '),
  area,
})

/**
 * A real plan as a file that its owner could have filled in: semester → CICLO, sigla → CODIGO, categoría → AREA, requisites
 * joined by «;». It goes through the public import call.
 */
export async function plantillaFromUtfsm(plan: PlanUtfsm): Promise<Uint8Array> {
  const cursos = Object.entries(plan).flatMap(([semestre, lista]) =>
    lista.map(curso => cursoOf(semestre.replace(/^s/, ''), curso)),
  )
  const areas = [...new Set(cursos.map(c => c.area!))]
  return plantilla({ electivos: false, areas, tipos: [], tipologias: [], cursos })
}
