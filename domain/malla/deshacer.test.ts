import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CursoDelPlan } from '../asignaturas/asignatura.ts'
import { curso, previo, y } from '../asignaturas/requisitosDePrueba.ts'
import { cambioDe, MAX_DESHACER, pilaVacia, porDeshacer, porRehacer, reducirPila } from './deshacer.ts'
import type { Edicion } from './ediciones.ts'
import { aplicar } from './ediciones.ts'

const cursos = [curso(1, 10), curso(2, 20, previo(1)), curso(3, 30)]
const porId = (lista: readonly CursoDelPlan[]) => new Map(lista.map(c => [c.id, c]))
const cambio = (ediciones: Edicion[]) => cambioDe('editar', porId(cursos), ediciones)!

describe('cambioDe', () => {
  it.each<[string, Edicion[], Edicion[], Edicion[]]>([
    ['a field', [{ id: 1, nombre: 'X' }], [{ id: 1, nombre: 'X' }], [{ id: 1, nombre: 'Curso 1' }]],
    [
      'what stays is left out',
      [
        { id: 1, nombre: 'X', ciclo_id: 10 },
        { id: 3, orden: 3 },
      ],
      [{ id: 1, nombre: 'X' }],
      [{ id: 1, nombre: 'Curso 1' }],
    ],
    [
      'to nothing',
      [{ id: 2, requisitos: null }],
      [{ id: 2, requisitos: null }],
      [{ id: 2, requisitos: previo(1) }],
    ],
    [
      'from nothing',
      [{ id: 1, requisitos: previo(3) }],
      [{ id: 1, requisitos: previo(3) }],
      [{ id: 1, requisitos: null }],
    ],
    [
      'several',
      [
        { id: 1, orden: 9 },
        { id: 3, orden: 8 },
      ],
      [
        { id: 1, orden: 9 },
        { id: 3, orden: 8 },
      ],
      [
        { id: 1, orden: 1 },
        { id: 3, orden: 3 },
      ],
    ],
  ])('%s', (_case, ediciones, reales, inversas) =>
    expect(cambio(ediciones)).toEqual({ texto: 'editar', ediciones: reales, inversas }),
  )
  it.each<[string, Edicion[]]>([
    ['nothing changes', [{ id: 1, nombre: 'Curso 1' }]],
    ['the same requisite, another object', [{ id: 2, requisitos: { ...previo(1) } }]],
    [
      'the same requisite, in the order in which the database keeps its parts',
      [{ id: 2, requisitos: { modo: 'previo', tipo: 'curso', asignatura_id: 1 } }],
    ],
    ['a course that is not there', [{ id: 99, orden: 1 }]],
    ['no edits', []],
  ])('null when %s', (_case, ediciones) => expect(cambioDe('editar', porId(cursos), ediciones)).toBeNull())
})

describe('the stack', () => {
  const uno = cambio([{ id: 1, orden: 7 }])
  const dos = cambio([{ id: 2, requisitos: y(previo(1), previo(3)) }])
  const conDos = [uno, dos].reduce((p, c) => reducirPila(p, { tipo: 'hacer', cambio: c }), pilaVacia)

  it('undoes the last first and does it again', () => {
    expect(porDeshacer(conDos)).toBe(dos.inversas)
    const tras = reducirPila(conDos, { tipo: 'deshacer' })
    expect([porDeshacer(tras), porRehacer(tras)]).toEqual([uno.inversas, dos.ediciones])
    expect(reducirPila(tras, { tipo: 'rehacer' })).toEqual(conDos)
  })
  it('something new forgets what was undone', () => {
    const tras = reducirPila(reducirPila(conDos, { tipo: 'deshacer' }), { tipo: 'hacer', cambio: uno })
    expect([tras.hechos.length, porRehacer(tras)]).toEqual([2, null])
  })
  it('empty: nothing to undo, the same object', () => {
    expect([porDeshacer(pilaVacia), porRehacer(pilaVacia)]).toEqual([null, null])
    expect(reducirPila(pilaVacia, { tipo: 'deshacer' })).toBe(pilaVacia)
    expect(reducirPila(pilaVacia, { tipo: 'rehacer' })).toBe(pilaVacia)
  })
  it('forgets what touched a course that is gone', () => {
    const tras = reducirPila(reducirPila(conDos, { tipo: 'deshacer' }), { tipo: 'olvidar', id: 2 })
    expect(tras).toEqual({ hechos: [uno], deshechos: [] })
    expect(reducirPila(conDos, { tipo: 'olvidar', id: 2 })).toEqual({ hechos: [uno], deshechos: [] })
  })
  it('keeps the latest 100', () => {
    let pila = pilaVacia
    for (let i = 0; i < MAX_DESHACER + 5; i++)
      pila = reducirPila(pila, { tipo: 'hacer', cambio: cambio([{ id: 1, orden: 100 + i }]) })
    expect(pila.hechos).toHaveLength(MAX_DESHACER)
    expect(pila.hechos[0]!.ediciones).toEqual([{ id: 1, orden: 105 }])
  })
})

it('undoing all that was done leaves the plan as it was, and doing it again as it became', () =>
  fc.assert(
    fc.property(
      fc.array(
        fc.array(
          fc.record(
            { id: fc.integer({ min: 1, max: 4 }), orden: fc.nat(9), ciclo_id: fc.constantFrom(10, 20, null) },
            { requiredKeys: ['id'] },
          ),
          { maxLength: 3 },
        ),
        { maxLength: 8 },
      ),
      tandas => {
        let pila = pilaVacia
        let lista: CursoDelPlan[] = cursos
        for (const tanda of tandas) {
          const unicas = [...new Map(tanda.map(e => [e.id, e])).values()]
          const hecho = cambioDe('x', porId(lista), unicas)
          if (!hecho) continue
          pila = reducirPila(pila, { tipo: 'hacer', cambio: hecho })
          lista = aplicar(lista, hecho.ediciones)
        }
        const final = lista
        for (let e = porDeshacer(pila); e; e = porDeshacer(pila)) {
          lista = aplicar(lista, e)
          pila = reducirPila(pila, { tipo: 'deshacer' })
        }
        expect(lista).toEqual(cursos)
        for (let e = porRehacer(pila); e; e = porRehacer(pila)) {
          lista = aplicar(lista, e)
          pila = reducirPila(pila, { tipo: 'rehacer' })
        }
        expect(lista).toEqual(final)
      },
    ),
  ))
