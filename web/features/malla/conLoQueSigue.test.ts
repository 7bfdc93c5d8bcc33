import { curso, previo } from '@malla/domain/asignaturas/requisitosDePrueba.ts'
import { malla } from '@malla/domain/malla/mallaDePrueba.ts'
import { expect, it, vi } from 'vitest'
import { conLoQueSigue } from './conLoQueSigue.ts'

const editor = () => ({ editar: vi.fn(() => true), avisar: vi.fn() })
const m = malla([curso(1, 10), curso(2, 20, previo(1)), curso(3, 30, previo(2))], 4)
const a = (ciclo: number) => ({ id: 1, lugar: { tipo: 'ciclo' as const, id: ciclo * 10, orden: 0 } })

it('offers to move along what would come too late, as one edit', () => {
  const e = editor()
  const aviso = conLoQueSigue(e, m, 1, 'No puede.', a(2))
  expect(aviso.texto).toBe('No puede. Con él se moverían 2 cursos más.')
  aviso.accion!.hacer()
  expect(e.editar).toHaveBeenCalledWith('mover Curso 1 con lo que sigue', [
    expect.objectContaining({ id: 1, ciclo_id: 20 }),
    expect.objectContaining({ id: 2, ciclo_id: 30 }),
    expect.objectContaining({ id: 3, ciclo_id: 40 }),
  ])
  expect(e.avisar).toHaveBeenCalledWith(null)
})

it('offers nothing where there is no room, or nothing was to be moved', () => {
  expect(conLoQueSigue(editor(), m, 1, 'No puede.', a(3))).toEqual({ texto: 'No puede.' })
  expect(conLoQueSigue(editor(), m, 1, 'No puede.', undefined)).toEqual({ texto: 'No puede.' })
})
