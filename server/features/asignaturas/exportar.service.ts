import type { Asignatura } from '@malla/contracts/asignaturas.ts'
import { archivoDePlan } from '@malla/documents/formato.ts'
import { explicacionDeGramatica, format } from '@malla/domain/asignaturas/gramatica.ts'
import { lexicoDe } from '@malla/domain/asignaturas/lexico.ts'
import { alfabetico } from '../../platform/alfabetico.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { eq } from '../../platform/db/drizzle.ts'
import { type CursoDePlantilla, plantilla } from '../../platform/excel/cursos/plantilla.ts'
import { excelFile } from '../../platform/excel/excelFile.ts'
import type { DeferredFile } from '../../platform/http/answer.ts'
import { selectCiclosDelPlan } from '../ciclos/ciclos.queries.ts'
import { assertPlan } from '../planes/planes.guard.ts'
import { selectPrograma } from '../programas/programas.queries.ts'
import { selectSeccionesDelPlan } from '../secciones/secciones.queries.ts'
import { selectAsignaturas } from './asignaturas.queries.ts'

interface Peticion {
  planestudio_id: number
  is_electivos?: boolean
  /** Without the plan's courses. */
  vacia?: boolean
}

type Nombres = Map<number, string>

const cursoOf = (
  a: Asignatura,
  ciclos: Nombres,
  secciones: Nombres,
  parametros: Nombres,
  requisitos: string,
): CursoDePlantilla => ({
  codigo: a.codigo,
  nombre: a.nombre,
  ciclo: ciclos.get(a.ciclo_id) ?? null,
  seccion: secciones.get(a.seccion_id) ?? null,
  credits: a.credits,
  horasteoria: a.horasteoria,
  horaspractica: a.horaspractica,
  horasvirtual: a.horasvirtual,
  horasvirtualteoria: a.horasvirtualteoria,
  horasvirtualpractica: a.horasvirtualpractica,
  requisitos,
  area: parametros.get(a.areacurso_id) ?? null,
  tipo: parametros.get(a.tipocurso_id) ?? null,
  tipologia: parametros.get(a.tipologiaespecial_id) ?? null,
  tipoestudio: a.tipoestudio,
  modalidad: a.modalidad,
})

/** The Excel template of a plan's courses, with the courses there are unless asked for empty. `importarPlantilla` reads it back. */
export async function exportarPlantilla(
  ctx: Ctx,
  { planestudio_id, is_electivos = false, vacia = false }: Peticion,
): Promise<DeferredFile> {
  const plan = await assertPlan(ctx, planestudio_id)
  const { parametros } = schema
  const [programa, ciclos, secciones, catalogo, cursos] = await Promise.all([
    selectPrograma(ctx, plan.programa_id),
    selectCiclosDelPlan(ctx, planestudio_id),
    selectSeccionesDelPlan(ctx, planestudio_id),
    ctx.tx
      .select()
      .from(parametros)
      .where(eq(parametros.empresa_id, ctx.empresaId))
      .orderBy(alfabetico(parametros.nombre)),
    selectAsignaturas(ctx, planestudio_id),
  ])
  const lexico = lexicoDe(cursos)
  const names = (rows: { id: number; nombre: string }[]): Nombres => new Map(rows.map(r => [r.id, r.nombre]))
  const namesOf = (tipo: string): string[] =>
    catalogo.filter(p => p.tipo === tipo && p.estado === 'Activado').map(p => p.nombre)
  const shown = vacia ? [] : cursos.filter(c => (is_electivos ? c.seccion_id !== 0 : c.ciclo_id !== 0))
  const numeroDe = new Map(ciclos.map(c => [c.id, c.numero]))
  const datos = {
    electivos: is_electivos,
    empresa: ctx.sesion.empresa?.tipo,
    nivel: programa.nivel,
    ciclos: ciclos.map(c => c.nombre),
    secciones: secciones.map(s => s.nombre),
    areas: namesOf('areascursos'),
    tipos: namesOf('tiposcursos'),
    tipologias: namesOf('tipologiasespecialescursos'),
    cursos: shown
      .toSorted(
        (a, b) =>
          (numeroDe.get(a.ciclo_id) ?? 0) - (numeroDe.get(b.ciclo_id) ?? 0) ||
          a.seccion_id - b.seccion_id ||
          a.orden - b.orden,
      )
      .map(c => cursoOf(c, names(ciclos), names(secciones), names(catalogo), format(c.requisitos, lexico))),
    textoRequisitos: explicacionDeGramatica,
  }
  const what = vacia ? 'Plantilla de cursos' : 'Cursos'
  const title = archivoDePlan(`${what}${is_electivos ? ' electivos' : ''}`, {
    ...plan,
    programa: programa.nombre,
  })
  return { title, ...excelFile(title, () => plantilla(datos)) }
}
