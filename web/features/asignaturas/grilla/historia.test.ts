import { describe, expect, it } from 'vitest'
import { antesDe, type Cambio, filasDe, sinPerdidas } from './borrador.ts'
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

    const ahora = [
      { ...base[1]!, nombre: 'Dos', revision: 2 },
      base[2]!,
      fila(9, { nombre: 'Nueva', codigo: null, orden: 4 }),
    ]
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

  it('a change that the server made in one step stands among what was done, and is taken back there', () => {
    const paquete: Cambio = { texto: 'eliminar Curso 1', filas: [], creadas: [], borradas: [], paquete: 7 }
    let t = escribir(hacer(tallerVacio, paquete), 2, 'Dos')
    t = reducirTaller(t, { tipo: 'guardado', nuevos: new Map() })
    expect(t.hechos.map(c => c.paquete)).toEqual([7, undefined])
    // Whichever way it was taken back: here nothing is left to undo of it, or to do again.
    t = reducirTaller(t, { tipo: 'sinPaquete', paquete: 7 })
    expect([t.hechos.map(c => c.texto), t.deshechos]).toEqual([['escribir'], []])
  })

  it('loses what speaks of courses that somebody else deleted, and only that', () => {
    const t = hacer(escribir(tallerVacio, 2, 'Dos'), cambioDeBorrar([base[0]!]))
    expect(sinPerdidas(t.borrador, guardadas)).toBe(t.borrador)
    const quedan = sinPerdidas(t.borrador, porId([base[2]!]))
    expect([quedan.ediciones.size, quedan.borradas.size]).toEqual([0, 0])
  })

  describe('what others changed since a step was saved', () => {
    /** Two names and a number of credits were written in one step, and saved. */
    const guardado = () => {
      const entradas = [
        { id: 1, columna: 'nombre' as const, texto: 'Uno' },
        { id: 1, columna: 'credits' as const, texto: '4' },
        { id: 2, columna: 'nombre' as const, texto: 'Dos' },
      ]
      const t = hacer(tallerVacio, cambioDeTextos('pegar 3 celdas', base, entradas, ctx))
      return reducirTaller(t, { tipo: 'guardado', nuevos: new Map() })
    }
    const despues = (...cambios: object[]) =>
      porId(
        [{ nombre: 'Uno', credits: 4 }, { nombre: 'Dos' }, {}].map((c, i) => ({
          ...base[i]!,
          ...c,
          revision: 2,
          ...cambios[i],
        })),
      )
    const andar = (t: Taller, tipo: 'deshacer' | 'rehacer', ahora: ReturnType<typeof porId>) =>
      reducirTaller(t, { tipo, guardadas: ahora })
    const cambios = (t: Taller) => [...t.borrador.ediciones].map(([id, e]) => [id, e.cambios])

    it('stays as it is when the step is undone, and that is said; the rest goes back and can be done again', () => {
      const ahora = despues({ credits: 5, revision: 3 })
      const t = andar(guardado(), 'deshacer', ahora)
      expect(cambios(t)).toEqual([
        [1, { nombre: 'Curso 1' }],
        [2, { nombre: 'Curso 2' }],
      ])
      expect(t.aviso).toBe(
        'Se deshizo «pegar 3 celdas», menos en una celda: se cambió después, y queda como está.',
      )
      const otra = andar(t, 'rehacer', ahora)
      expect([cambios(otra), otra.aviso]).toEqual([[], null])
    })

    it('where it was all of the step, nothing is done and the step is gone', () => {
      const ahora = despues({ nombre: 'Suyo', credits: 5 }, { nombre: 'Suyo también' })
      const t = andar(guardado(), 'deshacer', ahora)
      expect(t).toMatchObject({
        borrador: { ediciones: new Map() },
        hechos: [],
        deshechos: [],
        aviso: 'No se deshizo «pegar 3 celdas»: se cambió después, y queda como está.',
      })
    })

    it('stays so too when the step is done again', () => {
      const t = reducirTaller(andar(guardado(), 'deshacer', despues()), {
        tipo: 'guardado',
        nuevos: new Map(),
      })
      const vuelto = porId([{ ...base[0]!, credits: 5 }, base[1]!, base[2]!])
      const otra = andar(t, 'rehacer', vuelto)
      expect(cambios(otra)).toEqual([
        [1, { nombre: 'Uno' }],
        [2, { nombre: 'Dos' }],
      ])
      expect(otra.aviso).toContain('Se rehizo')
    })

    it('a course that they have moved in its cycle goes back to the one it came from; one that they moved elsewhere does not', () => {
      const mover = cambioDeTextos('mover', base, [{ id: 1, columna: 'lugar', texto: 'II' }], ctx)
      const t = reducirTaller(hacer(tallerVacio, mover), { tipo: 'guardado', nuevos: new Map() })
      const en = (campos: object) => porId([{ ...base[0]!, ciclo_id: 2, orden: 0, ...campos }])
      expect(cambios(andar(t, 'deshacer', en({ orden: 3 })))).toEqual([[1, { ciclo_id: 1, orden: 1 }]])
      expect(cambios(andar(t, 'deshacer', en({ ciclo_id: 0, seccion_id: 1 })))).toEqual([])
    })

    it('a course that was made and has been written in since does not go', () => {
      const nueva = nuevaFila(-1, { nombre: 'Nueva', ciclo_id: 1 })
      const t = reducirTaller(hacer(tallerVacio, cambioDeTextos('crear', base, [], ctx, [nueva])), {
        tipo: 'guardado',
        nuevos: new Map([[-1, 9]]),
      })
      const con = (campos: object) => porId([...base, fila(9, { nombre: 'Nueva', codigo: null, ...campos })])
      expect([...andar(t, 'deshacer', con({})).borrador.borradas]).toEqual([9])
      const queda = andar(t, 'deshacer', con({ credits: 3 }))
      expect([queda.borrador.borradas.size, queda.aviso]).toEqual([
        0,
        'No se deshizo «crear»: se cambió después, y queda como está.',
      ])
    })
  })

  describe('when another version of a course is in force', () => {
    const conVersion = (campos: object = {}) =>
      porId([base[0]!, { ...base[1]!, id: 70, base: 2, version: 2, ...campos }, base[2]!])
    const pasar = (t: Taller, ahora: ReturnType<typeof porId>) =>
      reducirTaller(t, { tipo: 'versiones', guardadas: ahora })

    it('what was changed of the older goes over to it, and can be undone there', () => {
      const ahora = conVersion({ credits: 9 })
      const t = pasar(escribir(tallerVacio, 2, 'Dos'), ahora)
      expect([...t.borrador.ediciones]).toMatchObject([
        [70, { revision: 1, antes: { credits: 9 }, cambios: { nombre: 'Dos' } }],
      ])
      expect(t.conVersion).toEqual(['Curso 2'])
      expect(pasar(t, ahora)).toBe(t)
      expect(sinPerdidas(t.borrador, ahora)).toBe(t.borrador)
      const atras = reducirTaller(t, { tipo: 'deshacer', guardadas: ahora })
      expect([atras.borrador.ediciones.size, atras.aviso]).toEqual([0, null])
      // Its versions are known by what they share, whichever of them was changed.
      const tercera = pasar(t, porId([{ ...base[1]!, id: 90, base: 2, version: 3 }]))
      expect([...tercera.borrador.ediciones.keys()]).toEqual([90])
    })

    it('what both changed is asked about when it is saved', () => {
      const t = pasar(escribir(tallerVacio, 2, 'Dos'), conVersion({ nombre: 'Suyo' }))
      expect([...t.borrador.ediciones]).toMatchObject([
        [70, { revision: 0, antes: { nombre: 'Curso 2' }, cambios: { nombre: 'Dos' } }],
      ])
      // The queue compares with what it was written upon, not with the new version.
      expect(antesDe(t.borrador)).toMatchObject({ 70: { nombre: 'Curso 2' } })
    })

    it('it is not deleted in the place of the older, and that is said', () => {
      const t = pasar(hacer(tallerVacio, cambioDeBorrar([base[1]!])), conVersion())
      expect([t.borrador.borradas.size, t.conVersion, t.aviso]).toEqual([
        0,
        [],
        'Ya no se elimina «Curso 2»: hay una versión nueva desde entonces.',
      ])
    })

    it('that holds of a later version too', () => {
      const segunda = conVersion()
      const borrar = cambioDeBorrar([segunda.get(70)!])
      const t = reducirTaller(tallerVacio, { tipo: 'hacer', cambio: borrar, guardadas: segunda })
      const tercera = pasar(t, porId([{ ...base[1]!, id: 90, base: 2, version: 3 }]))
      expect([tercera.borrador.borradas.size, tercera.aviso]).toEqual([
        0,
        'Ya no se elimina «Curso 2»: hay una versión nueva desde entonces.',
      ])
    })

    it('what somebody else deleted too is to be deleted no more, and what was written in it before is no loss', () => {
      const t = hacer(escribir(tallerVacio, 2, 'Dos'), cambioDeBorrar([base[1]!]))
      const ahora = porId([base[0]!])
      const quedan = pasar(t, ahora)
      expect([quedan.borrador.borradas.size, quedan.borrador.ediciones.size, quedan.aviso]).toEqual([
        0,
        0,
        null,
      ])
      expect(pasar(quedan, ahora)).toBe(quedan)
    })
  })
})
