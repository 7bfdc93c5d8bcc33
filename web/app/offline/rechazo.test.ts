import { beforeEach, expect, it, vi } from 'vitest'
import { conflictOf } from '../../ui/form/conflict.ts'
import { writeDraft } from '../../ui/form/draft.ts'
import { startOf } from '../../ui/form/recover.ts'
import { ApiError } from '../ApiError.ts'
import { borradorDe, trasRechazo } from './rechazo.ts'
import type { Espera } from './reglas.ts'

const kept = new Map<string, string>()
vi.stubGlobal('sessionStorage', {
  getItem: (k: string) => kept.get(k) ?? null,
  setItem: (k: string, v: string) => void kept.set(k, v),
})
beforeEach(() => kept.clear())

const suya = { telefono: '222', cursos_ids: [1], correo: 'ana@uni.pe', revision: 2 }
const espera: Espera = {
  orden: 1,
  dueno: '7.1',
  llamada: 'docentes.update',
  input: { id: 5, telefono: '999', cursos_ids: [1], correo: 'ana@uni.pe', revision: 1 },
  clave: 'k',
  cuando: 0,
  texto: 'Cambia un docente',
  donde: '/docentes',
  base: { 5: { telefono: '111', cursos_ids: [1], correo: 'ana@uni.pe' } },
  borrador: { nombre: 'docente/5', cambios: { telefono: '999' }, revision: 1 },
  estado: 'rechazado',
}

/** What the form where it was written disputes with the newer record. */
function disputas(de: Espera) {
  const { name, draft } = borradorDe(de)!
  writeDraft(name, draft)
  const { base, values } = startOf({ initial: suya, draft: name })
  return { base, disputed: conflictOf(base, values, suya).disputed }
}

it('a refused write of before drafts had a base opens upon what it was written upon, not upon the newer record', () =>
  expect(disputas(espera)).toEqual({
    base: { ...suya, telefono: '111' },
    disputed: [{ name: 'telefono', mine: '999', theirs: '222' }],
  }))
it('one whose base does not say it is disputed all the same', () =>
  expect(disputas({ ...espera, base: { 5: {} } }).disputed).toHaveLength(1))
it('one of which there is one only is found without an id', () => {
  const { id: _id, ...input } = espera.input
  expect(borradorDe({ ...espera, input, base: { 0: espera.base[5]! } })?.draft.base).toEqual({
    telefono: '111',
  })
})
it('one that has a base keeps it', () =>
  expect(
    borradorDe({ ...espera, borrador: { ...espera.borrador!, base: { telefono: '1' } } })?.draft.base,
  ).toEqual({ telefono: '1' }))
it.each([
  ['one that waits yet', { estado: 'espera' as const }],
  ['one of no form', { borrador: undefined }],
])('%s is not opened anew', (_what, cambio) => expect(borradorDe({ ...espera, ...cambio })).toBeUndefined())

it.each([
  ['of a form, which is opened with it', espera, /Ábralo donde lo escribió y guárdelo allí/],
  ['of no form, which is made again', { ...espera, borrador: undefined }, /haga allí de nuevo el suyo/],
])('one that cannot be compared leads to where it can be mended: %s', (_what, uno, motivo) => {
  // It says fewer things than the write gives.
  const error = new ApiError(409, 'Cambió', { actual: { id: 5, revision: 2 } })
  expect(trasRechazo(uno, error, [], () => 2)).toEqual([
    { ...uno, estado: 'rechazado', motivo: expect.stringMatching(motivo) },
  ])
})
