import { describe, expect, it } from 'vitest'
import { type Cambio, filasDe, sinPerdidas } from './borrador.ts'
import { cambioDeBorrar, cambioDeTextos, siguienteId } from './cambios.ts'
import { nuevaFila } from './fila.ts'
import { contextoDe, fila, porId } from './grillaDePrueba.ts'
import { reducirTaller, type Taller, tallerVacio } from './historia.ts'

const base = [fila(1), fila(2), fila(3)]
const guardadas = porId(base)
const ctx = contextoDe(base)

const hacer = (t: Taller, cambio: Cambio) => reducirTaller(t, { tipo: 'hacer', cambio, guardadas })
const deshacer = (t: Taller) => reducirTaller(t, { tipo: 'deshacer', guardadas })
const rehacer = (t: Taller) => reducirTaller(t, { tipo: 'rehacer', guardadas })
const escribir = (t: Taller, id: number, texto: string) =>
  hacer(t, cambioDeTextos('escribir', filasDe(base, t.borrador), [{ id, columna: 'nombre', texto }], ctx))
const nombres = (t: Taller) => filasDe(base, t.borrador).map(f => f.nombre)

describe('the draft of the grid', () => {
  it('keeps only what differs from what is saved, and rows that did not change as the same objects', () => {
    const t = escribir(tallerVacio, 2, 'Otro')
    expect([...t.borrador.ediciones.values()]).toMatchObject([{ revision: 1, cambios: { nombre: 'Otro' } }])
    expect(filasDe(base, t.borrador)[0]).toBe(base[0])
    expect(filasDe(base, t.borrador)[1]).toBe(filasDe(base, t.borrador)[1])
    expect(escribir(t, 2, 'Curso 2').borrador.ediciones.size).toBe(0)
  })

  it('writing what is there already is no change', () => {
    expect(escribir(tallerVacio, 2, 'Curso 2')).toBe(tallerVacio)
  })

  it('undoes and does again, and forgets what was undone when something new is done', () => {
    const dos = escribir(escribir(tallerVacio, 1, 'Uno'), 2, 'Dos')
    expect(nombres(dos)).toEqual(['Uno', 'Dos', 'Curso 3'])
    const una = deshacer(dos)
    expect(nombres(una)).toEqual(['Uno', 'Curso 2', 'Curso 3'])
    expect(nombres(rehacer(una))).toEqual(nombres(dos))
    expect(deshacer(deshacer(deshacer(dos)))).toMatchObject({ borrador: { nuevas: [] }, hechos: [] })
    expect(deshacer(deshacer(dos)).borrador.ediciones.size).toBe(0)
    const otra = escribir(una, 3, 'Tres')
    expect(rehacer(otra)).toBe(otra)
  })

  it('rows that were made go when it is undone, and rows that were deleted come back', () => {
    const nueva = nuevaFila(siguienteId(base), { nombre: 'Nueva', ciclo_id: 1 })
    const hecha = hacer(tallerVacio, cambioDeTextos('crear', base, [], ctx, [nueva]))
    expect(nombres(hecha)).toEqual(['Curso 1', 'Curso 2', 'Curso 3', 'Nueva'])
    const borrada = hacer(hecha, cambioDeBorrar([filasDe(base, hecha.borrador)[3]!, base[0]!]))
    expect(borrada.borrador.nuevas).toEqual([])
    expect([...borrada.borrador.borradas]).toEqual([1])
    const vuelta = deshacer(borrada)
    expect(vuelta.borrador.nuevas.map(f => f.nombre)).toEqual(['Nueva'])
    expect(vuelta.borrador.borradas.size).toBe(0)
    expect(nombres(deshacer(vuelta))).toEqual(['Curso 1', 'Curso 2', 'Curso 3'])
  })

  it('after saving, what was saved can still be undone: made rows by their new ids, deleted ones as new', () => {
    const nueva = nuevaFila(-1, { nombre: 'Nueva', ciclo_id: 1 })
    let t = escribir(tallerVacio, 2, 'Dos')
    t = hacer(t, cambioDeTextos('crear', base, [], ctx, [nueva]))
    t = hacer(t, cambioDeBorrar([base[0]!]))
    t = reducirTaller(t, {
      tipo: 'guardado',
      nuevos: new Map([
        [-1, 9],
        [1, -5],
      ]),
    })
    expect(t.borrador).toEqual({ ediciones: new Map(), nuevas: [], borradas: new Set() })

    const ahora = [{ ...base[1]!, nombre: 'Dos', revision: 2 }, base[2]!, fila(9, { nombre: 'Nueva' })]
    const atras = () => {
      t = reducirTaller(t, { tipo: 'deshacer', guardadas: porId(ahora) })
      return filasDe(ahora, t.borrador).map(f => [f.id, f.nombre])
    }
    expect(atras()).toContainEqual([-5, 'Curso 1'])
    atras()
    expect([...t.borrador.borradas]).toEqual([9])
    expect(atras()).toContainEqual([2, 'Curso 2'])
    expect(t.borrador.ediciones.get(2)).toMatchObject({ revision: 2, cambios: { nombre: 'Curso 2' } })
  })

  it('loses what speaks of courses that somebody else deleted, and only that', () => {
    const t = hacer(escribir(tallerVacio, 2, 'Dos'), cambioDeBorrar([base[0]!]))
    expect(sinPerdidas(t.borrador, guardadas)).toBe(t.borrador)
    const quedan = sinPerdidas(t.borrador, porId([base[2]!]))
    expect([quedan.ediciones.size, quedan.borradas.size]).toEqual([0, 0])
  })
})
