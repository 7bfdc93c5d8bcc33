import { describe, expect, it } from 'vitest'
import { dice, leerArchivo, leerHojas } from '../../../testing/hojaDeCursos.ts'
import { filasAMano, libroAMano } from '../../../testing/libros.ts'
import { readWorkbook } from '../readWorkbook.ts'

/** Books in which each cycle has a sheet of its own. */

type Filas = (string | number | null)[][]
const HEADER = ['CODIGO', 'NOMBRE', 'CREDITOS']
const de = (...codigos: string[]): Filas => [HEADER, ...codigos.map(c => [c, `Curso ${c}`, 4])]
const titulada = (titulo: string, ...codigos: string[]): Filas => [[titulo], ...de(...codigos)]

/** «A 1»: each course with its cycle, in the order read. */
const ciclosDe = async (hojas: Record<string, Filas>, opciones = {}) => {
  const { filas, errores, avisos } = await leerHojas(hojas, opciones)
  return {
    cursos: filas.map(f => `${f.codigo} ${f.ciclo?.numero}`),
    errores: errores.map(dice),
    avisos: avisos.map(dice).filter(a => !/no tiene (áreas|horas)/.test(a)),
  }
}
const dichoDe = (hojas: string): string => `Cada ciclo está en una hoja: se leyeron ${hojas}, en ese orden.`

