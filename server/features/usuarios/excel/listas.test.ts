import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ProgramaPlantado, plantPrograma } from '../../../testing/academico.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { sendForm } from '../../../testing/form.ts'
import { libroDe } from '../../../testing/libros.ts'

const H = ['Usuario', 'Nombres', 'Correo', 'Institución', 'Rol', 'Alcance', 'Facultades', 'Programas']

let t: TestApp
let p: ProgramaPlantado
let otra: ProgramaPlantado
const root = (...args: Parameters<ReturnType<TestApp['as']>>) => t.as(t.gente.token.root)(...args)
beforeAll(async () => {
  t = await createTestApp()
  p = await plantPrograma(t)
  otra = await plantPrograma(t)
})
afterAll(() => t.close())

const send = (bytes: Uint8Array, vista_previa = '0') =>
  sendForm(t, t.gente.token.root, '/v1/usuarios/importar/plantilla', {
    archivo: { bytes, name: 'u.xlsx' },
    vista_previa,
  })
const traer = async (usuario: string, facultades: string | null, programas: string | null) =>
  send(
    await libroDe([
      H,
      [usuario, 'Ana', usuario, 'Universidad de Prueba', '00001', null, facultades, programas],
    ]),
  )
const acceso = async (usuario: string) =>
  (await root('POST', '/usuarios/list', { filtro: usuario })).body.data[0].accesos[0]

it('more new people than one statement can hold are read', async () => {
  const gente = Array.from({ length: 6700 }, (_, i) => [
    `muchos${i}`,
    `Persona ${i}`,
    `muchos${i}@x.edu`,
    'Universidad de Prueba',
    '00001',
  ])
  const r = await send(await libroDe([H.slice(0, 5), ...gente]), '1')
  expect(r.status, JSON.stringify(r.body).slice(0, 300)).toBe(200)
})

it('faculties and programmes on lines of their own in a cell are one each', async () => {
  const { rows } = await t.owner.query('select nombre from programas where id = any($1) order by id', [
    [p.programa, otra.programa],
  ])
  const facultades = (
    await t.owner.query('select nombre from facultades where id = any($1) order by id', [
      [p.facultad, otra.facultad],
    ])
  ).rows.map(f => f.nombre)
  const r = await traer('ana@x.edu', facultades.join('\n'), rows.map(x => x.nombre).join(';\r\n'))
  expect(r.status, JSON.stringify(r.body)).toBe(200)
  expect(await acceso('ana@x.edu')).toMatchObject({
    permisosFacultades: [p.facultad, otra.facultad],
    permisosProgramas: [p.programa, otra.programa],
  })
})

it.each([
  // Beyond what was read back once, and beyond what a cell of Excel holds.
  [150, 40],
  [260, 150],
])('%d programmes with names of %d letters go out and come back in as they went out', async (n, letras) => {
  const usuario = `muchos${n}@x.edu`
  const { rows } = await t.owner.query(
    `insert into programas (empresa_id, nombre, facultad_id, nivel_id, modalidad_id)
     select empresa_id, rpad(n || ' de ', $3, 'programa '), facultad_id, nivel_id, modalidad_id
     from programas, generate_series(1, $2::int) n where id = $1 returning id`,
    [p.programa, n, letras],
  )
  const ids = rows.map(x => Number(x.id))
  expect((await traer(usuario, null, `#${ids.join('; #')}`)).status).toBe(200)
  expect((await acceso(usuario)).permisosProgramas).toEqual(ids)
  const { raw } = await root('GET', '/v1/usuarios/exportar', { filtro: usuario })
  const { status, body } = await send(new Uint8Array(raw.rawPayload), '1')
  expect(status, JSON.stringify(body).slice(0, 500)).toBe(200)
  expect([body.errores, body.filas]).toEqual([[], [expect.objectContaining({ accion: 'igual' })]])
})

it('of a long list each name that is none is told, with the beginning of the cell alone', async () => {
  const nadie = Array.from({ length: 300 }, (_, i) => `Programa de nadie ${i}`)
  const { status, body } = await traer('nadie@x.edu', null, nadie.join('\n'))
  expect([status, body.errores.length]).toEqual([422, 300])
  expect(body.errores[299].motivo).toContain('«Programa de nadie 299»')
  expect(body.errores[299].valor).toMatch(/^Programa de nadie 0; .{0,99}…$/)
})
