import type { ParsedOf } from '@malla/contracts/call.ts'
import type { calls } from '@malla/contracts/calls.ts'
import type { Programa } from '@malla/contracts/programas.ts'
import { assertMay, type Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/drizzle.ts'
import { enumerar, noSePuedeEliminar } from '../../platform/enumerar.ts'
import { checkTodo, conflict, notFound } from '../../platform/errors.ts'
import { ImagenNoValida } from '../../platform/files/imagen.ts'
import { assertFresh, deleteRows, insertRow, lockRow, lockRows, updateRow } from '../../platform/rows.ts'
import { type BytesPuestos, dropArchivos, keepArchivo, putBytes } from '../archivos/archivos.service.ts'
import { soltarProgramas } from '../laboratorios/soltarProgramas.ts'
import { soltarPlazos } from '../periodos/soltarPlazos.ts'
import { selectArchivosDeAdjuntos } from '../textos/adjuntos.service.ts'
import { lockConteo, recordConteo } from './conteo.ts'
import { insertEspecialidades, replaceEspecialidades } from './especialidades.ts'
import { programaEntidad } from './programas.entidad.ts'
import { selectPlanesDe, selectPrograma } from './programas.queries.ts'
import { assertNombreAlli, type ImagenLeida, type Llamado, validatePrograma } from './programas.validar.ts'
import { assertNadieSolo } from './soloAqui.ts'
import { assertDuenoPrograma } from './textos.service.ts'

const { programas } = schema

type ProgramaRow = typeof programas.$inferSelect
type Crear = ParsedOf<typeof calls.programas.create>
type Cambiar = ParsedOf<typeof calls.programas.update>

const ambitoDe = (row: ProgramaRow) => ({ facultad_id: row.facultad_id, programa_id: row.id })

/** The columns of a form; what it does not carry is undefined and stays untouched. `carrera_id` 0 makes it a level-type programme (§3). */
const columnasDe = ({ carrera_id, especialidades: _e, imagen: _i, ...campos }: Partial<Crear>) => ({
  ...campos,
  de_nivel: carrera_id === undefined ? undefined : carrera_id === 0,
})

/** Before the picture of a new programme is put anywhere: 403 and 422 as `createPrograma`. */
export async function assertProgramaNuevo(ctx: Ctx, input: Crear, leida: ImagenLeida): Promise<void> {
  assertMay(ctx, 'estructura.crear', { facultad_id: input.facultad_id })
  await assertNuevo(ctx, input, leida, null)
}

const assertNuevo = (ctx: Ctx, input: Crear, leida: ImagenLeida, bloqueo?: null): Promise<unknown> =>
  checkTodo([
    () => validatePrograma(ctx, input, leida, bloqueo),
    () => assertNombreAlli(ctx, input, null, bloqueo),
  ])

/** Before the picture of a programme is put anywhere: 404 when it is out of scope, 403 not allowed, 422 as `savePrograma`. */
export async function assertAdmiteImagen(ctx: Ctx, input: Cambiar, leida: ImagenLeida): Promise<void> {
  const { ambito } = await assertDuenoPrograma(ctx, input.id, 'estructura.editar')
  const facultad_id = targetOf(ctx, ambito.facultad_id, input.facultad_id)
  const row = await selectPrograma(ctx, input.id)
  await checkTodo([
    () => validatePrograma(ctx, { ...input, facultad_id }, leida, null),
    () => assertNombreAlli(ctx, conCambios(row, input), row, null),
  ])
}

/** What a programme will be called, and where. */
const conCambios = (
  row: Llamado,
  { nombre, facultad_id, nivel_id, modalidad_id }: Partial<Crear>,
): Llamado => ({
  nombre: nombre ?? row.nombre,
  facultad_id: facultad_id ?? row.facultad_id,
  nivel_id: nivel_id ?? row.nivel_id,
  modalidad_id: modalidad_id ?? row.modalidad_id,
})

/** Makes a programme in a faculty of the person's. 422 when the faculty is deactivated, the image is none, or one of its level and modality there is called so. */
export async function createPrograma(ctx: Ctx, input: Crear, leida: ImagenLeida): Promise<Programa> {
  assertMay(ctx, 'estructura.crear', { facultad_id: input.facultad_id })
  const imagen = await putImagen(ctx, leida)
  await lockConteo(ctx)
  await assertNuevo(ctx, input, leida)
  const { especialidades = [] } = input
  const id = await reserveId(ctx)
  const imagen_id = await keepImagen(ctx, id, input.nombre, imagen)
  const campos = { ...columnasDe(input), nombre: input.nombre, facultad_id: input.facultad_id }
  await insertRow(
    ctx,
    programaEntidad,
    { ...campos, nivel_id: input.nivel_id, modalidad_id: input.modalidad_id, id, imagen_id },
    { especialidades: especialidades.map(e => e.nombre) },
  )
  await insertEspecialidades(
    ctx,
    especialidades.map(({ nombre }, orden) => ({ programa_id: id, nombre, orden })),
  )
  await recordConteo(ctx)
  return selectPrograma(ctx, id)
}

/** The id of a programme that is about to be made: its image, which comes first, already hangs on it. */
async function reserveId(ctx: Ctx): Promise<number> {
  const { rows } = await ctx.tx.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('programas', 'id')) as id`,
  )
  return rows[0]!.id
}

/** A picture whose bytes are put: its row is to come. */
interface ImagenPuesta {
  bytes: BytesPuestos
  tipo: string
}

/** Puts the bytes of a form's picture, before anything is locked; null for none, and for what is no picture. */
async function putImagen(ctx: Ctx, leida: ImagenLeida): Promise<ImagenPuesta | null> {
  if (leida === null || leida instanceof ImagenNoValida) return null
  return { bytes: await putBytes(ctx, leida.bytes), tipo: leida.tipo }
}

async function keepImagen(
  ctx: Ctx,
  programa_id: number,
  nombre: string,
  imagen: ImagenPuesta | null,
): Promise<number | undefined> {
  if (!imagen) return undefined
  const ending = imagen.tipo.split('/')[1]
  const row = await keepArchivo(ctx, { ...imagen, nombre: `${nombre}.${ending}`, programa_id })
  return row.id
}

/**
 * Changes a programme. 404 out of scope, 409 when the person edited an older revision, 422 as `createPrograma`. To move it to another faculty one needs permission
 * on both, and the other must not be deactivated.
 */
export async function savePrograma(ctx: Ctx, input: Cambiar, leida: ImagenLeida): Promise<Programa> {
  const { id, revision, ...campos } = input
  const imagen = await putImagen(ctx, leida)
  const row = await lockRow(ctx, programaEntidad, id)
  assertMay(ctx, 'estructura.editar', ambitoDe(row))
  const target = targetOf(ctx, row.facultad_id, campos.facultad_id)
  await assertFresh(row, revision, () => selectPrograma(ctx, id))
  const [, nombre, partes] = await checkTodo([
    () => validatePrograma(ctx, { ...campos, facultad_id: target }, leida),
    () => assertNombreAlli(ctx, conCambios(row, campos), row),
    () => replaceEspecialidades(ctx, id, campos.especialidades),
  ])
  const imagen_id = await keepImagen(ctx, id, campos.nombre ?? row.nombre, imagen)
  await updateRow(ctx, programaEntidad, row, { ...columnasDe(campos), nombre, imagen_id }, undefined, partes)
  if (imagen_id !== undefined) await dropArchivos(ctx, [row.imagen_id])
  return selectPrograma(ctx, id)
}

/** The other faculty that a programme is asked to move to; undefined when it stays. 403 unless the person may edit in both. */
function targetOf(ctx: Ctx, from: number, to: number | undefined): number | undefined {
  if (to === undefined || to === from) return undefined
  assertMay(ctx, 'estructura.editar', { facultad_id: from })
  assertMay(ctx, 'estructura.editar', { facultad_id: to })
  return to
}

/** Takes a programme's image away. 404 when it has none. */
export async function deleteImagen(ctx: Ctx, id: number): Promise<void> {
  const row = await lockRow(ctx, programaEntidad, id)
  assertMay(ctx, 'estructura.editar', ambitoDe(row))
  if (row.imagen_id === null) throw notFound('El programa no tiene imagen.')
  await updateRow(ctx, programaEntidad, row, { imagen_id: null })
  await dropArchivos(ctx, [row.imagen_id])
}

/** Deletes programmes, all or none. 409 naming the plans that hang on one of them, the people who work on nothing else, or the laboratories that name no other. */
export async function deleteProgramas(ctx: Ctx, ids: number[]): Promise<void> {
  await lockConteo(ctx)
  const rows = await lockRows(ctx, programaEntidad, ids)
  for (const row of rows) assertMay(ctx, 'estructura.eliminar', ambitoDe(row))
  const hanging = await selectPlanesDe(ctx, ids)
  if (hanging.length > 0) throw conflict(whyNotDelete(rows, hanging))
  await assertNadieSolo(ctx, 'programas', rows)
  await soltarProgramas(ctx, rows)
  await soltarPlazos(ctx, ids)
  const adjuntos = await selectArchivosDeAdjuntos(ctx, 'programa', ids)
  await deleteRows(ctx, programaEntidad, rows)
  await dropArchivos(ctx, [...rows.map(r => r.imagen_id), ...adjuntos])
  await recordConteo(ctx)
}

function whyNotDelete(
  rows: { id: number; nombre: string }[],
  hanging: { programa_id: number; full_name: string; deleted_at: string | null }[],
): string {
  const blocked = rows.filter(r => hanging.some(h => h.programa_id === r.id)).map(r => r.nombre)
  const planes = hanging.map(h => h.full_name + (h.deleted_at === null ? '' : ' (en la Papelera)'))
  return `${noSePuedeEliminar(blocked)}: hay planes de estudios (${enumerar(planes)}).`
}
