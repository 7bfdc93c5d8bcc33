import { expect, it } from 'vitest'
import { observacionDe } from './cumplimiento.ts'

it('what is accepted in the evening in Lima is printed with that day, not with the next', () => {
  const aceptado = {
    id: 1,
    regla: 'plan-orden',
    lugar: '',
    hallado: {},
    motivo: 'Con asesoría',
    usuario_id: 1,
    usuario: 'Ana Ruiz',
    updated_at: '2026-11-22T00:30:00.000Z',
  }
  const { aceptada } = observacionDe({
    regla: 'plan-orden',
    lugar: '',
    hallado: {},
    gravedad: 'aviso',
    titulo: 'Orden',
    mensaje: 'Algo no está en orden.',
    articulo: 'Ley 30220, art. 39',
    fuente: '',
    seguridad: 'secundaria',
    aceptado,
  })
  expect(aceptada).toEqual({ motivo: 'Con asesoría', por: 'Ana Ruiz', fecha: '2026-11-21' })
})
