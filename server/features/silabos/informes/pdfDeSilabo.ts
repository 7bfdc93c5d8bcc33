import type { Asignatura } from '@malla/contracts/asignaturas.ts'
import type { Documento } from '@malla/documents/document.ts'
import { archivoDeSilabo } from '@malla/documents/formato.ts'
import { documentoDeSilabo } from '@malla/documents/silabos/documentoDeSilabo.ts'
import type { Ctx } from '../../../platform/context.ts'
import { notFound } from '../../../platform/errors.ts'
import { hoyAqui } from '../../../platform/horaLocal.ts'
import type { DeferredFile } from '../../../platform/http/answer.ts'
import { selectVigentes, toAsignatura } from '../../asignaturas/asignaturas.queries.ts'
import { enPdf } from '../../planes/informes/informe.ts'
import type { PlanRow } from '../../planes/planes.guard.ts'
import { assertCurso } from '../curso.guard.ts'
import { type Congelado, congelar } from './congelado.ts'
import { type SilaboDeCurso, selectSilabosDePlan } from './datosSilabos.queries.ts'

/** Which syllabus: of a version of a course, in a period or in none. */
export interface UnSilabo {
  id: number
  periodo_id?: number | null | undefined
}

/** One syllabus with its sheet. 404 out of scope; a lecturer prints own courses alone (403). */
export async function selectSilaboImpreso(
  ctx: Ctx,
  { id, periodo_id = null }: UnSilabo,
): Promise<SilaboDeCurso> {
  const { curso, plan } = await assertCurso(ctx, id, 'informes.ver')
  const { silabos } = await selectSilabosDePlan(ctx, {
    plan,
    cursos: [toAsignatura(curso, await selectVigentes(ctx, plan.id))],
    periodo: periodo_id,
    emitido: hoyAqui(),
  })
  return silabos[0]!
}

/** A file that was kept when the syllabus was approved: it is not made again. */
const archivoCongelado = (
  ctx: Ctx,
  title: string,
  archivo: { clave: string; nombre: string },
): DeferredFile => {
  const { storage } = ctx.platform
  return {
    title,
    render: async () => {
      const bytes = await storage.get(archivo.clave)
      if (!bytes) throw notFound()
      return { bytes, name: archivo.nombre, type: 'application/pdf' }
    },
  }
}

/**
 * The PDF of a syllabus. An approved one is the file that was frozen then; one that is approved but has no file yet is made from what is
 * kept now, with who approved it and when. `render()` makes the bytes: { bytes, name, type }.
 */
export async function pdfDeSilabo(ctx: Ctx, cual: UnSilabo): Promise<DeferredFile> {
  const { hoja, datos, fila } = await selectSilaboImpreso(ctx, cual)
  const title = archivoDeSilabo('Sílabo', datos)
  if (fila?.archivo) return archivoCongelado(ctx, title, fila.archivo)
  return enPdf(title, (): Documento => documentoDeSilabo(hoja, datos))
}

/**
 * What `silabos.congelado` keeps when syllabi of a plan in a period are frozen: what their documents need beside their texts, in the order of
 * their courses. Permission is the caller's.
 */
export async function congeladosDeSilabos(
  ctx: Ctx,
  plan: PlanRow,
  cursos: readonly Asignatura[],
  periodo: number | null,
): Promise<(Congelado & Record<string, unknown>)[]> {
  const { silabos } = await selectSilabosDePlan(ctx, { plan, cursos, periodo, emitido: hoyAqui() })
  return silabos.map(({ hoja, datos }) => congelar(hoja, datos))
}
