import { curso } from '@malla/domain/asignaturas/requisitosDePrueba.ts'
import { malla, seccion } from '@malla/domain/malla/mallaDePrueba.ts'
import { describe, expect, it } from 'vitest'
import { ALTO_DE_CARGA, colocar, HUECO } from './colocar.ts'

const electivo = (id: number, seccion_id = 501) => curso(id, 0, null, { seccion_id })

// Ten cycles of six courses and a section of twelve electives.
const cursos = Array.from({ length: 60 }, (_, i) => curso(i + 1, (Math.floor(i / 6) + 1) * 10))
const grande = malla([...cursos, ...Array.from({ length: 12 }, (_, i) => electivo(100 + i))], 10, [
  seccion(501),
])

const cruzan = (a: { x: number; y: number; ancho: number; alto: number }, b: typeof a): boolean =>
  a.x < b.x + b.ancho && b.x < a.x + a.ancho && a.y < b.y + b.alto && b.y < a.y + a.alto

describe('in columns', () => {
  it.each([
    ['a laptop', 1328],
    ['with the sidebar open', 1120],
    ['with the inspector too', 852],
  ])('ten cycles fit: %s', (_case, ancho) =>
    expect(colocar(grande, ancho, 'columnas').ancho).toBeLessThanOrEqual(ancho),
  )

  it('where they do not fit they keep the width that text needs', () => {
    const angosta = colocar(grande, 400, 'columnas')
    expect(angosta.tarjeta.ancho).toBe(74)
    expect(angosta.ancho).toBe(10 * 74 + 9 * HUECO)
  })

  it('two cycles do not become two walls', () =>
    expect(colocar(malla([curso(1, 10)], 2), 1200, 'columnas').tarjeta.ancho).toBe(220))

  it('no card covers another, a head or a button', () => {
    const { tarjetas, sitios } = colocar(grande, 1120, 'columnas')
    const cajas = [...tarjetas, ...sitios.flatMap(s => [s.cabeza, s.mas])]
    const choques = cajas.flatMap((a, i) => cajas.slice(i + 1).filter(b => cruzan(a, b)))
    expect([tarjetas.length, choques]).toEqual([72, []])
  })

  it('electives stand in a band below all cycles, in rows under the same columns', () => {
    const { cajas } = colocar(grande, 1120, 'columnas')
    const fondo = Math.max(...cursos.map(c => cajas.get(c.id)!.y + cajas.get(c.id)!.alto))
    const [primero, ultimo] = [cajas.get(100)!, cajas.get(111)!]
    expect(primero.y).toBeGreaterThan(fondo)
    expect([primero.x, ultimo.x]).toEqual([cajas.get(1)!.x, cajas.get(7)!.x])
    expect(ultimo.y).toBeGreaterThan(primero.y)
  })

  it.each([
    [87, 'estrecha'],
    [88, 'angosta'],
    [111, 'angosta'],
    [112, 'media'],
    [149, 'media'],
    [150, 'ancha'],
  ])('a card of %d pixels is %s', (ancho, talla) =>
    expect(colocar(grande, 10 * ancho + 9 * HUECO, 'columnas')).toMatchObject({ talla, tarjeta: { ancho } }),
  )

  it('the button of a cycle stands below its cards, that of a band in the next free place', () => {
    const { sitios, tarjeta, cajas } = colocar(
      malla([...cursos, electivo(100)], 10, [seccion(501)]),
      1120,
      'columnas',
    )
    const ultima = cajas.get(6)!
    expect(sitios[0]!.mas).toMatchObject({ x: 0, y: ultima.y + ultima.alto + HUECO, ancho: tarjeta.ancho })
    const elegida = cajas.get(100)!
    expect(sitios[10]!.mas).toMatchObject({ x: elegida.x + elegida.ancho + HUECO, y: elegida.y })
  })

  it('a band grows by a row when its last place is taken', () => {
    const filas = (n: number) =>
      colocar(
        malla([curso(1, 10), ...Array.from({ length: n }, (_, i) => electivo(100 + i))], 10, [seccion(501)]),
        1120,
        'columnas',
      ).sitios[10]!.cuerpo.alto /
      (82 + HUECO)
    expect([0, 9, 10, 19, 20].map(filas)).toEqual([1, 1, 2, 2, 3])
  })

  it('is as wide as its cycles, and as wide as the room where a band stands under few', () => {
    const pocos = [curso(1, 10), curso(2, 20)]
    expect(colocar(malla(pocos, 2), 1200, 'columnas').ancho).toBe(2 * 220 + HUECO)
    expect(colocar(malla(pocos, 2, [seccion(501)]), 1200, 'columnas').ancho).toBe(5 * 220 + 4 * HUECO)
    // Five exactly: the room needs no gap behind the last.
    expect(colocar(malla(pocos, 2, [seccion(501)]), 5 * 220 + 4 * HUECO, 'columnas').sitios[2]!.porFila).toBe(
      5,
    )
  })

  it('ends where the last of it ends', () => {
    const { alto, sitios } = colocar(grande, 1120, 'columnas')
    const banda = sitios.at(-1)!.cuerpo
    expect(alto).toBe(banda.y + banda.alto)
  })

  it('everything is inside', () => {
    const { ancho, alto, tarjetas, sitios } = colocar(grande, 1120, 'columnas')
    for (const c of [...tarjetas, ...sitios.flatMap(s => [s.cabeza, s.cuerpo, s.mas])]) {
      expect(c.x + c.ancho).toBeLessThanOrEqual(ancho)
      expect(c.y + c.alto).toBeLessThanOrEqual(alto)
    }
  })
})

