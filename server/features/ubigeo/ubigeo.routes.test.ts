import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { calls } from '@malla/contracts/calls.ts'
import { clave } from '@malla/domain/texto/normalizar.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { lugarDe, whyNotDistrito } from './ubigeo.datos.ts'

const c = calls.ubigeo
let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

describe('ubigeo', () => {
  const ask = (path: string, query?: Record<string, unknown>) =>
    t.as(t.gente.token.docente)('GET', path, query)

  it.each([
    [c.departamentos, 25],
    [c.provincias, 196],
    [c.distritos, 1867 + 25],
  ] as const)('%o is whole and fits its contract', async (call, many) => {
    const { status, body } = await ask(call.path)
    expect(status).toBe(200)
    expect(call.output.safeParse(body).error).toBeUndefined()
    expect(new Set(body.data.map((x: { id: string }) => x.id)).size).toBe(many)
  })

  it('provinces are those of the department, districts those of the province', async () => {
    const provincias = (await ask(c.provincias.path, { departamento_id: '03' })).body.data
    expect(provincias.map((p: { provincia: string }) => p.provincia)).toContain('Andahuaylas')
    expect(provincias.every((p: { departamento_id: string }) => p.departamento_id === '03')).toBe(true)
    const distritos = (await ask(c.distritos.path, { provincia_id: '0306' })).body.data
    expect(distritos).toContainEqual({ id: '030611', distrito: 'Los Chankas', provincia_id: '0306' })
    expect(distritos.every((d: { provincia_id: string }) => d.provincia_id === '0306')).toBe(true)
    expect((await ask(c.distritos.path, { provincia_id: '9999' })).body.data).toEqual([])
  })

  it.each([
    ['0408', 'La Unión'],
    ['0508', 'Páucar del Sara Sara'],
    ['0701', 'Provincia Constitucional del Callao'],
  ])('%s is %s', async (id, provincia) => {
    const { body } = await ask(c.provincias.path)
    expect(body.data).toContainEqual({ id, provincia, departamento_id: id.slice(0, 2) })
  })

  it('a filter that is left empty narrows nothing', async () => {
    const todas = (await ask(c.provincias.path)).body.data
    expect((await ask(c.provincias.path, { departamento_id: '' })).body.data).toEqual(todas)
    expect((await ask(c.distritos.path, { provincia_id: '' })).body.data).toHaveLength(1892)
  })

  it('a code that is none is refused, nobody without a session asks', async () => {
    expect((await ask(c.provincias.path, { departamento_id: 'x' })).status).toBe(422)
    expect((await t.as(null)('GET', c.departamentos.path)).status).toBe(401)
  })

  it.each([
    [null, null],
    ['040126', null],
    ['999999', 'Ese distrito no existe: elija otro.'],
  ])('%s as somebody’s district: %s', (id, reason) => expect(whyNotDistrito(id)).toBe(reason))

  it('a district says where it lies', () => {
    expect(lugarDe('040126')).toBe('Yanahuara, Arequipa, Arequipa')
    expect([lugarDe(null), lugarDe('999999')]).toEqual([null, null])
  })
})

const file = path.join(process.env.REAL_DATA ?? '', 'ubigeo/ubigeo.json')
const hasList = Boolean(process.env.REAL_DATA) && existsSync(file)

describe.skipIf(!hasList)('the joined list of codes (needs REAL_DATA)', () => {
  const letters = (s: string) => clave(s).replace(/[^a-z]+/g, ' ')
  it.each([
    ['departamentos', 'departamento'],
    ['provincias', 'provincia'],
    ['distritos', 'distrito'],
  ] as const)('%s: the same codes, the same names but for accents', async (which, field) => {
    const theirs: Record<string, string>[] = JSON.parse(readFileSync(file, 'utf8'))[which]
    const { body } = await t.as(t.gente.token.root)('GET', c[which].path)
    const ours = body.data as Record<string, string>[]
    expect(ours.map(x => x.id)).toEqual(theirs.map(x => x.id).sort())
    const names = new Map(theirs.map(x => [x.id, letters(x[field]!)]))
    const different = ours.filter(x => names.get(x.id!) !== letters(x[field]!)).map(x => x.id)
    expect(different).toEqual(which === 'provincias' ? ['0701'] : [])
  })
})
