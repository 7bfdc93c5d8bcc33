import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Unidad } from './contenido.ts'
import { conDecision, fundirClave } from './fusion.ts'
import {
  correrSemana,
  insertarSemana,
  moverSemana,
  moverUnidad,
  partirUnidad,
  quitarSemana,
  quitarUnidad,
  semanasDe,
  unirUnidades,
} from './semanas.ts'
import { escritas, unidadesDe } from './silabosDePrueba.ts'

const UNIDADES = 'unidadesaprendizaje'
const base = unidadesDe('a:1,2,3 b:4,5')

const con = (unidades: Unidad[], id: string, contenidos: string): Unidad[] =>
  unidades.map(u => ({ ...u, semanas: u.semanas.map(s => (s.id === id ? { ...s, contenidos } : s)) }))
const llamada = (unidades: Unidad[], id: string, nombre: string): Unidad[] =>
  unidades.map(u => (u.id === id ? { ...u, nombre } : u))

const fundir = (mio: Unidad[], suyo: Unidad[]) => {
  const { valor, choques } = fundirClave(UNIDADES, base, mio, suyo)
  return { unidades: valor as Unidad[], choques }
}
const contenidosDe = (unidades: Unidad[]) =>
  semanasDe(unidades)
    .map(s => `${s.id}=${s.contenidos}`)
    .join(' ')

describe('two edits of the units', () => {
  it.each<[string, Unidad[], Unidad[], string]>([
    ['each another week', con(base, '1', 'm'), con(base, '2', 's'), 'a:1,2,3 b:4,5'],
    ['I move a week, they write in it', correrSemana(base, '3', 1), con(base, '3', 's'), 'a:1,2 b:3,4,5'],
    [
      'I move a unit, they add a week',
      moverUnidad(base, 'b', 0),
      insertarSemana(base, 'a', 1, 'n'),
      'b:4,5 a:1,n,2,3',
    ],
    [
      'I split a unit, they write in its end',
      partirUnidad(base, '2', 'n'),
      con(base, '3', 's'),
      'a:1 n:2,3 b:4,5',
    ],
    ['I take a week away, they another', quitarSemana(base, '1'), quitarSemana(base, '4'), 'a:2,3 b:5'],
    ['I take a unit away, they leave it', quitarUnidad(base, 'b', 'quitar'), con(base, '1', 's'), 'a:1,2,3'],
    ['they join units, I write', con(base, '5', 'm'), unirUnidades(base, 'a'), 'a:1,2,3,4,5'],
  ])('%s', (_case, mio, suyo, esperado) => {
    const { unidades, choques } = fundir(mio, suyo)
    expect(escritas(unidades)).toBe(esperado)
    expect(choques).toEqual([])
    expect(semanasDe(unidades).map(s => s.numero)).toEqual(semanasDe(unidades).map((_, i) => i + 1))
    for (const texto of ['m', 's'])
      if (contenidosDe([...mio, ...suyo]).includes(`=${texto}`))
        expect(contenidosDe(unidades)).toContain(`=${texto}`)
  })

  it('inserting a week does not make all those behind it collide, though their numbers change', () =>
    expect(fundir(insertarSemana(base, 'a', 0, 'n'), con(base, '5', 's')).choques).toEqual([]))

  it('the same field of the same week collides, with all three texts; the other fields do not', () => {
    const actividades = (u: Unidad[]) =>
      u.map(x => ({
        ...x,
        semanas: x.semanas.map(s => (s.id === '2' ? { ...s, actividades: 'taller' } : s)),
      }))
    const { unidades, choques } = fundir(con(base, '2', 'mío'), actividades(con(base, '2', 'suyo')))
    expect(choques).toEqual([
      { tabla: 'semanas', id: '2', campo: 'contenidos', base: '<p>2</p>', mio: 'mío', suyo: 'suyo' },
    ])
    expect(unidades[0]!.semanas[1]).toMatchObject({ contenidos: 'mío', actividades: 'taller', numero: 2 })
    const decidido = conDecision(UNIDADES, unidades, choques[0]!, 'los dos') as Unidad[]
    expect(decidido[0]!.semanas[1]).toMatchObject({ contenidos: 'los dos', actividades: 'taller', numero: 2 })
  })

  it('a week that I took away and they changed stays until somebody decides', () => {
    const { unidades, choques } = fundir(quitarSemana(base, '2'), con(base, '2', 'suyo'))
    expect(choques).toMatchObject([{ tabla: 'semanas', id: '2', campo: null, mio: null }])
    expect(contenidosDe(unidades)).toContain('2=suyo')
    expect(escritas(conDecision(UNIDADES, unidades, choques[0]!, null) as Unidad[])).toBe('a:1,3 b:4,5')
    expect(conDecision(UNIDADES, unidades, choques[0]!, choques[0]!.suyo)).toEqual(unidades)
  })

  it.each<[string, Unidad[], Unidad[]]>([
    [
      'I take a unit away, they add a week to it',
      quitarUnidad(base, 'a', 'quitar'),
      insertarSemana(base, 'a', 0, 'n'),
    ],
    [
      'they take a unit away, I move a week into it',
      moverSemana(base, '4', { unidad_id: 'a', posicion: 0 }),
      quitarUnidad(base, 'a', 'quitar'),
    ],
  ])('%s: the unit comes back where it stood', (_case, mio, suyo) => {
    const { unidades, choques } = fundir(mio, suyo)
    expect(unidades.map(u => u.id)).toEqual(['a', 'b'])
    expect(unidades[0]!.nombre).toBe('Unidad a')
    expect(choques).toMatchObject([{ tabla: 'unidades', id: 'a', campo: null }])
    expect((conDecision(UNIDADES, unidades, choques[0]!, null) as Unidad[]).map(u => u.id)).toEqual(['b'])
  })

  it('a unit that I take away and in which they add a week comes back behind those before it', () => {
    const { unidades } = fundir(quitarUnidad(base, 'b', 'quitar'), insertarSemana(base, 'b', 0, 'n'))
    expect(unidades.map(u => u.id)).toEqual(['a', 'b'])
  })

  it('a unit that both name', () =>
    expect(fundir(llamada(base, 'a', 'SQL'), llamada(base, 'a', 'Consultas')).choques).toEqual([
      { tabla: 'unidades', id: 'a', campo: 'nombre', base: 'Unidad a', mio: 'SQL', suyo: 'Consultas' },
    ]))
})

