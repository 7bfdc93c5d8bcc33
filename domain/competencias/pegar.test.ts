import { describe, expect, it } from 'vitest'
import { leerPegado } from './pegar.ts'

const celdas = (texto: string): string[][] => texto.split('\n').map(linea => linea.split('\t'))
/** «1F a», «2F b»: level, kind, name. */
const leido = (texto: string): string[] =>
  leerPegado(celdas(texto)).filas.map(f => `${f.nivel}${f.tipopadre === 1 ? 'F' : 'T'} ${f.nombre}`)

describe('a pasted list of competencies', () => {
  it.each([
    ['codes with the letters of the plan', 'F1 a\nC1.1 b\nE1.1.1 c\nF2 d', ['1F a', '2F b', '3F c', '1F d']],
    ['codes in a column of their own', 'F1\ta\nC1.1\tb', ['1F a', '2F b']],
    ['numbers', '1. a\n1.1. b\n1.1.1 c\n2) d', ['1F a', '2F b', '3F c', '1F d']],
    ['codes that begin at the second level', 'C1.1 a\nE1.1.1 b\nC1.2 c', ['1F a', '2F b', '1F c']],
    ['blanks', 'a\n  b\n    c\n  d\ne', ['1F a', '2F b', '3F c', '2F d', '1F e']],
    ['tabulators, as Excel puts columns', 'a\n\tb\n\t\tc\nd', ['1F a', '2F b', '3F c', '1F d']],
    ['bullets', '• a\n  – b\n• c', ['1F a', '2F b', '1F c']],
    ['an indented list that begins indented', '    a\n      b\n    c', ['1F a', '2F b', '1F c']],
    [
      'headings of kinds',
      'Competencias funcionales\nF1 a\nTransversales:\nF1 b\nC1.1 c',
      ['1F a', '1T b', '2T c'],
    ],
    [
      'columns in any order, titles above',
      'Plan 2026\nNivel\tTipo\tNombre\n1\tFuncional\ta\n2\t\tb\n1\tTransversal\tc\nNivel 2\t\td',
      ['1F a', '2F b', '1T c', '2T d'],
    ],
    ['columns with codes', 'CÓDIGO\tCOMPETENCIA\nF1\ta\nC1.1\tb', ['1F a', '2F b']],
    ['letters as levels', 'Nivel\tNombre\nF\ta\nC\tb\nE\tc', ['1F a', '2F b', '3F c']],
    [
      'words that every object knows, as headers and as levels',
      'Nivel\tNombre\tConstructor\n1\ta\tb\n2\tc\t\nConstructor\td\t',
      ['1F a', '2F c', '2F d'],
    ],
    [
      'a number that belongs to the text',
      'Domina\n3 lenguajes de programación',
      ['1F Domina', '1F 3 lenguajes de programación'],
    ],
    [
      'words before a number are no code',
      'Usa 3 lenguajes\nCE 1 Diseña\nEn 2 idiomas comunica',
      ['1F Usa 3 lenguajes', '1F Diseña', '1F En 2 idiomas comunica'],
    ],
    ['numbers in a column of their own', 'N°\tCOMPETENCIA\n1\ta\n2\tb', ['1F a', '1F b']],
    ['a column of numbers without a title', '1\ta\n2\tb', ['1F a', '1F b']],
    [
      'numbers in cells of their own say levels only with their parts',
      '1\ta\n\t\tb\n2\tc\n3\td',
      ['1F a', '2F b', '1F c', '1F d'],
    ],
    ['numbers with parts in cells of their own', '1\ta\n1.1\tb\n2\tc', ['1F a', '2F b', '1F c']],
    ['numbers in brackets', '(1) a\n(2) b', ['1F a', '1F b']],
    ['numbers with a point and a dash', '1.- a\n1.1.- b\n2.- c', ['1F a', '2F b', '1F c']],
    ['ordinals', '1.ª a\n2.ª b\n3° c', ['1F a', '1F b', '1F c']],
    ['letters', 'a) uno\nb) dos\nc. tres', ['1F uno', '1F dos', '1F tres']],
    ['codes with a dash', 'CG-01\ta\nCG-02\tb', ['1F a', '1F b']],
    ['codes in brackets', '[AG-I01] a\n[AG-I02] b', ['1F a', '1F b']],
    ['words that count', 'Competencia 1: a\nCompetencia 2: b', ['1F a', '1F b']],
    [
      'an article, a dash in a word and a letter are none',
      'A distancia enseña\nIA-2 aplicada\nE. coli cultiva',
      ['1F A distancia enseña', '1F IA-2 aplicada', '1F E. coli cultiva'],
    ],
    [
      'a kind that is written once for those below it',
      'TIPO\tCÓDIGO\tCOMPETENCIA\nTransversal\tT1\ta\n\tT2\tb\nEspecífica\tE1\tc\n\tE2\td',
      ['1T a', '1T b', '1F c', '1F d'],
    ],
    [
      'a column for each level',
      'Competencia\tCapacidad\tDesempeño\nComunica\tLee\tInfiere\n\t\tResume\n\tEscribe\tRedacta\nIndaga\tMide\tRegistra',
      [
        '1F Comunica',
        '2F Lee',
        '3F Infiere',
        '3F Resume',
        '2F Escribe',
        '3F Redacta',
        '1F Indaga',
        '2F Mide',
        '3F Registra',
      ],
    ],
    [
      'a column for each level, what is above said again in each row',
      'Tipo\tCompetencia\tCapacidad\nTransversal\ta\tb\nTransversal\ta\tc\nFuncional\td\te',
      ['1T a', '2T b', '2T c', '1F d', '2F e'],
    ],
    ['empty lines', '\n\na\n\n\t\n b\n', ['1F a', '2F b']],
    ['nothing', ' \n\t', []],
  ])('%s', (_case, texto, filas) => expect(leido(texto)).toEqual(filas))

  it('a level that is skipped is said, and hangs on the one before', () => {
    const { filas, avisos } = leerPegado(celdas('F1 a\nE1.1.1 b'))
    expect(filas.map(f => f.nivel)).toEqual([1, 2])
    expect(avisos).toEqual([{ linea: 2, motivo: expect.stringContaining('Salta un nivel') }])
  })

  it('a code without a name is said and left out', () => {
    const { filas, avisos } = leerPegado(celdas('F1 a\nC1.1\nC1.2 b'))
    expect(filas.map(f => f.nombre)).toEqual(['a', 'b'])
    expect(avisos).toHaveLength(1)
  })

  it.each([
    ['of names of several levels', 'Competencia\tCapacidad\tDescripción\na\t\tx', 1, '«Descripción»'],
    ['beside a name alone', 'Competencia\tIndicador\na\tx', 1, '«Indicador»'],
    ['others', 'Plan\nN°\tCOMPETENCIA\tEvidencia\tResponsable\n1\ta\tx\ty', 2, '«Evidencia» y «Responsable»'],
  ])('columns that are not read are told: %s', (_case, texto, linea, cuales) => {
    const { filas, avisos } = leerPegado(celdas(texto))
    expect(filas.map(f => f.nombre)).toEqual(['a'])
    expect(avisos).toEqual([
      { linea, motivo: expect.stringMatching(new RegExp(`^No se le(e|en) .*${cuales}`)) },
    ])
  })

  it('a description beside a name goes behind it, and that is told; a row that has no other name is told too', () => {
    const { filas, avisos } = leerPegado(
      celdas(
        'N°\tCOMPETENCIA\tDESCRIPCIÓN\n1\tComunica\tLo hace con claridad\n2\tIndaga.\tMide\n3\tDiseña\t\n4\t\tz\n5\tb\tb',
      ),
    )
    expect(filas.map(f => f.nombre)).toEqual([
      'Comunica: Lo hace con claridad',
      'Indaga. Mide',
      'Diseña',
      'b',
    ])
    expect(avisos).toEqual([
      { linea: 1, motivo: expect.stringMatching(/«DESCRIPCIÓN» va detrás de su nombre/) },
      { linea: 5, motivo: expect.stringContaining('No tiene nombre') },
    ])
    expect(leerPegado(celdas('N°\tCOMPETENCIA\tDESCRIPCIÓN\n1\ta\t')).avisos).toEqual([])
  })

  it('a description alone is the name', () => expect(leido('Código\tDescripción\nF1\ta')).toEqual(['1F a']))

  it('a kind that nobody knows is told, and takes none from above', () => {
    const { filas, avisos } = leerPegado(celdas('Tipo\tNombre\nTransversal\ta\nSello\tb\n\tc'))
    expect(filas.map(f => f.tipopadre)).toEqual([2, 1, 1])
    expect(avisos).toEqual([{ linea: 3, motivo: expect.stringContaining('«Sello»') }])
  })

  it('a book by mistake is read too', () => {
    const { filas } = leerPegado(Array.from({ length: 200_000 }, (_x, i) => [`F${i % 900} palabra`]))
    expect(filas).toHaveLength(200_000)
  })

  it('a line without a code among coded ones stands beside the one before', () =>
    expect(leido('F1 a\nC1.1 b\nc\nF2 d')).toEqual(['1F a', '2F b', '2F c', '1F d']))

  it('levels have no gaps whatever is pasted', () => {
    let semilla = 7
    const azar = (n: number) => (semilla = (semilla * 48_271) % 2_147_483_647) % n
    const trozos = [
      'F1 ',
      'C1.2 ',
      '1.2.3.4.5 ',
      '\t',
      '   ',
      'Nombre\tNivel',
      'Transversales',
      '-',
      ' x',
      '"',
      '99) ',
    ]
    let leidas = 0
    for (let k = 0; k < 300; k++) {
      const texto = Array.from(
        { length: 12 },
        () => trozos[azar(trozos.length)]! + trozos[azar(trozos.length)]!,
      )
      let antes = 0
      for (const { nivel, nombre } of leerPegado(celdas(texto.join('\n'))).filas) {
        expect(nivel >= 1 && nivel <= antes + 1, texto.join('\n')).toBe(true)
        expect(nombre).not.toBe('')
        antes = nivel
        leidas++
      }
    }
    expect(leidas).toBeGreaterThan(300)
  })
})
