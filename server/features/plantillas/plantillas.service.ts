import type { ParsedOf } from '@malla/contracts/call.ts'
import type { Hallados } from '@malla/contracts/importar.ts'
import type { plantillas as calls, PlantillaDePlan } from '@malla/contracts/plantillas.ts'
import { conservarLoNoDicho } from '@malla/domain/planes/conservarLoNoDicho.ts'
import { alDia, type ContenidoDePlan } from '@malla/domain/planes/copiar.ts'
import { sinImagenes, soloVigentes } from '@malla/domain/planes/copiarEnVigor.ts'
import { assertMay, type Ctx } from '../../platform/context.ts'
import { checkTodo, invalid } from '../../platform/errors.ts'
import { conLasPrimeras, refusalOf } from '../../platform/excel/importacion.ts'
import { inEmpresa } from '../../platform/otraEmpresa.ts'
import { assertFresh, insertRow, updateRow } from '../../platform/rows.ts'
import { assertPlan } from '../planes/planes.guard.ts'
import { selectContenido } from '../versiones/contenido.queries.ts'
import { entidadDe, lockPlantilla } from './clases.ts'
import type { FormularioLeido } from './excel/leerFormulario.ts'
import { ciclosLlamados, type LibroDeFormulario } from './excel/libroDeFormulario.ts'
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

/** 422 with every bad cell. */
function assertLeido(leido: FormularioLeido): ContenidoDePlan {
  if (!leido.contenido) throw refusalOf(leido)
  return leido.contenido
}

type Subida = Omit<ParsedOf<typeof calls.subir>, 'archivo'>

/** A template, and what was kept of its file although it is not right yet. */
interface Guardada {
  plantilla: PlantillaDePlan
  avisos: FormularioLeido['avisos']
  hallados: Hallados
}

const guardada = (plantilla: PlantillaDePlan, leido: FormularioLeido): Guardada => {
  const { avisos, hallados } = conLasPrimeras({ errores: leido.errores, avisos: leido.avisos })
  return { plantilla, avisos, hallados }
}

/**
 * Keeps what came in a file: a new template, or the new content of one (`id`), which keeps whatever the form says nothing of. 422 with every
 * bad cell, or when a new one lacks its name or kind; 404, 409 stale.
 */
export async function saveSubida(ctx: Ctx, subida: Subida, libro: LibroDeFormulario): Promise<Guardada> {
  assertMay(ctx, 'administracion', {})
  return subida.id === undefined
    ? createDeArchivo(ctx, subida, libro)
    : saveArchivo(ctx, { ...subida, id: subida.id }, libro)
}

const DE_EXCEL = { planestudio_id: null, de_empresa_id: null }

async function saveArchivo(
  ctx: Ctx,
  { id, revision, nombre, tipo }: Subida & { id: number },
  libro: LibroDeFormulario,
): Promise<Guardada> {
  const row = await lockPlantilla(ctx, CLASE, id)
  await assertFresh(row, revision, () => selectPlantilla(ctx, id))
  const antes = alDia(row.contenido as ContenidoDePlan)
  const leido = await libro.segun(ciclosLlamados(antes))
  const contenido = conservarLoNoDicho(antes, assertLeido(leido), leido.dicho)
  await updateRow(ctx, entidad, row, { ...(nombre ? { nombre } : {}), tipo, ...DE_EXCEL, contenido })
  return guardada(await selectPlantilla(ctx, id), leido)
}

/** What a new template is called and for whom it is; 422 without. */
function assertDicha({ nombre, tipo }: Subida): { nombre: string; tipo: number } {
  if (nombre && tipo) return { nombre, tipo }
  throw invalid({
    ...(nombre ? {} : { nombre: ['El campo «Nombre» es obligatorio.'] }),
    ...(tipo ? {} : { tipo: ['Elija el tipo de institución de la plantilla.'] }),
  })
}

async function createDeArchivo(ctx: Ctx, subida: Subida, libro: LibroDeFormulario): Promise<Guardada> {
  const leido = await libro.segun([])
  const [contenido, dicha] = await checkTodo([() => assertLeido(leido), () => assertDicha(subida)])
  const row = await insertRow(ctx, entidad, { clase: CLASE, ...dicha, ...DE_EXCEL, contenido })
  return guardada(await selectPlantilla(ctx, row.id), leido)
}
