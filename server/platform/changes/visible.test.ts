import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { SesionActiva } from '../session/active.ts'
import { personaCon } from '../session/active.ts'
import { type Cambio, LECTURA, mayRead, soloOye, toVisible } from './visible.ts'

/** Every `evento: '…'` of the sources, up to its first dot: what records are of. */
const written = (): Map<string, string> => {
  const cwd = path.join(import.meta.dirname, '../..')
  const found = new Map<string, string>()
  for (const file of globSync('{features,platform,seeds}/**/*.ts', { cwd })) {
    if (file.endsWith('.test.ts')) continue
    const source = readFileSync(path.join(cwd, file), 'utf8')
    for (const [, kind] of source.matchAll(/\bevento: ['"`]([a-z_]+)/g)) found.set(kind!, file)
  }
  return found
}

describe('who may see a change', () => {
  it('the sources are read', () => {
    expect([...written().keys()]).toEqual(expect.arrayContaining(['facultad', 'plan_estudio', 'asignatura']))
  })

  it.each([...written()])('is said of %s (%s)', kind => expect(Object.keys(LECTURA)).toContain(kind))
})

describe('what a lecturer hears of', () => {
  const docente = {
    usuario_id: 5,
    empresa: { id: 1 },
    quien: { ...personaCon(false, null), rol: 'docente', cursos_ids: [12] },
  } as unknown as SesionActiva
  const cambio = (evento: string, objeto_id = 9, asignatura_id?: number): Cambio => ({
    empresa_id: 1,
    id: 1,
    quien: null,
    nombres: null,
    cuando: '',
    evento,
    objeto_id,
    ambito: asignatura_id ? { facultad_id: 3, programa_id: 4, asignatura_id } : {},
    despues: { contenido: 'algo' },
  })

  it.each([
    ['courses that one gets and loses', cambio('docente.updated', 5), true],
    ['courses of others', cambio('docente.updated', 6), false],
    ['the carta of an own course', cambio('carta.updated', 12, 12), true],
    ['the carta of another course', cambio('carta.updated', 13, 13), false],
    ['that a structure changed', cambio('config_silabo.updated'), true],
    ['what else is configured', cambio('ajustes_empresa.updated'), false],
    [
      'that a plan ceased, or came back',
      { ...cambio('plan_estudio.updated'), despues: { fechacese: null } },
      true,
    ],
    ['that a plan went to the Papelera', cambio('plan_estudio.deleted'), true],
    [
      'that a plan came back from the Papelera',
      { ...cambio('plan_estudio.created'), despues: { deleted_at: null, revision: 3 } },
      true,
    ],
    [
      'that a plan is new',
      { ...cambio('plan_estudio.created'), despues: { deleted_at: null, revision: 1 } },
      false,
    ],
    ['what else changes in a plan', cambio('plan_estudio.updated'), false],
    ['anything of another institution', { ...cambio('docente.updated', 5), empresa_id: 2 }, false],
  ])('%s', (_caso, c, isVisible) => expect(mayRead(docente, c)).toBe(isVisible))

  it('of a plan only that it ceased, and which, not where it hangs: others are told what is in it', () => {
    const cese = {
      ...cambio('plan_estudio.updated'),
      despues: { fechacese: '2026-01-01', full_name: 'Otro' },
    }
    const oido = { ...cese, ambito: { programa_id: 4, plan_id: 9 } }
    expect(soloOye(docente, oido)).toBe(true)
    const { data, de } = toVisible(oido, true)
    expect({ data, de }).toEqual({ data: null, de: { plan_id: 9 } })
    const operador = { quien: { ...docente.quien, rol: 'operador' } } as SesionActiva
    expect(soloOye(operador, oido)).toBe(false)
    expect(toVisible(oido)).toMatchObject({ data: cese.despues, de: { programa_id: 4, plan_id: 9 } })
  })

  it('of a structure only that it changed, not what is in it', () => {
    expect(toVisible(cambio('config_silabo.updated')).data).toBeNull()
    expect(toVisible(cambio('carta.updated')).data).toEqual({ contenido: 'algo' })
  })

  it('of a period not the dates of programmes: each sees only some of them', () => {
    const despues = { nombre: '2026-I', plazos: [{ programa_id: 4, fechaentrega: '2026-04-01' }] }
    expect(toVisible({ ...cambio('periodo.updated'), despues }).data).toEqual({ nombre: '2026-I' })
    expect(toVisible({ ...cambio('periodo.created'), despues }).data).not.toHaveProperty('plazos')
    expect(toVisible({ ...cambio('periodo.deleted'), despues: null }).data).toBeNull()
  })
})

describe('who hears which lecturers teach the courses of a plan', () => {
  const reparto: Cambio = {
    empresa_id: 1,
    id: 1,
    quien: null,
    nombres: null,
    cuando: '',
    evento: 'docente.updated',
    objeto_id: 9,
    ambito: { facultad_id: 3, programa_id: 4, plan_id: 5 },
    despues: { cursos_ids: [7, 8] },
  }
  const persona = (rol: string, alcance: object): SesionActiva =>
    ({
      usuario_id: 2,
      empresa: { id: 1 },
      quien: { rol, alcance, cursos_ids: [12] },
    }) as unknown as SesionActiva
  const de = (programa: number) => ({ todo: false, facultades: [], programas: [programa] })

  it.each([
    ['an operator', persona('operador', { todo: true }), true],
    ['an operator of the programme', persona('operador', de(4)), true],
    ['an operator of another programme', persona('operador', de(6)), false],
    ['an inspector', persona('inspector', { todo: true }), true],
    ['another lecturer', persona('docente', { todo: true }), false],
  ])('%s', (_caso, sesion, isVisible) => expect(mayRead(sesion, reparto)).toBe(isVisible))
  it('hears that it changed, not what else the lecturer teaches', () =>
    expect(toVisible(reparto).data).toBeNull())
  it('of what else happens to a lecturer hears nothing', () =>
    expect(mayRead(persona('operador', { todo: true }), { ...reparto, ambito: {} })).toBe(false))
})

describe('where a thing hangs, for who adds it to a list', () => {
  const creado: Cambio = {
    empresa_id: 1,
    id: 1,
    quien: null,
    nombres: null,
    cuando: '2026-03-01T10:00:00.000Z',
    evento: 'ciclo.created',
    objeto_id: 9,
    ambito: { facultad_id: 3, programa_id: 4, plan_id: 5, usuario_id: 6 },
    despues: { nombre: 'I' },
  }
  it('is told with when it was made', () =>
    expect(toVisible(creado)).toMatchObject({
      de: { facultad_id: 3, programa_id: 4, plan_id: 5 },
      data: { nombre: 'I', created_at: creado.cuando },
    }))
  it('is told of what goes as well', () =>
    expect(toVisible({ ...creado, evento: 'ciclo.deleted', despues: null })).toMatchObject({
      de: { plan_id: 5 },
      data: null,
    }))
  it('of a structure nothing is told', () =>
    expect(toVisible({ ...creado, evento: 'config_silabo.created' })).toMatchObject({ de: {}, data: null }))
})
