import type { ParsedOf } from '@malla/contracts/call.ts'
import type { calls } from '@malla/contracts/calls.ts'
import type { Empresa } from '@malla/contracts/empresas.ts'
import { isTelefono } from '@malla/domain/empresas/telefono.ts'
import { assertMay, type Ctx, empresaOf } from '../../platform/context.ts'
import { type CambioNuevo, schema } from '../../platform/db/db.ts'
import { checkTodo, invalid } from '../../platform/errors.ts'
import { isNombreTaken } from '../../platform/nombres.ts'
import { writeOtraEmpresa } from '../../platform/otraEmpresa.ts'
import { assertFresh, type Entidad, insertRow, lockRow, updateRow } from '../../platform/rows.ts'
import { endSessionsOfEmpresa } from '../../platform/session/ending.ts'
import { unfolding } from '../../platform/unfold.ts'
import { seedCatalogos } from '../../seeds/catalogos.ts'
import { assertImagen } from '../imagenes/imagenes.service.ts'
import { whyNotDistrito } from '../ubigeo/ubigeo.datos.ts'
import { selectEmpresa } from './empresas.queries.ts'

const { empresas } = schema

type EmpresaRow = typeof empresas.$inferSelect
type Crear = ParsedOf<typeof calls.empresas.create>
type Cambios = Omit<ParsedOf<typeof calls.empresas.update>, 'id' | 'revision'>

/** Institutions as root sees them from outside: told to administrators, and inside as `institucion`. */
export const empresaEntidad: Entidad<typeof empresas> = {
  table: empresas,
  evento: 'empresa',
  ambito: () => ({}),
}
/** The institution one works in: its name and logo are on everybody's screen. */
const institucionEntidad: Entidad<typeof empresas> = { ...empresaEntidad, evento: 'institucion' }

/** Changes an institution in which root does not work: recorded where root is, and in its own chain, for its people. */
async function updateOtra(ctx: Ctx, row: EmpresaRow, values: Partial<EmpresaRow>): Promise<EmpresaRow> {
  const dichos: CambioNuevo[] = []
  const record = (change: CambioNuevo): void => {
    ctx.record(change)
    dichos.push({ ...change, evento: `${institucionEntidad.evento}.updated` })
  }
  const after = await updateRow(unfolding({ ...ctx, record }, 'perfil'), empresaEntidad, row, values)
  await writeOtraEmpresa(ctx, row.id, async otra => {
    for (const change of dichos) otra.record(change)
  })
  return after
}

/** A form's fields as columns; the profile is one column, of which only what was given changes. */
function columnsOf(campos: Cambios, before: EmpresaRow['perfil'] = {}): Partial<EmpresaRow> {
  const { razonsocial, tipo, estado, imagen_url, ...perfil } = campos
  const given = Object.entries(perfil).filter(([, v]) => v !== undefined)
  return {
    razonsocial,
    tipo,
    estado,
    imagen_url,
    ...(given.length > 0 ? { perfil: { ...before, ...Object.fromEntries(given) } } : {}),
  }
}

/** Checks what the contract cannot; 422 with all reasons. */
async function assertValid(ctx: Ctx, campos: Cambios, before: EmpresaRow | null): Promise<void> {
  const reasons: [string, string | null][] = [
    ['distrito_id', whyNotDistrito(campos.distrito_id)],
    ['razonsocial', await whyNotName(ctx, campos.razonsocial, before?.id ?? null)],
    ['telefono', whyNotTelefono(campos.telefono, before?.perfil.telefono)],
  ]
  const errors = reasons.flatMap(([field, reason]) => (reason ? [[field, [reason]]] : []))
  if (errors.length > 0) throw invalid(Object.fromEntries(errors))
}

/** What was kept before telephones were looked at is not refused to whoever changes something else. */
const whyNotTelefono = (telefono: string | null | undefined, before: unknown): string | null =>
  !telefono || telefono === before || isTelefono(telefono)
    ? null
    : 'Escriba un teléfono de seis cifras o más; por ejemplo, «(054) 22-33-44 anexo 12».'

/** Two institutions of one name could not be told apart when one chooses. */
async function whyNotName(
  ctx: Ctx,
  razonsocial: string | undefined,
  id: number | null,
): Promise<string | null> {
  if (razonsocial === undefined) return null
  const lugar = { tabla: empresas, columna: empresas.razonsocial }
  const isTaken = await isNombreTaken(ctx, lugar, razonsocial, id)
  return isTaken ? 'Ya existe una institución con esa razón social.' : null
}

/** Makes an institution with the catalogues of its kind, which are the first records of its own chain. */
export async function createEmpresa(ctx: Ctx, input: Crear): Promise<Empresa> {
  assertMay(ctx, 'administracion', {})
  const { razonsocial, tipo, imagen_url } = input
  await checkTodo([() => assertValid(ctx, input, null), () => assertLogo(ctx, null, imagen_url)])
  const { id } = await insertRow(unfolding(ctx, 'perfil'), empresaEntidad, {
    ...columnsOf(input),
    razonsocial,
    tipo,
  })
  // Of the new institution only now that it is there.
  await assertLogo(ctx, null, imagen_url, id)
  await writeOtraEmpresa(ctx, id, otra => seedCatalogos(otra, tipo))
  return selectEmpresa(ctx, id)
}

/** 422 where a new logo is none that the person uploaded; with `id` it is that institution's from then on. */
const assertLogo = (ctx: Ctx, before: string | null, now: string | null | undefined, id?: number) =>
  assertImagen(ctx, { field: 'imagen_url', uso: 'logo', before, now }, id)

/**
 * Changes an institution. 404 when it is not there, 409 when the person edited an older revision. When it is no longer Activado, the sessions of
 * all who work in it end (§4).
 */
export async function saveEmpresa(
  ctx: Ctx,
  { id, revision, ...campos }: Cambios & { id: number; revision?: number },
): Promise<Empresa> {
  assertMay(ctx, 'administracion', {})
  const row = await lockRow(ctx, empresaEntidad, id)
  await assertFresh(row, revision, () => selectEmpresa(ctx, id))
  await checkTodo([
    () => assertValid(ctx, campos, row),
    () => assertLogo(ctx, row.imagen_url, campos.imagen_url, id),
  ])
  const values = columnsOf(campos, row.perfil)
  const after =
    id === ctx.empresaId
      ? await updateRow(unfolding(ctx, 'perfil'), institucionEntidad, row, values)
      : await updateOtra(ctx, row, values)
  if (after.estado !== 'Activado' && row.estado === 'Activado')
    ctx.afterCommit(() => endSessionsOfEmpresa(ctx.platform, id))
  // Sessions are kept in memory with name and logo for a second: whoever saved sees what was saved.
  ctx.afterCommit(async () => ctx.platform.sessions.forget())
  return selectEmpresa(ctx, id)
}

/** Changes the profile of the institution one works with; 409 when none is chosen. */
export const saveProfile = (ctx: Ctx, input: ParsedOf<typeof calls.empresas.saveProfile>): Promise<Empresa> =>
  saveEmpresa(ctx, { ...input, id: empresaOf(ctx.sesion) })
