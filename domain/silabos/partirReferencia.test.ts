import { describe, expect, it } from 'vitest'
import { textoDeReferencia } from './apa.ts'
import { partirReferencia, type ReferenciaPartida } from './partirReferencia.ts'
import { referenciaNueva } from './referencia.ts'

const libro = (autores: string, anio: string, titulo: string, mas: object = {}) => ({
  ...{ tipo: 'libro', autores, anio, titulo },
  ...mas,
})
const articulo = (autores: string, anio: string, titulo: string, mas: object) => ({
  ...{ tipo: 'articulo', autores, anio, titulo },
  ...mas,
})
const web = (autores: string, anio: string, titulo: string, mas: object) => ({
  ...{ tipo: 'web', autores, anio, titulo },
  ...mas,
})

const PARTIDAS: [string, object][] = [
  [
    'Sommerville, I. (2016). Ingeniería de software (10.ª ed.). Pearson.',
    libro('Sommerville, I.', '2016', 'Ingeniería de software', { edicion: '10.ª ed.', editorial: 'Pearson' }),
  ],
  [
    'Pressman, R. S. y Maxim, B. R. (2021). Ingeniería del software. Un enfoque práctico (9.ª ed.). McGraw-Hill.',
    libro('Pressman, R. S.; Maxim, B. R.', '2021', 'Ingeniería del software. Un enfoque práctico', {
      ...{ edicion: '9.ª ed.', editorial: 'McGraw-Hill' },
    }),
  ],
  [
    'Hernández Sampieri, R., Fernández Collado, C., & Baptista Lucio, P. (2014). Metodología de la investigación (6a ed.). McGraw-Hill Interamericana Editores S. A.',
    libro(
      'Hernández Sampieri, R.; Fernández Collado, C.; Baptista Lucio, P.',
      '2014',
      'Metodología de la investigación',
      { edicion: '6a ed.', editorial: 'McGraw-Hill Interamericana Editores S. A.' },
    ),
  ],
  [
    'Stewart, J. (2018). Cálculo de una variable (Octava edición). Cengage Learning.',
    libro('Stewart, J.', '2018', 'Cálculo de una variable', {
      ...{ edicion: 'Octava edición', editorial: 'Cengage Learning' },
    }),
  ],
  ['Knuth, D. E. (1997). El arte de programar.', libro('Knuth, D. E.', '1997', 'El arte de programar')],
  [
    'de la Cruz, M. P. (2005a). Poesía completa. Fondo de Cultura Económica.',
    libro('de la Cruz, M. P.', '2005a', 'Poesía completa', { editorial: 'Fondo de Cultura Económica' }),
  ],
  [
    'Ramón y Cajal, S. (1897). Reglas y consejos. Madrid: Imprenta de Fortanet.',
    libro('Ramón y Cajal, S.', '1897', 'Reglas y consejos', { editorial: 'Madrid: Imprenta de Fortanet' }),
  ],
  [
    'Date, C. J.; Darwen, H. (s. f.). Bases de datos. Pearson.',
    libro('Date, C. J.; Darwen, H.', 's. f.', 'Bases de datos', { editorial: 'Pearson' }),
  ],
  [
    'Freire, P. (1970). ¿Extensión o comunicación? Siglo XXI.',
    libro('Freire, P.', '1970', '¿Extensión o comunicación?', { editorial: 'Siglo XXI' }),
  ],
  [
    'Ministerio de Educación del Perú. (2016). Currículo nacional de la educación básica. Ministerio de Educación del Perú.',
    libro('Ministerio de Educación del Perú', '2016', 'Currículo nacional de la educación básica', {
      editorial: 'Ministerio de Educación del Perú',
    }),
  ],
  [
    'INEI. (2017). Censos nacionales. Instituto Nacional de Estadística e Informática.',
    libro('INEI', '2017', 'Censos nacionales', {
      editorial: 'Instituto Nacional de Estadística e Informática',
    }),
  ],
  [
    'Codd, E. F. (1970). A relational model of data for large shared data banks. Communications of the ACM, 13(6), 377–387. https://doi.org/10.1145/362384.362685',
    articulo('Codd, E. F.', '1970', 'A relational model of data for large shared data banks', {
      ...{ revista: 'Communications of the ACM', volumen: '13', numero: '6', paginas: '377–387' },
      doi: '10.1145/362384.362685',
    }),
  ],
  [
    'García-Peñalvo, F.-J. y Conde, M. Á. (2014). Using informal learning. Journal of Business Research, 67(5), 1-8. doi:10.1016/j.jbusres.2013.11.028',
    articulo('García-Peñalvo, F.-J.; Conde, M. Á.', '2014', 'Using informal learning', {
      ...{ revista: 'Journal of Business Research', volumen: '67', numero: '5', paginas: '1-8' },
      doi: '10.1016/j.jbusres.2013.11.028',
    }),
  ],
  [
    'Tobón, S. (2013). ¿Qué son las competencias? Una revisión. Revista Educación, 12, 45-67.',
    articulo('Tobón, S.', '2013', '¿Qué son las competencias? Una revisión', {
      ...{ revista: 'Revista Educación', volumen: '12', paginas: '45-67' },
    }),
  ],
  [
    "O'Brien, J., Van der Aalst, W. M. P. & Li, X. (2020). Process mining. Nature, 580(7803), e12. https://www.nature.com/articles/x1",
    articulo("O'Brien, J.; Van der Aalst, W. M. P.; Li, X.", '2020', 'Process mining', {
      ...{ revista: 'Nature', volumen: '580', numero: '7803', paginas: 'e12' },
      url: 'https://www.nature.com/articles/x1',
    }),
  ],
  [
    'Organización Mundial de la Salud. (2023, 5 de marzo). Salud mental. https://www.who.int/es/salud-mental',
    web('Organización Mundial de la Salud', '2023, 5 de marzo', 'Salud mental', {
      url: 'https://www.who.int/es/salud-mental',
    }),
  ],
  [
    'Torres, A. (2022). Cómo citar una página. Biblioteca UNI. https://biblioteca.uni.edu.pe/citar?x=1.',
    web('Torres, A.', '2022', 'Cómo citar una página', {
      ...{ sitio: 'Biblioteca UNI', url: 'https://biblioteca.uni.edu.pe/citar?x=1' },
    }),
  ],
  [
    'Basadre, J. (1983). Historia de la República (1822-1933) (7.ª ed.). Editorial Universitaria.',
    libro('Basadre, J.', '1983', 'Historia de la República (1822-1933)', {
      ...{ edicion: '7.ª ed.', editorial: 'Editorial Universitaria' },
    }),
  ],
  [
    'Hernández, R. (2014). Metodología de la investigación. (6° ed.). McGraw-Hill.',
    libro('Hernández, R.', '2014', 'Metodología de la investigación', {
      ...{ edicion: '6° ed.', editorial: 'McGraw-Hill' },
    }),
  ],
  [
    'Ruiz, M. (2019). Lectura (ed. revisada). Trillas.',
    libro('Ruiz, M.', '2019', 'Lectura', { edicion: 'ed. revisada', editorial: 'Trillas' }),
  ],
  [
    'Ruiz, M. (2019). Redes vs. Física I. Nature, 12, 27.',
    articulo('Ruiz, M.', '2019', 'Redes vs. Física I', {
      ...{ revista: 'Nature', volumen: '12', paginas: '27' },
    }),
  ],
  [
    'Ruiz, M. (2019). Continuará… Trillas.',
    libro('Ruiz, M.', '2019', 'Continuará…', { editorial: 'Trillas' }),
  ],
  [
    'Ruiz, M. (2019). La guerra, 1879-1883. Teoría y Praxis, 12, 45-67.',
    articulo('Ruiz, M.', '2019', 'La guerra, 1879-1883', {
      ...{ revista: 'Teoría y Praxis', volumen: '12', paginas: '45-67' },
    }),
  ],
  [
    'UNESCO. (s.f.). Educación superior. UNESCO. https://www.unesco.org/es',
    web('UNESCO', 's.f.', 'Educación superior', { sitio: 'UNESCO', url: 'https://www.unesco.org/es' }),
  ],
]