describe('a sheet for each cycle', () => {
  it.each<[string[], number[]]>([
    [
      ['I Ciclo', 'II CICLO', 'Ciclo 3'],
      [1, 2, 3],
    ],
    [
      ['1er semestre', '2do semestre'],
      [1, 2],
    ],
    [
      ['Primer año', 'SEGUNDO AÑO'],
      [1, 2],
    ],
    [
      ['Ciclo I - 2024', 'Ciclo II - 2024'],
      [1, 2],
    ],
    [
      ['I', 'II', 'III'],
      [1, 2, 3],
    ],
    [
      ['3 años', '4 años'],
      [1, 2],
    ],
  ])('%j: its name says which', async (nombres, numeros) => {
    const hojas = Object.fromEntries(nombres.map((n, i) => [n, de(`C${i}`, `D${i}`)]))
    const { cursos, errores, avisos } = await ciclosDe(hojas)
    expect([errores, cursos]).toEqual([[], numeros.flatMap((n, i) => [`C${i} ${n}`, `D${i} ${n}`])])
    const lista = nombres.map(n => `«${n}»`)
    expect(avisos).toEqual([`1  «» ${dichoDe(`${lista.slice(0, -1).join(', ')} y ${lista.at(-1)}`)}`])
  })

  it('is read in the order of the cycles, with titles above and totals below; its rows are told with their sheet', async () => {
    const { filas, errores, avisos } = await leerHojas({
      'X ciclo': [...titulada('PLAN 2024', 'J'), ['TOTAL', null, 4]],
      'II Ciclo': titulada('PLAN 2024', 'B'),
      'I Ciclo': titulada('PLAN 2024', 'A'),
    })
    expect([errores, filas.map(f => [f.codigo, f.ciclo?.numero, f.fila, f.deHoja?.nombre])]).toEqual([
      [],
      [
        ['A', 1, 3, 'I Ciclo'],
        ['B', 2, 3, 'II Ciclo'],
        ['J', 10, 3, 'X ciclo'],
      ],
    ])
    expect(avisos.map(dice)).toEqual([
      `2  «» ${dichoDe('«I Ciclo», «II Ciclo» y «X ciclo»')}`,
      '2  «» El archivo no tiene áreas.',
      '2  «» El archivo no tiene horas.',
      'X ciclo · 4 A (CODIGO) «TOTAL» Fila de totales: no se leyó como curso.',
    ])
  })

  it('of a whole year beside years in semesters is refused: which cycle it is cannot be told', async () => {
    const semestres = (...codigos: string[]): Filas => [
      [...HEADER, 'SEMESTRE'],
      ...codigos.map((c, i) => [c, `Curso ${c}`, 4, i + 1]),
    ]
    const anios = { 'Primer año': semestres('A', 'B'), 'Segundo año': semestres('C', 'D') }
    const { errores } = await ciclosDe({ ...anios, 'Tercer año': de('I') })
    expect(errores).toEqual([expect.stringMatching(/^Tercer año · 1 .*No dice de qué semestre/)])
    expect((await ciclosDe({ ...anios, 'Tercer año': semestres('I') })).errores).toEqual([])
    expect((await ciclosDe({ 'Primer año': de('A'), 'Segundo año': de('B') })).errores).toEqual([])
  })

  it('of two of which one has no header neither is read alone', async () => {
    const { errores } = await ciclosDe({ 'I Ciclo': de('A'), 'II Ciclo': [['B', 'Curso B', 4]] })
    expect(errores).toEqual([expect.stringMatching(/^II Ciclo · 1 .*No se encontró la fila de encabezados/)])
  })

  it('a name that no program gives is cut: it stands in whatever is said of its sheet', async () => {
    const largo = `I Ciclo - ${'a '.repeat(300_000)}`
    const { avisos } = await leerHojas({ [largo]: de('A'), 'II Ciclo': de('B') })
    expect(avisos.every(a => JSON.stringify(a).length < 1000)).toBe(true)
  })

  it('by the title above its courses', async () => {
    const { cursos, errores } = await ciclosDe({
      Hoja1: titulada('SEGUNDO CICLO', 'B'),
      Hoja2: titulada('PRIMER CICLO', 'A'),
    })
    expect([errores, cursos]).toEqual([[], ['A 1', 'B 2']])
  })

  it('sheets without courses, of electives, of the whole plan or hidden are left, which is told', async () => {
    const nombre = (n: string, filas: Filas, estado?: string) => ({
      ...{ nombre: n, datos: filasAMano(filas) },
      ...(estado ? { estado } : {}),
    })
    const libro = await libroAMano({
      hojas: [
        nombre('Carátula', [['UNIVERSIDAD']]),
        nombre('Resumen', [
          ['CICLO', 'CURSOS', 'CREDITOS'],
          ['I', 6, 22],
          ['II', 6, 21],
        ]),
        nombre('I Ciclo', de('A')),
        nombre('II Ciclo', de('B')),
        nombre('Electivos', de('E')),
        nombre('Verano', de('V')),
        nombre('Malla', [
          ['CICLO', 'CODIGO', 'NOMBRE'],
          ['I', 'A', 'Curso A'],
        ]),
        nombre('Leyenda', [
          ['SIGLA', 'NOMBRE'],
          ['HT', 'Horas de teoría'],
        ]),
        nombre('Antes', de('Z'), 'hidden'),
        nombre('Listas', [['uno'], ['dos']], 'hidden'),
      ],
    })
    const { filas, errores, avisos } = await leerArchivo(libro, { electivos: false })
    expect([errores, filas.map(f => f.codigo)]).toEqual([[], ['A', 'B']])
    expect(avisos.map(dice)).toEqual([
      `1  «» ${dichoDe('«I Ciclo» y «II Ciclo»')}`,
      'Electivos · 1  «» La hoja no se leyó: los electivos se importan aparte, con la plantilla de cursos electivos.',
      'Verano · 1  «» La hoja también tiene cursos y no dice de qué ciclo son: no se leyó. Si son de uno, llámela como él: «Ciclo III».',
      'Malla · 1  «» La hoja también tiene cursos y no se leyó: se leyeron las de cada ciclo.',
      'Antes · 1  «» La hoja está oculta y no se leyó: si sus cursos son del plan, muéstrela.',
      '1  «» Las hojas «Carátula», «Resumen» y «Leyenda» no tienen cursos: no se leyeron.',
      '1  «» El archivo no tiene áreas.',
      '1  «» El archivo no tiene horas.',
    ])
  })

  it('of which one has no header: an error at that sheet', async () => {
    const { errores } = await ciclosDe({
      'I Ciclo': de('A'),
      'II Ciclo': de('B'),
      'III Ciclo': [['C', 'Curso C', 4]],
    })
    expect(errores).toEqual([expect.stringMatching(/^III Ciclo · 1 {2}«» No se encontró la fila de encabez/)])
  })

  it('of which one only says its cycle inside and has no header: that is told', async () => {
    const { errores, avisos } = await ciclosDe({
      ...{ Portada: [['PLAN'], ['2024']], 'I Ciclo': de('A'), 'II Ciclo': de('B') },
      Hoja3: [['TERCER CICLO'], ['C', 'Curso C', 4]],
    })
    expect(errores).toEqual([])
    expect(avisos.slice(1)).toEqual([
      'Hoja3 · 1  «» La hoja dice un ciclo y no tiene una fila de encabezados: no se leyó. Si tiene cursos, escriba los encabezados sobre ellos.',
      '1  «» La hoja «Portada» no tiene cursos: no se leyó.',
    ])
  })

  it('that is empty is told', async () => {
    const { avisos } = await ciclosDe({ 'I Ciclo': de('A'), 'II Ciclo': de('B'), 'III Ciclo': [] })
    expect(avisos).toContain('1  «» La hoja «III Ciclo» no tiene cursos: no se leyó.')
  })

  it('whose rows say another: they count, which is told at each', async () => {
    const conCiclo = (...filas: Filas): Filas => [['CICLO', ...HEADER], ...filas]
    const { cursos, errores, avisos } = await ciclosDe({
      'I Ciclo': conCiclo(['I', 'A', 'Curso A', 4], [null, 'A2', 'Curso A2', 4]),
      'II Ciclo': conCiclo(['II', 'B', 'Curso B', 4], ['III', 'C', 'Curso C', 4]),
      'IV Ciclo': [...de('D'), ['V CICLO'], ['E', 'Curso E', 4]],
    })
    expect([errores, cursos]).toEqual([[], ['A 1', 'A2 1', 'B 2', 'C 3', 'D 4', 'E 5']])
    expect(avisos.slice(1)).toEqual([
      'II Ciclo · 3 A (CICLO) «III» Es de otro ciclo que el que dice el nombre de la hoja: vale el de la fila.',
      'IV Ciclo · 4  «V CICLO» Es de otro ciclo que el que dice el nombre de la hoja: vale el de la fila.',
    ])
  })

  it('where some of its rows say another: one that says none is an error', async () => {
    const conCiclo = (...filas: Filas): Filas => [['CICLO', ...HEADER], ...filas]
    const { errores } = await ciclosDe({
      'I Ciclo': conCiclo(['I', 'A', 'Curso A', 4]),
      'II Ciclo': conCiclo(['II', 'B', 'Curso B', 4], ['III', 'C', 'Curso C', 4], [null, 'D', 'Curso D', 4]),
    })
    expect(errores).toEqual(['II Ciclo · 4 A (CICLO) «» Falta el ciclo.'])
  })

  it('of ages: «1 año» is one, and no year of semesters', async () => {
    const { cursos, errores } = await ciclosDe({
      '1 año': [
        ['CICLO', ...HEADER],
        ['1 año', 'A', 'Curso A', 4],
        [null, 'B', 'Curso B', 4],
      ],
      '2 años': de('C'),
    })
    expect([errores, cursos]).toEqual([[], ['A 1', 'B 1', 'C 2']])
  })

  it('whose title says another than its name: the title counts, which is told', async () => {
    const { cursos, avisos } = await ciclosDe({
      'I Ciclo': titulada('PRIMER CICLO', 'A'),
      'II Ciclo': titulada('TERCER CICLO', 'C'),
    })
    expect(cursos).toEqual(['A 1', 'C 3'])
    expect(avisos[1]).toBe(
      'II Ciclo · 2  «TERCER CICLO» El título sobre los cursos dice otro ciclo que el nombre de la hoja: vale el título.',
    )
  })

  it.each<[string, Record<string, Filas>, string]>([
    [
      'by their names',
      { 'I Ciclo': de('A'), 'II Ciclo': de('B'), 'Ciclo 2': de('C') },
      '«II Ciclo» y «Ciclo 2»',
    ],
    [
      'by a title that was copied',
      { 'I Ciclo': titulada('PRIMER CICLO', 'A'), 'II Ciclo': titulada('PRIMER CICLO', 'B') },
      '«I Ciclo» y «II Ciclo»',
    ],
  ])('two of one cycle, %s: an error', async (_, hojas, citadas) => {
    const { errores } = await ciclosDe(hojas)
    expect(errores).toEqual([
      expect.stringContaining(
        `Las hojas ${citadas} dicen ser del mismo ciclo: corrija el nombre o el título de la que no lo es`,
      ),
    ])
  })

  it('of two levels: an error', async () => {
    const { errores } = await ciclosDe({
      '1.° grado de primaria': de('A'),
      '1.° grado de secundaria': de('B'),
    })
    expect(errores).toEqual([expect.stringMatching(/mezcla grados de distintos niveles/)])
  })

  it('of years, with their semesters in titles or in a column: these are counted through', async () => {
    const enTitulos = (x: string): Filas => [
      ...titulada('PRIMER SEMESTRE', `${x}1`),
      ...titulada('SEGUNDO SEMESTRE', `${x}2`),
    ]
    expect((await ciclosDe({ 'Primer año': enTitulos('A'), 'Segundo año': enTitulos('B') })).cursos).toEqual([
      'A1 1',
      'A2 2',
      'B1 3',
      'B2 4',
    ])
    const enColumna = (x: string): Filas => [
      ['SEMESTRE', ...HEADER],
      [1, `${x}1`, 'Uno', 4],
      [2, `${x}2`, 'Dos', 4],
    ]
    const { cursos, avisos } = await ciclosDe({ 'Primer año': enColumna('A'), 'Segundo año': enColumna('B') })
    expect(cursos).toEqual(['A1 1', 'A2 2', 'B1 3', 'B2 4'])
    expect(avisos.filter(a => a.includes('otro ciclo'))).toEqual([])
  })

  it('of years where only some say semesters: one cycle in two sheets is told', async () => {
    const { avisos } = await ciclosDe({
      'Primer año': [...titulada('PRIMER SEMESTRE', 'A'), ...titulada('SEGUNDO SEMESTRE', 'B')],
      'Segundo año': de('C'),
    })
    expect(avisos.at(-1)).toBe(
      'Segundo año · 2  «Segundo año» También hay cursos de este ciclo en la hoja «Primer año»: van juntos.',
    )
  })

  it('with other columns each: what is said of all is said once, of one at it', async () => {
    const { filas, errores, avisos } = await leerHojas({
      'I Ciclo': [
        [...HEADER, 'OBS', 'HT', 'AREA'],
        ['A', 'Cálculo', 4, 'x', 3, 'C'],
      ],
      'II Ciclo': [
        [...HEADER, 'OBS', 'NOTA'],
        ['B', 'Física', '4x', 'x', 'y'],
      ],
    })
    expect(avisos.map(dice).slice(1)).toEqual([
      '1 D (OBS) «OBS» No se reconoce la columna: no se leyó (en todas las hojas).',
      'II Ciclo · 1 E (NOTA) «NOTA» No se reconoce la columna: no se leyó.',
      'II Ciclo · 1  «» La hoja no tiene áreas.',
      'II Ciclo · 1  «» La hoja no tiene horas.',
    ])
    expect(errores.map(dice)).toEqual(['II Ciclo · 2 C (CREDITOS) «4x» No es un número.'])
    expect(filas[0]?.deHoja?.columnas.horasteoria).toBe('E (HT)')
  })

  it('a course that stands in two is told with both', async () => {
    const { avisos } = await ciclosDe({ 'I Ciclo': de('A'), 'II Ciclo': de('A') })
    expect(avisos.slice(1)).toEqual([
      'II Ciclo · 2 A (CODIGO) «A» Repite el código de la fila 2 de la hoja «I Ciclo».',
      'II Ciclo · 2 B (NOMBRE) «Curso A» Repite el nombre de la fila 2 de la hoja «I Ciclo».',
    ])
  })

  it('requisites by the number of a row count over all sheets', async () => {
    const hoja = (desde: number, requisito: string | number | null): Filas => [
      ['N°', 'NOMBRE', 'CREDITOS', 'REQUISITOS'],
      [desde, `Curso ${desde}`, 4, requisito],
    ]
    const { filas } = await leerHojas({ 'I Ciclo': hoja(1, null), 'II Ciclo': hoja(2, 1) })
    expect(filas.map(f => f.requisitos)).toEqual(['', '"Curso 1"'])
    // Where each sheet begins anew it is not known whose a number is.
    const otras = await leerHojas({ 'I Ciclo': hoja(1, null), 'II Ciclo': hoja(1, 1) })
    expect(otras.filas.map(f => f.requisitos)).toEqual(['', '1'])
    expect(otras.avisos.map(dice)).toContain(
      'II Ciclo · 2 D (REQUISITOS) «1» Parecen números de la columna N°, donde el 1 se repite: ninguno se leyó como el curso de esa fila. Escriba los nombres de los cursos.',
    )
    const conCodigos = [
      ['CODIGO', 'NOMBRE', 'REQUISITOS'],
      ['2', 'Curso 2', '1'],
    ]
    const una = await leerHojas({ 'I Ciclo': hoja(1, null), 'II Ciclo': conCodigos })
    expect(una.filas.map(f => f.requisitos)).toEqual(['', '1'])
  })

  it('is no reason to read a sheet beside that of the whole plan', async () => {
    const { cursos, avisos } = await ciclosDe({
      Malla: [
        ['CICLO', ...HEADER],
        ['I', 'A', 'Curso A', 4],
        ['II', 'B', 'Curso B', 4],
      ],
      'I Ciclo': de('A'),
      'II Ciclo': de('B'),
    })
    expect(cursos).toEqual(['A 1', 'B 2'])
    expect(avisos).toEqual(
      ['I Ciclo', 'II Ciclo'].map(
        h => `1  «${h}» La hoja «${h}» también tiene cursos y no se leyó: déjelos todos en «Malla».`,
      ),
    )
  })

  it('names that are numbers count only from one on, of all sheets', async () => {
    expect((await ciclosDe({ 18: de('A'), 20: de('B') })).errores).toEqual([
      '1 CICLO «» Falta la columna CICLO.',
    ])
    expect((await ciclosDe({ I: de('A'), II: de('B'), Otros: de('C') })).errores).toEqual([
      '1 CICLO «» Falta la columna CICLO.',
    ])
  })

  it.each(['Ciclos I - IV', 'Ciclo I / II'])('a name of several says none: «%s»', async nombre => {
    const { errores } = await ciclosDe({ [nombre]: de('A') })
    expect(errores).toEqual([
      `1  «${nombre}» El nombre de la hoja es de varios ciclos, y falta la columna CICLO: añádala, o escriba sobre los cursos de cada ciclo un título como «Ciclo III».`,
    ])
  })

  it.each(['Semestre I - 2024-II', 'Año 1 - 2 - I semestre'])(
    'nor does one that may be of several: «%s»',
    async nombre => {
      const { errores } = await ciclosDe({ [nombre]: de('A') })
      expect(errores).toEqual(['1 CICLO «» Falta la columna CICLO.'])
    },
  )

  it('a name may say the year and the semester', async () => {
    const { cursos } = await ciclosDe({
      'Primer año - II semestre': de('B'),
      'Segundo año - I semestre': de('C'),
      'Primer año - I semestre': de('A'),
    })
    expect(cursos).toEqual(['A 1', 'B 2', 'C 3'])
  })

  it('of more sheets than are looked at is told', async () => {
    const muchas = Object.fromEntries(Array.from({ length: 41 }, (_, i) => [`Hoja ${i + 1}`, [['x']]]))
    const { avisos } = await ciclosDe({ 'I Ciclo': de('A'), 'II Ciclo': de('B'), ...muchas })
    expect(avisos.at(-1)).toBe(
      '1  «Hoja 39» El libro tiene más de 40 hojas: desde «Hoja 39» no se leyó ninguna.',
    )
  })

  it('limits hold over all sheets', async () => {
    const bytes = await libroAMano({
      hojas: ['I', 'II', 'III'].map(n => ({ nombre: `${n} Ciclo`, datos: filasAMano(de('A', 'B', 'C')) })),
    })
    const limites = { bytes: 1e6, unpacked: 1e6, rows: 11, cells: 100, characters: 1e4, ms: 1e4 }
    await expect(readWorkbook(bytes, limites)).rejects.toMatchObject({ code: 'filas' })
    await expect(readWorkbook(bytes, { ...limites, rows: 12, cells: 35 })).rejects.toMatchObject({
      code: 'celdas',
    })
    await expect(readWorkbook(bytes, { ...limites, rows: 12 })).resolves.toHaveLength(3)
  })
})
