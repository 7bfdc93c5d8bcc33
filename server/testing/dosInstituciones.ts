import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { type Ask, createTestApp, type TestApp } from './app.ts'
import { sendForm } from './form.ts'

/** Two institutions for tests of what goes from one to the other: ours, and theirs, of which there are programmes. */

export type Fila = { id: number; nombre: string } & Record<string, any>

/** A picture of one colour. */
export const pintar = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 9, height: 9, channels: 3, background } })
    .png()
    .toBuffer()

/** The token of a person who works in ours, and has a role over there. */
export async function personOfBoth(
  t: TestApp,
  there: { rol: number; tipouser?: number; facultades?: number[]; programas?: number[] },
): Promise<string> {
  const made = await t.gente.alguien(t.owner, { empresa: t.gente.empresa, tipouser: 2 })
  await t.owner.query(
    `insert into accesos (empresa_id, usuario_id, tipopersona_id, tipouser, rol, permisos_facultades, permisos_programas)
       select $1, $2, min(id), $3, $4, $5, $6 from tipospersonas`,
    [
      t.gente.otraEmpresa,
      made.usuario,
      there.tipouser ?? 3,
      there.rol,
      ...[there.facultades, there.programas].map(ids => JSON.stringify(ids ?? [])),
    ],
  )
  return made.token
}

export const make = async (by: Ask, at: string, body: Record<string, unknown>): Promise<Fila> => {
  const r = await by('POST', at, body)
  expect(r.status, JSON.stringify(r.body)).toBe(200)
  return r.body.data
}
export const facultad = (by: Ask, nombre: string) => make(by, '/v1/facultades', { nombre })
export const nivel = (by: Ask, nombre: string, codigo: string) =>
  make(by, '/v1/niveles/programas', { nombre, codigo })
export const modalidad = (by: Ask, nombre: string) => make(by, '/v1/modalidades/programas', { nombre })

/** What a person of ours asks of both. */
const pedidos = (ask: () => Ask) => ({
  importar: (what: 'facultades' | 'programas', ids: number[], more = {}, by = ask()) =>
    by('POST', `/v1/${what}/importar`, { ids, ...more }),
  mine: async (what: 'facultades' | 'programas'): Promise<Fila[]> =>
    (await ask()('GET', `/v1/${what}/por/entidad`)).body.data,
  programas: async (): Promise<Fila[]> => (await ask()('GET', '/v1/programas', { per_page: 50 })).body.data,
})

/**
 * A server of both for a file of tests, without faculties before each: `ask` is somebody who works in ours and has a role in theirs too, `theirs` one of theirs
 * alone. They are there once tests run.
 */
export function conDosInstituciones() {
  const d = { ...pedidos(() => d.ask) } as ReturnType<typeof pedidos> & { t: TestApp; ask: Ask; theirs: Ask }
  beforeAll(async () => {
    d.t = await createTestApp()
    d.theirs = d.t.as(d.t.gente.ajeno)
  })
  afterAll(() => d.t.close())
  beforeEach(async () => {
    await d.t.owner.query('truncate facultades, niveles, modalidades, programas, archivos cascade')
    d.ask = d.t.as(await personOfBoth(d.t, { rol: 1 }))
  })
  return d
}

/** A faculty with two programmes over there: one with everything, one bare. */
export async function source(t: TestApp) {
  const theirs = t.as(t.gente.ajeno)
  const fac = await facultad(theirs, 'Tecnología')
  const niv = await nivel(theirs, 'Profesional técnico', '00013')
  const mod = await modalidad(theirs, 'Dual')
  const base = { facultad_id: fac.id, nivel_id: niv.id, modalidad_id: mod.id }
  const full = await make(theirs, '/v1/programas', {
    ...base,
    nombre: 'Mecatrónica',
    carrera_id: 0,
    maxciclos: 6,
    tipociclo_id: 1,
    tipoduracion: '00004',
    duracion: 3,
    especialidades: [{ nombre: 'Robótica' }, { nombre: 'Automatización' }],
  })
  const bytes = await pintar('#456')
  const withImage = await sendForm(t, t.gente.ajeno, `/v1/programas/${full.id}`, {
    _method: 'PUT',
    imagen: { bytes, name: 'x.png' },
  })
  const bare = await make(theirs, '/v1/programas', {
    ...base,
    nombre: 'Electricidad',
    estado: 'Desactivado',
  })
  await t.owner.query(
    `insert into programa_secciones (empresa_id, programa_id, key, items) values ($1, $2, 'misiones', '[{"descripcion":"Formar"}]')`,
    [t.gente.otraEmpresa, full.id],
  )
  await t.owner.query(
    "insert into planes (empresa_id, programa_id, full_name) values ($1, $2, 'Plan 2024')",
    [t.gente.otraEmpresa, full.id],
  )
  return { fac, full: withImage.body.data as Fila, bare }
}