describe('in a list', () => {
  const lista = colocar(grande, 358, 'lista')
  it('one below the other, as wide as there is room', () => {
    expect(new Set(lista.tarjetas.map(t => [t.x, t.ancho].join()))).toEqual(new Set(['0,358']))
    const ys = lista.tarjetas.map(t => t.y)
    expect(ys).toEqual(ys.toSorted((a, b) => a - b))
  })
  it('no card covers another, a head or a button; the button stands below the cards', () => {
    const cajas = [...lista.tarjetas, ...lista.sitios.flatMap(s => [s.cabeza, s.mas])]
    expect(cajas.flatMap((a, i) => cajas.slice(i + 1).filter(b => cruzan(a, b)))).toEqual([])
    for (const { cuerpo, mas } of lista.sitios) expect(mas.y + mas.alto).toBe(cuerpo.y + cuerpo.alto)
  })
  it('the head of a cycle stands over its cards', () => {
    const segundo = lista.sitios[1]!
    expect(segundo.cabeza.y + segundo.cabeza.alto).toBe(lista.cajas.get(7)!.y)
    expect(segundo.cabeza.y).toBeGreaterThan(lista.cajas.get(6)!.y)
  })
})

it.each(['columnas', 'lista'] as const)('nothing in it, nothing placed (%s)', modo => {
  const nada = colocar(malla([], 0), 1000, modo)
  expect([nada.tarjetas, nada.sitios]).toEqual([[], []])
})

it('leaves room for the row of loads only when asked, between the cycles and the bands', () => {
  const con = malla([curso(1, 10), curso(2, 10)], 2, [seccion(501)])
  const [sin, carga] = [colocar(con, 900, 'columnas'), colocar(con, 900, 'columnas', true)]
  expect(sin.carga).toBeNull()
  expect(carga.carga).toBe(sin.sitios[2]!.cabeza.y - 16)
  expect(carga.sitios[2]!.cabeza.y - sin.sitios[2]!.cabeza.y).toBe(ALTO_DE_CARGA)
  expect(colocar(con, 390, 'lista', true).carga).toBeNull()
  expect(colocar(malla([], 0, [seccion(501)]), 900, 'columnas', true).carga).toBeNull()
})
