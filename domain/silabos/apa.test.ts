import { describe, expect, it } from 'vitest'
import { autoresApa, ordenarReferencias, textoDeReferencia, tramosDeReferencia } from './apa.ts'
import { leerDoi, leerIsbn, whyNotDoi, whyNotIsbn } from './identificadores.ts'
import { type Referencia, referenciaNueva } from './referencia.ts'

const ref = (campos: Partial<Referencia>): Referencia => ({ ...referenciaNueva('r'), ...campos })
/** Italics between asterisks. */
const escrita = (r: Referencia) =>
  tramosDeReferencia(r)
    .map(t => (t.cursiva ? `*${t.texto}*` : t.texto))
    .join('')

describe('APA 7 in Spanish', () => {
  it.each<[string, Partial<Referencia>, string]>([
    [
      'book',
      {
        autores: 'Silberschatz, Abraham\nKorth, Henry F.\nSudarshan, S.',
        anio: '2014',
        titulo: 'Fundamentos de bases de datos.',
        edicion: '6',
        editorial: 'McGraw-Hill',
      },
      'Silberschatz, A., Korth, H. F. y Sudarshan, S. (2014). *Fundamentos de bases de datos* (6.ª ed.). McGraw-Hill.',
    ],
    [
      'book with a DOI, typed with its address',
      { autores: 'Date, C.J.', anio: '2001', titulo: 'Bases', doi: 'https://doi.org/10.1000/182' },
      'Date, C. J. (2001). *Bases*. https://doi.org/10.1000/182',
    ],
    [
      'article',
      {
        tipo: 'articulo',
        autores: 'Codd, Edgar Frank',
        anio: '1970',
        titulo: 'A relational model of data',
        revista: 'Communications of the ACM',
        volumen: '13',
        numero: '6',
        paginas: '377 - 387',
        doi: '10.1145/362384.362685',
      },
      'Codd, E. F. (1970). A relational model of data. *Communications of the ACM*, *13*(6), 377–387. https://doi.org/10.1145/362384.362685',
    ],
    [
      'article with a number and no volume',
      { tipo: 'articulo', autores: 'Ríos, A.', anio: '2020', titulo: 'SQL', revista: 'Datos', numero: '4' },
      'Ríos, A. (2020). SQL. *Datos*, (4).',
    ],
    [
      'page on the web, by an institution',
      {
        tipo: 'web',
        autores: 'Ministerio de Educación',
        anio: '2023, 5 de marzo',
        titulo: 'Currículo nacional',
        sitio: 'Gob.pe',
        url: 'https://www.gob.pe/minedu',
      },
      'Ministerio de Educación. (2023, 5 de marzo). *Currículo nacional*. Gob.pe. https://www.gob.pe/minedu',
    ],
    [
      'an institution is not named twice',
      { tipo: 'otro', autores: 'INEI', titulo: 'Censo', editorial: 'INEI' },
      'INEI. (s. f.). *Censo*.',
    ],
    ['no author', { titulo: '¿Qué es SQL?', anio: '2020' }, '*¿Qué es SQL?* (2020).'],
    ['no author, plain', { titulo: 'SQL', anio: '2020', editorial: 'X' }, '*SQL*. (2020). X.'],
    ['no title yet', { autores: 'Date, C.', anio: '2001' }, 'Date, C. (2001).'],
    ['nothing', {}, ''],
    ['as somebody wrote it', { texto: ' Date (2001) Bases. ', titulo: 'Otra' }, 'Date (2001) Bases.'],
  ])('%s', (_case, campos, esperado) => expect(escrita(ref(campos))).toBe(esperado))

  it.each([
    ['3', '(3.ª ed.)'],
    ['3a', '(3.ª ed.)'],
    ['3.ª ed.', '(3.ª ed.)'],
    ['3ra edición', '(3.ª ed.)'],
    ['revisada', '(ed. revisada)'],
    ['ed. rev.', '(ed. rev.)'],
    ['7.ª ed., vols. 1-11', '(7.ª ed., vols. 1-11)'],
    ['ed. ampliada', '(ed. ampliada)'],
  ])('edition %s', (edicion, esperado) =>
    expect(textoDeReferencia(ref({ autores: 'A, B.', titulo: 'T', edicion }))).toContain(`T ${esperado}.`),
  )

  it.each([
    ['Pérez, Juan', 'Pérez, J.'],
    ['De la Cruz, María del Carmen', 'De la Cruz, M. C.'],
    ['Sartre, Jean-Paul; Beauvoir, Simone', 'Sartre, J.-P. y Beauvoir, S.'],
    ['Ñahui, Óscar', 'Ñahui, Ó.'],
    ['UNESCO', 'UNESCO'],
    ['Pérez,', 'Pérez'],
    [' ', ''],
  ])('authors %j', (autores, esperado) => expect(autoresApa(autores)).toBe(esperado))

  it('of more than twenty authors the first nineteen and the last', () => {
    const autores = Array.from({ length: 22 }, (_, i) => `A${i + 1}, B`).join('\n')
    expect(autoresApa(autores)).toMatch(/A19, B\., … A22, B\.$/)
    expect(autoresApa(autores)).not.toContain('A20')
  })

  it('a bibliography is sorted as Spanish sorts', () => {
    const lista = ['Zea, A.', 'Ñahui, A.', 'Nuñez, A.', 'Ávila, A.'].map(autores =>
      ref({ autores, titulo: 'T' }),
    )
    expect(ordenarReferencias(lista).map(r => r.autores[0])).toEqual(['Á', 'N', 'Ñ', 'Z'])
  })
})

it.each([
  ['10.1000/182', '10.1000/182'],
  ['doi: 10.1145/362384.362685.', '10.1145/362384.362685'],
  ['http://dx.doi.org/10.1000/182', '10.1000/182'],
  ['DOI 10.1002/(SICI)1097-0258(19980815/30)17:15', '10.1002/(SICI)1097-0258(19980815/30)17:15'],
  ['11.1000/182', null],
  ['10.1000', null],
  ['10.1000/1 82', null],
])('DOI %s', (escrito, doi) => {
  expect(leerDoi(escrito)).toBe(doi)
  expect(whyNotDoi(escrito) === null).toBe(doi !== null)
})

it.each<[string, string | null, string | null]>([
  ['978-84-481-9033-0', '9788448190330', null],
  ['ISBN 0-306-40615-2', '0306406152', null],
  ['080442957x', '080442957X', null],
  ['9780306406157', '9780306406157', null],
  ['9780306406158', null, 'El dígito de control del ISBN no coincide: revise si hay una cifra cambiada.'],
  ['0306406153', null, 'El dígito de control del ISBN no coincide: revise si hay una cifra cambiada.'],
  ['12345', null, 'El ISBN tiene 10 o 13 cifras.'],
  ['', null, null],
])('ISBN %s', (escrito, isbn, motivo) =>
  expect([leerIsbn(escrito), whyNotIsbn(escrito)]).toEqual([isbn, motivo]),
)
