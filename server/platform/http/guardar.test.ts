import { calls } from '@malla/contracts/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plantPlan } from '../../testing/academico.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { sendForm } from '../../testing/form.ts'

const deMano = { tipo: '1', planestudio_id: '0', items: '[{"nombre":"Lector","descripcion":"<p>Lee</p>"}]' }

/** Forms that §7 saves at one address, each with what makes one and the field that names it. */
const FORMULARIOS: [path: string, nuevo: Record<string, string>, nombre: string][] = [
  ['/usuarios/docentes/save', { nombres: 'Rosa Ñique', correo: 'rosa@ejemplo.edu' }, 'persona.nombres'],
  ['/usuarios/save', { nombres: 'Ana', correo: 'ana@ejemplo.edu', usuario: 'ana' }, 'persona.nombres'],
  ['/empresas/save', { razonsocial: 'Universidad del Sur', tipo: 'Universidad' }, 'razonsocial'],
  ['/parametros/areascursos/save', { nombre: 'Ciencias' }, 'nombre'],
  ['/parametros/tiposcursos/save', { nombre: 'Teórico' }, 'nombre'],
  ['/parametros/tipologiasespecialescursos/save', { nombre: 'Taller' }, 'nombre'],
  ['/parametros/plantillas/planes/save', { nombre: 'Plan base', tipo: '1' }, 'nombre'],
  ['/parametros/plantillas/perfil/egresado/save', { nombre: 'Egreso', ...deMano }, 'nombre'],
  ['/parametros/plantillas/perfil/ingresante/save', { nombre: 'Ingreso', ...deMano }, 'nombre'],
]

describe('a form saved at one address', () => {
  let t: TestApp
  let plan: number
  beforeAll(async () => {
    t = await createTestApp()
    await t.owner.query("insert into tipospersonas (tipopersona, codigo) values ('Docente', '00002')")
    plan = (await plantPlan(t)).plan
  })
  afterAll(() => t.close())

  const save = (path: string, fields: Record<string, string>, token = t.gente.token.root) =>
    sendForm(t, token, path, fields)

  it.each(FORMULARIOS)('%s changes what its id names, and makes one without', async (path, nuevo, nombre) => {
    const campos = path.endsWith('planes/save') ? { ...nuevo, planestudio_id: String(plan) } : nuevo
    const campo = nombre.split('.').at(-1)!
    const made = await save(path, { ...campos, id: '' })
    expect(made.status, JSON.stringify(made.body)).toBe(200)
    const { id } = made.body.data
    const saved = await save(path, { ...campos, id: String(id), [campo]: `${campos[campo]} II` })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    expect(saved.body.data.id).toBe(id)
    expect(saved.body.data).toHaveProperty(nombre, `${campos[campo]} II`)
    expect(saved.body.message).toMatch(/^Acabamos de editar/)
    // One that is not there is not made under another id; what is no id is refused under its field.
    expect((await save(path, { ...campos, id: '999999' })).status).toBe(404)
    const bad = await save(path, { ...campos, id: 'x' })
    expect([bad.status, Object.keys(bad.body.errors)]).toEqual([422, ['id']])
  })

  it('is every address at which a call makes and another changes', () => {
    const all = Object.values(calls).flatMap(entity => Object.values(entity))
    const places = all
      .filter(c => c.verb === 'PUT' && 'id' in c.input.shape && !c.path.includes('{id}'))
      .filter(c => all.some(o => o.verb === 'POST' && o.path === c.path))
    expect(places.map(c => c.path).sort()).toEqual(FORMULARIOS.map(([path]) => path).sort())
  })

  it('asks for the right to change, not for that to make', async () => {
    const { token } = t.gente
    const { body } = await save('/parametros/areascursos/save', { nombre: 'Humanidades' })
    const r = await save(
      '/parametros/areascursos/save',
      { id: String(body.data.id), nombre: 'Letras' },
      token.inspector,
    )
    expect(r.status).toBe(403)
  })
})
