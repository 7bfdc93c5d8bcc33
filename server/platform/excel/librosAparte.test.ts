import { afterAll, beforeAll, expect, it } from 'vitest'
import { type PlanPlantado, plantPlan } from '../../testing/academico.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { filasAMano, libroAMano } from '../../testing/libros.ts'
import { multipart } from '../../testing/multipart.ts'

/** Every call that takes a book answers the same whether it is looked through at once or in a thread. */

let t: TestApp
let p: PlanPlantado
beforeAll(async () => {
  t = await createTestApp()
  p = await plantPlan(t, { ciclos: 2 })
})
afterAll(() => t.close())

const CALLS: [string, () => string, Record<string, string>, (string | number | null)[][]][] = [
  [
    'courses',
    () => '/v1/asignaturas/importar/plantilla',
    { vista_previa: '1' },
    [
      ['CODIGO', 'NOMBRE', 'CICLO', 'NOTA'],
      ['0021', 'Taller', 'I', 'x'],
      ['0022', 'Coro', 'II', null],
    ],
  ],
  [
    'users',
    () => '/v1/usuarios/importar/plantilla',
    { vista_previa: '1' },
    [
      ['USUARIO', 'NOMBRE', 'APELLIDOS', 'CORREO', 'ROL', 'NOTA'],
      ['ana', 'Ana', 'Ruiz', 'ana@x.pe', 'Operador', 'x'],
      ['eva', 'Eva', 'Paz', 'eva@x.pe', 'Docente', null],
    ],
  ],
  [
    'lecturers',
    () => '/v1/docentes/importar/plantilla',
    { vista_previa: '1' },
    [
      ['CORREO', 'DOCENTE', 'CURSOS', 'NOTA'],
      ['ana@x.pe', 'Ana Ruiz', null, 'x'],
      ['eva@x.pe', 'Eva Paz', 'NADA', null],
    ],
  ],
  [
    'a template',
    () => '/v1/plantillas/diseno/planes/estudios/subir/plantilla',
    { nombre: 'De un libro', tipo: '1' },
    [
      ['CODIGO', 'NOMBRE', 'CICLO', 'REQUISITOS'],
      ['0021', 'Taller', 'I', null],
      ['0022', 'Coro', 'II', 'nadie'],
    ],
  ],
  [
    'a list of competencies',
    () => `/v1/plan/estudios/${p.plan}/competencias/hoja`,
    {},
    [
      ['C1', 'Diseña'],
      ['C2', 'Evalúa'],
    ],
  ],
]

it.each(CALLS)('%s', async (_, url, fields, filas) => {
  const pedir = async (partes: Record<string, string>) => {
    const bytes = await libroAMano({ hojas: [{ datos: filasAMano(filas) }], partes })
    const { payload, headers } = await multipart(
      { planestudio_id: String(p.plan), ...fields },
      { archivo: { name: 'c.xlsx', bytes } },
    )
    const r = await t.app.inject({
      ...{ method: 'POST', url: `/api${url()}`, payload },
      headers: { ...headers, authorization: `Bearer ${t.gente.token.root}` },
    })
    const { data, ...rest } = r.json()
    // A template is a new one each time.
    const dicho = Array.isArray(data) ? data : { ...data, id: 0, created_at: '' }
    return { status: r.statusCode, ...rest, dicho }
  }
  const aqui = await pedir({})
  expect(aqui.status, JSON.stringify(aqui)).toBe(200)
  expect(await pedir({ 'docProps/app.xml': ' '.repeat(300_000) })).toEqual(aqui)
})
