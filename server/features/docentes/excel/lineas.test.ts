import { afterAll, beforeAll, expect, it } from 'vitest'
import { plantCurso, plantPlan } from '../../../testing/academico.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { sendForm } from '../../../testing/form.ts'
import { libroDe } from '../../../testing/libros.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
  await t.owner.query("insert into tipospersonas (tipopersona, codigo) values ('Docente', '00002')")
})
afterAll(() => t.close())

it('courses on lines of their own in a cell are one each; a name and a mail stay one', async () => {
  const plan = await plantPlan(t)
  const cursos = [
    await plantCurso(t, plan, { codigo: 'MAT-01' }),
    await plantCurso(t, plan, { codigo: 'FIS-02' }),
    await plantCurso(t, plan, { nombre: 'Tutoría grupal' }),
  ]
  const bytes = await libroDe([
    ['Docente', 'Correo', 'Cursos'],
    ['Ana\nÑahui', 'ana@z.edu', ' MAT-01\nFIS-02;\r\n\ntutoria grupal\n'],
  ])
  const r = await sendForm(t, t.gente.token.operador, '/v1/docentes/importar/plantilla', {
    archivo: { bytes, name: 'd.xlsx' },
  })
  expect(r.status, JSON.stringify(r.body)).toBe(200)
  const { data } = (
    await t.as(t.gente.token.operador)('POST', '/usuarios/docentes/list', { filtro: 'ana@z.edu' })
  ).body
  expect(data[0].persona.nombres).toBe('Ana Ñahui')
  expect(data[0].cursos.map((c: any) => c.id).sort()).toEqual(cursos.sort())
})
