import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { SesionActiva } from '../session/active.ts'
import { personaCon } from '../session/active.ts'
import { type Cambio, LECTURA, mayRead, toVisible } from './visible.ts'

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
    antes: null,
    despues: { contenido: 'algo' },
  })

  it.each([
    ['courses that one gets and loses', cambio('docente.updated', 5), true],
    ['courses of others', cambio('docente.updated', 6), false],
    ['the carta of an own course', cambio('carta.updated', 12, 12), true],
    ['the carta of another course', cambio('carta.updated', 13, 13), false],
    ['that a structure changed', cambio('config_silabo.updated'), true],
    ['what else is configured', cambio('ajustes_empresa.updated'), false],
    ['anything of another institution', { ...cambio('docente.updated', 5), empresa_id: 2 }, false],
  ])('%s', (_caso, c, isVisible) => expect(mayRead(docente, c)).toBe(isVisible))

  it('of a structure only that it changed, not what is in it', () => {
    expect(toVisible(cambio('config_silabo.updated')).data).toBeNull()
    expect(toVisible(cambio('carta.updated')).data).toEqual({ contenido: 'algo' })
  })

  it('of a period not the dates of programmes: each sees only some of them', () => {
    const despues = { nombre: '2026-I', plazos: [{ programa_id: 4, fechaentrega: '2026-04-01' }] }
    for (const evento of ['periodo.created', 'periodo.updated'])
      expect(toVisible({ ...cambio(evento), despues }).data).toEqual({ nombre: '2026-I' })
    expect(toVisible({ ...cambio('periodo.deleted'), despues: null }).data).toBeNull()
  })
})
