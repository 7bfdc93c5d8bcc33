import type { CursoDelPlan } from '@malla/domain/asignaturas/asignatura.ts'
import { curso, previo } from '@malla/domain/asignaturas/requisitosDePrueba.ts'
import { ciclo } from '@malla/domain/malla/mallaDePrueba.ts'
import { expect, it, vi } from 'vitest'
import { type Deseo, conLoQueSigue as ofrecer } from './conLoQueSigue.ts'
import type { CursoDeMalla } from './curso.ts'
import type { Partes } from './partes.ts'

const enMalla = (c: CursoDelPlan): CursoDeMalla => ({
  ...c,
  base: c.id,
  tipocurso_id: null,
  silabo: 1,
  revision: 1,
})
const CURSOS = [curso(1, 10), curso(2, 20, previo(1)), curso(3, 30, previo(2))].map(enMalla)
const ciclos = [1, 2, 3, 4].map(n => ciclo(n)) as unknown as Partes['ciclos']

/** An editor over courses that others may change. */
function editor() {
  let cursos = new Map(CURSOS.map(c => [c.id, c]))
  return {
    editar: vi.fn(() => true),
    avisar: vi.fn(),
    cursos: () => cursos,
    cambiar: (id: number, mas: Partial<CursoDeMalla>) => {
      cursos = new Map(cursos).set(id, { ...cursos.get(id)!, ...mas })
    },
  }
}
const conLoQueSigue = (e: ReturnType<typeof editor>, deseo: Deseo | undefined) =>
  ofrecer(e, () => ({ cursos: CURSOS, ciclos, secciones: [] }), 1, 'No puede.', deseo)
const a = (n: number) => ({ id: 1, lugar: { tipo: 'ciclo' as const, id: n * 10, orden: 0 } })
const enCiclo = (id: number, n: number) => expect.objectContaining({ id, ciclo_id: n * 10 })
const MOVER = 'mover Curso 1 con lo que sigue'

it('offers to move along what would come too late, as one edit', () => {
  const e = editor()
  const aviso = conLoQueSigue(e, a(2))
  expect(aviso.texto).toBe('No puede. Con él se moverían 2 cursos más.')
  aviso.accion!.hacer()
  const ediciones = [enCiclo(1, 2), enCiclo(2, 3), enCiclo(3, 4)]
  expect(e.editar).toHaveBeenCalledWith(MOVER, ediciones, expect.anything())
  expect(e.avisar).toHaveBeenCalledWith(null)
})

it('moves what would come too late by now, not what would have when it was offered', () => {
  const e = editor()
  const { accion } = conLoQueSigue(e, a(2))
  // It stands far enough by now: put back, it would undo what somebody has just done.
  e.cambiar(2, { ciclo_id: 30 })
  e.cambiar(3, { ciclo_id: 40 })
  accion!.hacer()
  expect(e.editar).toHaveBeenCalledWith(MOVER, [enCiclo(1, 2)], expect.anything())
})

it('tells first where it would be more than was told', () => {
  const e = editor()
  e.cambiar(3, { requisitos: null })
  const { texto, accion } = conLoQueSigue(e, a(2))
  expect(texto).toBe('No puede. Con él se movería 1 curso más.')
  e.cambiar(3, { requisitos: previo(2) })
  accion!.hacer()
  expect(e.editar).not.toHaveBeenCalled()
  const otro = e.avisar.mock.lastCall![0]
  expect(otro.texto).toBe(
    'Curso 2, que está en el ciclo 2, requiere Curso 1: tiene que ir antes. Con él se moverían 2 cursos más.',
  )
})

it('says why where it cannot be any more', () => {
  const e = editor()
  e.cambiar(3, { requisitos: null })
  const { accion } = conLoQueSigue(e, a(3))
  e.cambiar(3, { requisitos: previo(2) })
  accion!.hacer()
  expect(e.editar).not.toHaveBeenCalled()
  expect(e.avisar.mock.lastCall).toEqual([
    { texto: 'Curso 2, que está en el ciclo 2, requiere Curso 1: tiene que ir antes.' },
  ])
})

it('offers nothing where there is no room, or nothing was to be moved', () => {
  expect(conLoQueSigue(editor(), a(3))).toEqual({ texto: 'No puede.' })
  expect(conLoQueSigue(editor(), undefined)).toEqual({ texto: 'No puede.' })
})