/** What stays whole: another kind, or not to be told without a doubt. */
const ENTERAS: [string, string][] = [
  ['a chapter', 'Pérez, J. (2010). La didáctica. En A. Ruiz (Ed.), Manual docente (pp. 45-67). Trillas.'],
  ['a chapter of an edition', 'Pérez, J. (2010). La didáctica. En Ruiz, A., Manual (2.ª ed.). Trillas.'],
  ['a thesis', 'Pérez, J. (2010). La didáctica [Tesis de maestría, UNI]. Repositorio UNI. https://repo.pe/1'],
  ['an editor', 'Pérez, J. (Ed.). (2010). La didáctica. Trillas.'],
  ['et al.', 'Pérez, J. et al. (2010). La didáctica. Trillas.'],
  [
    'given names, as of an institution and its place',
    'Instituto Superior, Lima (2010). La didáctica. Trillas.',
  ],
  ['a comma in an institution', 'Ministerio de Educación, Cultura y Deporte. (2018). La ley. MECD.'],
  ['a title in place of the author', 'La casa verde. (1966). Seix Barral.'],
  ['an institution and only one sentence', 'Real Academia Española. (2014). Diccionario.'],
  ['sentences too many', 'Pérez, J. (2010). Didáctica. Un enfoque. Trillas.'],
  ['a second sentence that is no name', 'Pérez, J. (2010). Didáctica. Un enfoque nuevo.'],
  ['an abbreviation within', 'Pérez, J. (2010). Redes vs. Internet. Trillas.'],
  ['an address that was looked at', 'Torres, A. (2022). Citar. Recuperado de https://uni.edu.pe/citar'],
  [
    'an address with its day',
    'Torres, A. (2022). Citar. Recuperado el 5 de marzo de 2023 de https://uni.edu.pe',
  ],
  ['a volume in words', 'Tobón, S. (2013). Competencias. Revista Educación, vol. 12, núm. 3, pp. 45-67.'],
  ['a journal with points', 'Tobón, S. (2013). Competencias. Rev. peru. educ., 12(3), 45-67.'],
  ['an ISBN', 'Pérez, J. (2010). Didáctica (2.ª ed.). Trillas. ISBN 978-84-9035-033-1'],
  [
    'two at once',
    'Pérez, J. (2010). Didáctica (2.ª ed.). Trillas. Ruiz, A. (2011). Otra (3.ª ed.). Trillas.',
  ],
  ['another style', 'PÉREZ, Juan. La didáctica. Lima: Trillas, 2010.'],
  ['no year', 'Pérez, J. La didáctica. Trillas.'],
  ['a year that is none', 'Pérez, J. (0210). La didáctica. Trillas.'],
  ['a DOI that is none', 'Pérez, J. (2010). Didáctica. Nature, 1(2), 3. https://doi.org/abc'],
  ['a DOI of what is no article', 'Pérez, J. (2010). Didáctica. Springer. https://doi.org/10.1007/978-3'],
  ['a volume of an edition', 'Pérez, J. (2010). Didáctica (2.ª ed., Vol. 1). Trillas.'],
  ['an edition that is not read', 'Pérez, J. (2010). Didáctica (3rd digital ed.). Trillas.'],
  ['an edition and a comma', 'Pérez, J. (2010). Didáctica (2.ª ed.), Trillas.'],
  ['a thesis in parentheses', 'Pérez, J. (2010). La didáctica (Tesis de maestría). UNI.'],
  ['a thesis in words', 'Pérez, J. (2010). La didáctica. Universidad de Lima, Tesis de maestría.'],
  ['authors that are left out', 'Pérez, J., Ruiz, M., … Zapata, P. (2010). Didáctica. Trillas.'],
  ['the mark of a list', '* Pérez, J. (2010). Didáctica. Trillas.'],
  ['a place and a number', 'Pérez, J. (2010). Didáctica. Lima, 12.'],
  ['a journal with two numbers', 'Pérez, J. (2010). Didáctica. Revista Educación, 352, 2010, 45-67.'],
  ['another person', 'Pérez, J. (2010). La lectura. Trillas. Vargas, L. Otra. Revista B, 5(6), 7-8.'],
  ['an editor of a work', 'Pérez, J. (2010). La lectura (M. Ruiz, Ed.). Trillas.'],
  ['an abbreviated journal', 'Pérez, J. (2010). La lectura. Ed. Ciencia, 15(3), 1-3.'],
  ['no journal', 'Pérez, J. (2010). Ciencia, 12(3), 45-67.'],
  ['a tome in place of a journal', 'Pérez, J. (2010). Historia. Tomo I, 12, 45-67.'],
  ['a tome in place of a publisher', 'Pérez, J. (2010). Historia. Tomo II.'],
  ['a second title', 'Pérez, J. (2010). Didáctica. Un Enfoque.'],
  [
    'two articles',
    'Pérez, J. (2010). La lectura. Revista A, 1(2), 3-4. Ruiz, M. (2020). Otra. Revista B, 5(6), 7-8.',
  ],
  ['a journal longer than any', `Pérez, J. (2010). La lectura. ${'Revista '.repeat(40)}A, 1(2), 3-4.`],
  ['names alone', 'Date, Christopher John'],
  ['nothing', ' '],
]