describe('other keys', () => {
  it('a text collides as a whole', () => {
    const { valor, choques } = fundirClave('metodologia', '<p>a</p>', '<p>b</p>', '<p>c</p>')
    expect(valor).toBe('<p>b</p>')
    expect(choques).toEqual([
      { tabla: 'texto', id: '', campo: 'texto', base: '<p>a</p>', mio: '<p>b</p>', suyo: '<p>c</p>' },
    ])
    expect(conDecision('metodologia', valor, choques[0]!, '<p>c</p>')).toBe('<p>c</p>')
  })

  it.each<[string, unknown, unknown, unknown, unknown]>([
    ['metodologia', 'a', 'a', 'b', 'b'],
    ['propia:x', 'a', 'b', 'a', 'b'],
    ['metodologia', null, null, 'b', 'b'],
    ['sumilla', undefined, 'b', undefined, 'b'],
    [
      'resultados',
      null,
      [{ id: '1', texto: 'm' }],
      [{ id: '2', texto: 's' }],
      [
        { id: '2', texto: 's' },
        { id: '1', texto: 'm' },
      ],
    ],
  ])('%s: what only one changed is taken', (clave, antes, mio, suyo, esperado) =>
    expect(fundirClave(clave, antes, mio, suyo)).toEqual({ valor: esperado, choques: [] }),
  )

  it('weights and the text of the evaluation apart', () => {
    const linea = (peso: number) => ({ id: 'l', nombre: 'Examen', instrumento: '', peso, unidad_id: null })
    const e = (peso: number, texto: string) => ({ lineas: [linea(peso)], texto })
    expect(fundirClave('evaluacion', e(10, 'a'), e(20, 'a'), e(10, 'b'))).toEqual({
      valor: e(20, 'b'),
      choques: [],
    })
    expect(fundirClave('evaluacion', e(10, 'a'), e(20, 'a'), e(30, 'a')).choques).toMatchObject([
      { id: 'l', campo: 'peso', mio: 20, suyo: 30 },
    ])
  })

  it('fields in another order, as a database gives them back, are no change', () => {
    const al = { id: 'l', texto: 'a', competencia_id: null }
    const reves = { competencia_id: null, texto: 'a', id: 'l' }
    expect(fundirClave('resultados', [al], [{ ...al, texto: 'm' }], [reves])).toEqual({
      valor: [{ ...al, texto: 'm' }],
      choques: [],
    })
  })
})

const pasos = fc.array(fc.record({ cual: fc.nat(6), i: fc.nat(8), j: fc.nat(3) }), { maxLength: 5 })

const hacer = (
  unidades: Unidad[],
  lista: { cual: number; i: number; j: number }[],
  quien: string,
): Unidad[] =>
  lista.reduce((u, { cual, i, j }, n) => {
    const semana = semanasDe(u)[i]?.id ?? 'no'
    const unidad = u[j]?.id ?? 'no'
    return [
      () => con(u, semana, `${quien}${n}`),
      () => moverSemana(u, semana, { unidad_id: unidad, posicion: i }),
      () => moverUnidad(u, unidad, i),
      () => quitarSemana(u, semana),
      () => quitarUnidad(u, unidad, 'quitar'),
      () => insertarSemana(u, unidad, i, `${quien}-${n}`),
      () => partirUnidad(u, semana, `${quien}-u${n}`),
    ][cual]!()
  }, unidades)

it('whatever two people do, no week that both have is lost and no text is', () =>
  fc.assert(
    fc.property(pasos, pasos, (mios, suyos) => {
      const [mio, suyo] = [hacer(base, mios, 'm'), hacer(base, suyos, 's')]
      const { unidades, choques } = fundir(mio, suyo)
      const ids = semanasDe(unidades).map(s => s.id)
      expect(new Set(ids).size).toBe(ids.length)
      for (const s of semanasDe(mio)) {
        const otra = semanasDe(suyo).find(x => x.id === s.id)
        if (otra || s.id.includes('-')) expect(ids).toContain(s.id)
      }
      for (const s of [...semanasDe(mio), ...semanasDe(suyo)]) {
        const antes = semanasDe(base).find(x => x.id === s.id)
        if (s.contenidos === (antes?.contenidos ?? '')) continue
        expect(contenidosDe(unidades) + JSON.stringify(choques)).toContain(s.contenidos)
      }
    }),
  ))

it('what only one side did comes out as it is', () =>
  fc.assert(
    fc.property(pasos, lista => {
      const hecho = hacer(base, lista, 'm')
      expect(fundir(hecho, base)).toEqual({ unidades: hecho, choques: [] })
      expect(fundir(base, hecho)).toEqual({ unidades: hecho, choques: [] })
      expect(fundir(hecho, hecho)).toEqual({ unidades: hecho, choques: [] })
    }),
  ))
