import type { Asignatura } from '@malla/contracts/asignaturas.ts'
import { describe, expect, it, vi } from 'vitest'
import { almacenDePrueba } from '../../ui/form/almacenDePrueba.ts'
import { readDraft, writeDraft } from '../../ui/form/draft.ts'
import { llevarALaNueva, llevarALaVigente } from './llevar.ts'
import { valoresDe } from './valoresDeCurso.ts'

almacenDePrueba()

const curso = (id: number, codigo = 'D-1') =>
  ({ id, nombre: 'Dos', codigo, revision: id, requisitos: null }) as unknown as Asignatura
const base = valoresDe(curso(7))
const escrito = (codigo = 'D-3') => ({
  planId: 3,
  borrador: 'curso/3/7',
  form: { base, values: { ...base, codigo }, discard: vi.fn() },
})

describe.each([
  ['the new version of it', llevarALaNueva],
  ['the version that is in force', llevarALaVigente],
])('what is typed in a course goes on in %s', (_which, llevar) => {
  it('and mends the refused write that it mended', () => {
    writeDraft('curso/3/7', { changes: { codigo: 'D-3' }, corrige: 7 })
    const suyo = escrito()
    llevar(suyo, curso(70))
    expect(readDraft('curso/3/70')).toMatchObject({ changes: { codigo: 'D-3' }, revision: 70, corrige: 7 })
    expect(suyo.form.discard).toHaveBeenCalled()
  })
  it('and mends none where it did not', () => {
    llevar(escrito(), curso(70))
    expect(readDraft('curso/3/70')).not.toHaveProperty('corrige')
  })
})

describe('in the version that is in force', () => {
  it('what that says otherwise too is of no revision of it', () => {
    llevarALaVigente(escrito(), curso(70, 'D-2'))
    expect(readDraft('curso/3/70')).toMatchObject({ base: { codigo: 'D-1' }, revision: 0 })
  })
  it('what was typed there before stays, and so does this', () => {
    const otro = { changes: { nombre: 'Otro' } }
    writeDraft('curso/3/70', otro)
    const suyo = escrito()
    expect(llevarALaVigente(suyo, curso(70))).toBe(false)
    expect(readDraft('curso/3/70')).toEqual(otro)
    expect(suyo.form.discard).not.toHaveBeenCalled()
  })
})