/** What is said of a reference, in words; «y» only parts authors. */
const palabras = (s: string): string[] =>
  (s.replace(/https?:\/\/doi\.org\/|doi:/g, '').match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter(p => !['y', 'e'].includes(p))
    .sort()
const campos = ({ tipo: _, ...suyos }: ReferenciaPartida): string => Object.values(suyos).join(' ')

describe('a reference that was written whole', () => {
  it.each(PARTIDAS)('%s', (escrita, partida) => expect(partirReferencia(escrita)).toEqual(partida))

  it.each(PARTIDAS)('no word of it is lost: %s', escrita =>
    expect(palabras(campos(partirReferencia(escrita)!))).toEqual(palabras(escrita)),
  )

  it.each(ENTERAS)('%s stays whole', (_case, escrita) => expect(partirReferencia(escrita)).toBeNull())

  it('reads as it was written, in the form of APA', () => {
    const leidas = PARTIDAS.map(([e]) => ({ ...referenciaNueva('a'), ...partirReferencia(e)! }))
    const iguales = leidas.filter((r, i) => textoDeReferencia(r) === PARTIDAS[i]![0])
    expect(iguales.map(r => r.autores)).toEqual(
      expect.arrayContaining(['Sommerville, I.', 'Codd, E. F.', 'Organización Mundial de la Salud']),
    )
  })

  it('over several lines, as a PDF gives it', () =>
    expect(
      partirReferencia('Sommerville, I. (2016). Ingeniería\r\nde software\u00a0(10.ª ed.).\n Pearson.\n'),
    ).toMatchObject({ titulo: 'Ingeniería de software', editorial: 'Pearson' }))

  it('a long text without end is looked at soon', () => {
    const antes = performance.now()
    for (const s of [
      'Pérez, J. '.repeat(90),
      `${'A, B. y '.repeat(120)}(2010). x. y`,
      `P, J. (2010). ${'a. '.repeat(300)}`,
    ])
      expect(partirReferencia(s)).toBeNull()
    expect(performance.now() - antes).toBeLessThan(1000)
  })
})
