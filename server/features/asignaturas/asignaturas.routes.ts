import { type Asignatura, columnas } from '@malla/contracts/asignaturas.ts'
import { calls } from '@malla/contracts/calls.ts'
import { mensajes } from '@malla/contracts/mensajes.ts'
import { preparedRoute, type Router, route } from '../../platform/http/router.ts'
import { mensajeDeArchivo } from '../../platform/mensajeDeArchivo.ts'
import { type Reports, report } from '../../platform/reports.ts'
import { selectAsignatura, selectAsignaturasDePlan, selectVersiones } from './asignaturas.queries.ts'
import { createAsignatura, deleteAsignatura, saveAsignatura, savePorPlan } from './asignaturas.service.ts'
import { exportarPlantilla } from './exportar.service.ts'
import { importarPlantilla } from './importar.service.ts'
import { leerLibroDeCursos } from './libroDeCursos.ts'

const c = calls.asignaturas

const pick = (row: Asignatura, wanted: readonly (typeof columnas)[number][]): Partial<Asignatura> =>
  Object.fromEntries(wanted.map(k => [k, row[k]]))

export function asignaturasRoutes(r: Router, reports: Reports): void {
  route(r, c.list, async (ctx, { planestudio_id, columns }) => {
    const rows = await selectAsignaturasDePlan(ctx, planestudio_id)
    return { data: rows.map(row => pick(row, columns?.length ? columns : columnas)) }
  })
  route(r, c.porPlan, async (ctx, { planId }) => ({ data: await selectAsignaturasDePlan(ctx, planId) }))
  route(r, c.savePorPlan, async (ctx, input) => {
    const saved = await savePorPlan(ctx, input)
    return { ...saved, message: mensajes.exito.guardado }
  })
  route(r, c.show, async (ctx, { id }) => ({ data: await selectAsignatura(ctx, id) }))
  route(r, c.versiones, async (ctx, { id }) => ({ data: await selectVersiones(ctx, id) }))
  route(r, c.create, async (ctx, input) => {
    const data = await createAsignatura(ctx, input)
    const message =
      data.version > 1
        ? 'La versión se ha creado correctamente.'
        : `Acabamos de crear el curso «${data.nombre}».`
    return { data, message }
  })
  route(r, c.update, async (ctx, input) => {
    const { data, vigente } = await saveAsignatura(ctx, input)
    const message =
      data.version === vigente
        ? `Acabamos de editar el curso «${data.nombre}».`
        : `Acabamos de editar la versión ${data.version} del curso «${data.nombre}». La vigente es la ${vigente}.`
    return { data, message }
  })
  route(r, c.delete, async (ctx, { id }) => ({
    message: `Acabamos de eliminar el curso «${await deleteAsignatura(ctx, id)}».`,
  }))
  report(r, reports, c.exportar, exportarPlantilla)
  preparedRoute(
    r,
    c.importar,
    (input, sesion) => leerLibroDeCursos(r.platform, sesion, input),
    async (ctx, input, libro) => {
      const done = await importarPlantilla(ctx, input, libro)
      return { ...done, message: mensajeDeArchivo(done, 'curso', input.vista_previa ?? false) }
    },
  )
}
