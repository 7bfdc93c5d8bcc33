import type { ParsedOf } from '@malla/contracts/call.ts'
import type { plantillas as calls, PlantillaDePlan } from '@malla/contracts/plantillas.ts'
import { conservarCompetencias } from '@malla/domain/planes/conservarCompetencias.ts'
import { alDia, type ContenidoDePlan } from '@malla/domain/planes/copiar.ts'
import { sinImagenes, soloVigentes } from '@malla/domain/planes/copiarEnVigor.ts'
import { assertMay, type Ctx } from '../../platform/context.ts'
import { invalid } from '../../platform/errors.ts'
import { inEmpresa } from '../../platform/otraEmpresa.ts'
import { assertFresh, insertRow, updateRow } from '../../platform/rows.ts'
import { assertPlan } from '../planes/planes.guard.ts'
import { selectContenido } from '../versiones/contenido.queries.ts'
import { entidadDe, lockPlantilla } from './clases.ts'
import { selectPlantilla } from './plantillas.queries.ts'

const CLASE = 'plan'
const entidad = entidadDe(CLASE)

/** The content of a plan of any institution, as a template keeps it: courses in force, no pictures. 404 when it is not there. */
const selectDePlan = (ctx: Ctx, empresaId: number, planId: number): Promise<ContenidoDePlan> =>
  inEmpresa(ctx, empresaId, async otra => {
    const plan = await assertPlan(otra, planId)
    return sinImagenes(soloVigentes(await selectContenido(otra, plan)))
  })

/** Makes a template of a plan of the system. Root alone; 404 when the plan is not there. */
export async function createPlantilla(
  ctx: Ctx,
  { nombre, tipo, planestudio_id, empresa_id = ctx.empresaId }: ParsedOf<typeof calls.create>,
): Promise<PlantillaDePlan> {
  assertMay(ctx, 'administracion', {})
  const contenido = await selectDePlan(ctx, empresa_id, planestudio_id)
  const row = await insertRow(ctx, entidad, {
    clase: CLASE,
    nombre,
    tipo,
    planestudio_id,
    de_empresa_id: empresa_id,
    contenido,
  })
  return selectPlantilla(ctx, row.id)
}

/** Changes a template; with a plan it takes anew what that plan holds now. 404, 409 stale. */
export async function savePlantilla(
  ctx: Ctx,
  { id, revision, nombre, tipo, planestudio_id, empresa_id }: ParsedOf<typeof calls.update>,
): Promise<PlantillaDePlan> {
  const row = await lockPlantilla(ctx, CLASE, id)
  await assertFresh(row, revision, () => selectPlantilla(ctx, id))
  const de_empresa_id = empresa_id ?? row.de_empresa_id ?? ctx.empresaId
  const tomado = planestudio_id
    ? { planestudio_id, de_empresa_id, contenido: await selectDePlan(ctx, de_empresa_id, planestudio_id) }
    : {}
  await updateRow(ctx, entidad, row, { nombre, tipo, ...tomado })
  return selectPlantilla(ctx, id)
}

/**
 * Keeps what came in a file: a new template, or the new content of one (`id`), which keeps its competencies, for the form says nothing of
 * them. 422 when a new one lacks its name or kind.
 */
export async function saveSubida(
  ctx: Ctx,
  { id, nombre, tipo }: Omit<ParsedOf<typeof calls.subir>, 'archivo'>,
  contenido: ContenidoDePlan,
): Promise<PlantillaDePlan> {
  const deExcel = { planestudio_id: null, de_empresa_id: null, contenido }
  if (id !== undefined) {
    const row = await lockPlantilla(ctx, CLASE, id)
    const entero = conservarCompetencias(alDia(row.contenido as ContenidoDePlan), contenido)
    await updateRow(ctx, entidad, row, {
      ...(nombre ? { nombre } : {}),
      tipo,
      ...deExcel,
      contenido: entero,
    })
    return selectPlantilla(ctx, id)
  }
  assertMay(ctx, 'administracion', {})
  if (!nombre || !tipo) {
    throw invalid({
      ...(nombre ? {} : { nombre: ['El campo «Nombre» es obligatorio.'] }),
      ...(tipo ? {} : { tipo: ['Elija el tipo de institución de la plantilla.'] }),
    })
  }
  const row = await insertRow(ctx, entidad, { clase: CLASE, nombre, tipo, ...deExcel })
  return selectPlantilla(ctx, row.id)
}
