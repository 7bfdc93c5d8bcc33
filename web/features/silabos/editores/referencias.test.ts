import { referenciaNueva } from '@malla/domain/silabos/referencia.ts'
import { expect, it } from 'vitest'
import { contador } from './editoresDePrueba.ts'
import {
  anadirReferencias,
  enModo,
  enOrden,
  enSusCampos,
  enUnaLinea,
  isDeTexto,
  isEnBlanco,
  isVarias,
  modoDe,
  referenciasPegadas,
} from './referencias.ts'

const libre = (id: string, texto: string) => ({ ...referenciaNueva(id, 'otro'), texto })

it('each pasted line is a reference, without its mark, and once', () =>
  expect(
    referenciasPegadas(
      '1. Date, C. (2019). Bases.\r\n\n• Codd, E. (1970). Un modelo.\n[3] Date, C. (2019). Bases\n  Knuth, D. (1997). Arte.  ',
      [libre('a', 'Knuth, D. (1997). Arte.')],
      contador(),
    ).map(r => r.texto),
  ).toEqual(['Date, C. (2019). Bases.', 'Codd, E. (1970). Un modelo.']))

it('a pasted line that is too long is not cut within a letter, which nobody could save', () =>
  expect(referenciasPegadas(`${'a'.repeat(1999)}😀`, [], contador())[0]?.texto).toBe('a'.repeat(1999)))

it('a year at the beginning is no mark', () =>
  expect(referenciasPegadas('2001. Una odisea', [], contador())[0]!.texto).toBe('2001. Una odisea'))

it('changes its mode without losing a word', () => {
  const libro = { ...referenciaNueva('a'), autores: 'Date, C. J.', titulo: 'Bases', anio: '2019' }
  const texto = { ...libro, ...enModo(libro, 'libre') }
  expect(texto.texto).toBe('Date, C. J. (2019). Bases.')
  expect(modoDe(texto)).toBe('libre')
  expect({ ...texto, ...enModo(texto, 'web') }).toMatchObject({ tipo: 'web', texto: '', titulo: 'Bases' })
  const escrita = libre('b', 'Codd (1970).')
  expect({ ...escrita, ...enModo(escrita, 'libro') }).toMatchObject({
    tipo: 'libro',
    texto: '',
    titulo: 'Codd (1970).',
  })
})

it('one pasted whole into a blank one stands in its fields, without its mark; into another it stays where it is', () => {
  const pegado = '• Sommerville, I. (2016). Ingeniería de software (10.ª ed.). Pearson.'
  const partes = {
    ...{ tipo: 'libro', autores: 'Sommerville, I.', anio: '2016' },
    ...{ titulo: 'Ingeniería de software', edicion: '10.ª ed.', editorial: 'Pearson' },
  }
  const limpio = enUnaLinea(pegado)
  expect(enSusCampos(referenciaNueva('a', 'web'), limpio)).toEqual(partes)
  expect(enSusCampos({ ...referenciaNueva('a'), titulo: 'x' }, limpio)).toBeNull()
  expect(enSusCampos(referenciaNueva('a'), 'Sommerville, Ian')).toBeNull()
  // What was listed as one text is read when it is to be filled in, where the form has a place for all of it.
  const escrita = libre('b', pegado.slice(2))
  expect({ ...escrita, ...enModo(escrita, 'libro') }).toMatchObject({ ...partes, texto: '' })
  expect({ ...escrita, ...enModo(escrita, 'web') }).toMatchObject({ titulo: pegado.slice(2), autores: '' })
})

it('one whose parts have no fields is one text where it was pasted as authors, and no name of a person is', () => {
  const capitulo = 'Freire, P. (1970). La educación. En J. Paz (Ed.), Pedagogía (pp. 3-9). Siglo XXI.'
  const nueva = referenciaNueva('a')
  expect(enSusCampos(nueva, capitulo)).toBeNull()
  expect(isDeTexto(nueva, 'autores', capitulo)).toBe(true)
  expect(isDeTexto(nueva, 'autores', 'Ministerio de Educación (s. f.). Currículo.')).toBe(true)
  expect(isDeTexto(nueva, 'titulo', capitulo)).toBe(false)
  expect(isDeTexto({ ...nueva, titulo: 'x' }, 'autores', capitulo)).toBe(false)
  for (const autor of ['Sommerville, I.', 'Grupo de los Ocho (G8)', 'Ministerio de Educación (2016)'])
    expect(isDeTexto(nueva, 'autores', autor), autor).toBe(false)
})

it('what was pasted is one line, without its mark in a list and what cannot be saved', () =>
  expect(enUnaLinea(' [3] Freire, P. (1970).\r\nPeda\u0002gogía\u00a0del oprimido. ')).toBe(
    'Freire, P. (1970). Pedagogía del oprimido.',
  ))

it('several lines are several references where each has its year, and one where a PDF broke it', () => {
  expect(isVarias('1. Freire, P. (1970). Pedagogía.\n\n2. Tobón, S. (s. f.). Competencias.\n')).toBe(true)
  expect(isVarias('Freire, P. (1970). La educación como\npráctica de la libertad. Siglo XXI.')).toBe(false)
  expect(isVarias('Freire, P. (1970). Pedagogía.\n')).toBe(false)
})

it('what is too long for one text stays where it was pasted, and is looked at soon', () => {
  const nueva = referenciaNueva('a')
  const de = (n: number) => `Paz, J. (1970). ${'La educación. '.repeat(n)}`
  expect(isDeTexto(nueva, 'autores', enUnaLinea(de(140)))).toBe(true)
  const antes = performance.now()
  for (const s of [de(150), 'a (2010 '.repeat(12_000), '(2010) '.repeat(4000), 'a '.repeat(50_000)])
    expect(isDeTexto(nueva, 'autores', enUnaLinea(s))).toBe(false)
  expect(performance.now() - antes).toBeLessThan(1000)
})

it('stands in the order of APA; what is written stays where it was, what is new comes last', () => {
  const lista = [libre('z', 'Zapata'), referenciaNueva('nueva'), libre('a', 'Álvarez'), libre('m', 'Mora')]
  expect(enOrden(lista, null).map(r => r.id)).toEqual(['a', 'm', 'z', 'nueva'])
  const escribiendo = lista.map(r => (r.id === 'm' ? libre('m', 'Zzz') : r))
  expect(enOrden(escribiendo, lista[3]!).map(r => r.id)).toEqual(['a', 'm', 'z', 'nueva'])
  expect(isEnBlanco(lista[1]!)).toBe(true)
})

it.each([
  [0, 'Añadir referencias'],
  [1, 'Añadir 1 referencia'],
  [2, 'Añadir 2 referencias'],
])('the button says how many it adds: %i', (cuantas, dicho) => expect(anadirReferencias(cuantas)).toBe(dicho))
