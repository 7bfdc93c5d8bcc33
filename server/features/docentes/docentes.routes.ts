import { calls } from '@malla/contracts/calls.ts'
import { clave } from '@malla/domain/texto/normalizar.ts'
import { contar } from '@malla/domain/texto/numero.ts'
import { enumerar } from '../../platform/enumerar.ts'
import { preparedRoute, type Router, route } from '../../platform/http/router.ts'
import { paginationOf } from '../../platform/page.ts'
import { type Reports, report } from '../../platform/reports.ts'
import { selectCursosElegibles } from '../usuarios/estructura.queries.ts'
import { messageOf } from '../usuarios/excel/resultado.ts'
import { selectDocente, selectDocentes } from './docentes.queries.ts'
import { createDocente, deleteDocentes } from './docentes.service.ts'
import { exportarDocentes, plantillaDeDocentes } from './excel/exportar.service.ts'
import { importarDocentes, leerArchivoDeDocentes } from './excel/importar.service.ts'
import { saveDocente } from './guardar.service.ts'
import { replaceDocente } from './reemplazar.service.ts'

const c = calls.docentes

/** Who had an account already keeps the name that they have: whoever typed another is told whom they added. */
const mensajeDeAlta = (nombres: string, escrito: string): string =>
  clave(nombres) === clave(escrito)
    ? `Acabamos de añadir al docente «${nombres}».`
    : `Acabamos de añadir como docente a «${nombres}», que ya tiene una cuenta con ese correo. El nombre que usted escribió no se ha guardado.`

export function docentesRoutes(r: Router, reports: Reports): void {
  route(r, c.list, async (ctx, input) => {
    const { rows, total } = await selectDocentes(ctx, input)
    return { data: rows, pagination: paginationOf(input, total, rows.length, c.list.path) }
  })
  route(r, c.show, async (ctx, { id }) => ({ data: await selectDocente(ctx, id) }))
  route(r, c.create, async (ctx, input) => {
    const data = await createDocente(ctx, input)
    return { data, message: mensajeDeAlta(data.persona.nombres, input.nombres) }
  })
  route(r, c.update, async (ctx, input) => {
    const data = await saveDocente(ctx, input)
    return { data, message: `Acabamos de editar al docente «${data.persona.nombres}».` }
  })
  route(r, c.delete, async (ctx, { ids }) => ({
    message: `Acabamos de quitar a ${enumerar(await deleteDocentes(ctx, ids))} de la lista de docentes.`,
  }))
  route(r, c.replace, async (ctx, input) => {
    const { de, por, cuantos } = await replaceDocente(ctx, input)
    return {
      data: de,
      message: `Acabamos de pasar ${contar(cuantos, 'curso')} de «${de.persona.nombres}» a «${por.persona.nombres}».`,
    }
  })
  route(r, c.cursos, async (ctx, input) => ({ data: await selectCursosElegibles(ctx, input) }))
  report(r, reports, c.exportar, exportarDocentes)
  report(r, reports, c.plantilla, plantillaDeDocentes)
  preparedRoute(r, c.importar, leerArchivoDeDocentes, async (ctx, input, tabla) => {
    const done = await importarDocentes(ctx, input, tabla)
    return { ...done, message: messageOf(done, input.vista_previa ?? false) }
  })
}
