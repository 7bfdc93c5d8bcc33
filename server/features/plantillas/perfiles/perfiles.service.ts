import type { ParsedOf } from '@malla/contracts/call.ts'
import type {
  CallsDePerfil,
  EntradaDePerfil,
  PlantillaConEntradas,
} from '@malla/contracts/plantillasDePerfil.ts'
import { sinImagenesEn } from '@malla/domain/texto/imagenes.ts'
import { assertMay, type Ctx } from '../../../platform/context.ts'
import { invalidField } from '../../../platform/errors.ts'
import { inEmpresa } from '../../../platform/otraEmpresa.ts'
import { assertFresh, insertRow, updateRow } from '../../../platform/rows.ts'
import { assertPlan } from '../../planes/planes.guard.ts'
import { entidadDe, lockPlantilla } from '../clases.ts'
import {
  type ContenidoDePerfil,
  type Perfil,
  selectPerfilDePlan,
  selectPlantillaDePerfil,
} from './perfiles.queries.ts'

type Creada = ParsedOf<CallsDePerfil['create']>
type Cambiada = ParsedOf<CallsDePerfil['update']>

const deQue = { egresado: 'egreso', ingresante: 'ingreso' } as const

/** Entries as a template keeps them: pictures belong to the institution they were put in, and another may not read them. */
const guardables = (items: readonly EntradaDePerfil[]): ContenidoDePerfil => ({
  items: items
    .map(e => ({ ...e, descripcion: sinImagenesEn(e.descripcion) }))
    .filter(e => e.nombre || e.descripcion !== ''),
})

/** The profile of a plan of any institution. 404 when the plan is not there, 422 when nobody has written its profile. */
async function selectDelSistema(ctx: Ctx, perfil: Perfil, empresaId: number, planId: number) {
  const contenido = guardables(
    await inEmpresa(ctx, empresaId, async otra => {
      await assertPlan(otra, planId)
      return selectPerfilDePlan(otra, perfil, planId)
    }),
  )
  if (contenido.items.length === 0)
    throw invalidField('planestudio_id', `Ese plan todavía no tiene perfil de ${deQue[perfil]}.`)
  return { planestudio_id: planId, de_empresa_id: empresaId, contenido }
}

/** What was written by hand; 422 without a single entry. */
function deMano(items: readonly EntradaDePerfil[] | undefined): ContenidoDePerfil {
  const contenido = guardables(items ?? [])
  if (contenido.items.length === 0) throw invalidField('items', 'Escriba al menos una línea.')
  return contenido
}

/** Makes a template of profiles: with a plan what its profile says now, with `planestudio_id` 0 what was written by hand. Root alone. */
export async function createPlantillaDePerfil(
  ctx: Ctx,
  perfil: Perfil,
  { nombre, tipo, planestudio_id, empresa_id = ctx.empresaId, items }: Creada,
): Promise<PlantillaConEntradas> {
  assertMay(ctx, 'administracion', {})
  const tiene =
    planestudio_id > 0
      ? await selectDelSistema(ctx, perfil, empresa_id, planestudio_id)
      : { planestudio_id: null, de_empresa_id: null, contenido: deMano(items) }
  const row = await insertRow(ctx, entidadDe(perfil), { clase: perfil, nombre, tipo, ...tiene })
  return selectPlantillaDePerfil(ctx, perfil, row.id)
}

/**
 * Changes one. With a plan its content is taken anew; with entries alone they replace the content, and where it came from stays, but for
 * `planestudio_id` 0, which says that it is made by hand from now on. 404, 409 stale, 422.
 */
export async function savePlantillaDePerfil(
  ctx: Ctx,
  perfil: Perfil,
  { id, revision, nombre, tipo, planestudio_id, empresa_id, items }: Cambiada,
): Promise<PlantillaConEntradas> {
  const row = await lockPlantilla(ctx, perfil, id)
  await assertFresh(row, revision, () => selectPlantillaDePerfil(ctx, perfil, id))
  const tomado = planestudio_id
    ? await selectDelSistema(ctx, perfil, empresa_id ?? row.de_empresa_id ?? ctx.empresaId, planestudio_id)
    : {
        ...(items && { contenido: deMano(items) }),
        ...(planestudio_id === 0 && { planestudio_id: null, de_empresa_id: null }),
      }
  await updateRow(ctx, entidadDe(perfil), row, { nombre, tipo, ...tomado })
  return selectPlantillaDePerfil(ctx, perfil, id)
}
