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
