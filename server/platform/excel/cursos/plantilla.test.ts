import { procesadorMs } from '@malla/domain/testing/procesador.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leerArchivo } from '../../../testing/hojaDeCursos.ts'
import { readWorkbook } from '../readWorkbook.ts'
import type { FilaCurso } from './fila.ts'
import { type CursoDePlantilla, plantilla } from './plantilla.ts'

const base = { electivos: false, areas: ['Ciencias'], tipos: ['Obligatorio'], tipologias: [] }

const textosDificiles = [
  '0021',
  '1e3',
  '00004',
  '010101',
  '=1+1',
  '+51',
  '-5 x',
  '@SUM(A1)',
  'TRUE',
  '1/2',
  "'x",
  'a;b',
  '<&>"',
]
const linea = (max: number) =>
  fc
    .oneof(fc.constantFrom(...textosDificiles), fc.string({ unit: 'grapheme', minLength: 1, maxLength: max }))
    .map(s =>
      s
        .normalize('NFC')
        .replace(/[\s\p{Cc}\u00ad\u200b-\u200d\u2060\ufeff\ufb00-\ufb06]+/gu, ' ')
        .trim()
        .slice(0, max)
        .toWellFormed()
        .trim(),
    )
    .filter(s => /[\p{L}\p{N}]/u.test(s))

const decimas = (max: number) => fc.integer({ min: 0, max: max * 10 }).map(n => n / 10)
const horas = fc.tuple(decimas(99), decimas(49), decimas(49)).map(([virtual, teoria, practica]) =>
  practica === 0
    ? { horasvirtual: virtual, horasvirtualteoria: virtual, horasvirtualpractica: 0 }
    : {
        horasvirtual: Math.round((teoria + practica) * 10) / 10,
        horasvirtualteoria: teoria,
        horasvirtualpractica: practica,
      },
)
const cursos = fc.array(
  fc
    .record({
      codigo: fc.option(linea(40)),
      nombre: linea(255),
      numero: fc.integer({ min: 1, max: 14 }),
      seccion: linea(160),
      credits: fc.option(decimas(999)),
      horasteoria: decimas(99),
      horaspractica: decimas(99),
      requisitos: fc.oneof(fc.constant(''), linea(300)),
      area: fc.option(linea(160)),
      tipo: fc.option(linea(160)),
      tipologia: fc.option(linea(160)),
      tipoestudio: fc.option(
        fc.constantFrom('general' as const, 'especifico' as const, 'especialidad' as const),
      ),
      modalidad: fc.option(
        fc.constantFrom('presencial' as const, 'virtual' as const, 'semipresencial' as const),
      ),
    })
    .chain(c => horas.map(h => ({ ...c, ...h }))),
  { minLength: 1, maxLength: 12 },
)

describe('what the template writes, the import reads', () => {
  it.each([
    ['cycles', false],
    ['electives', true],
  ])('any courses of %s', async (_, electivos) => {
    await fc.assert(
      fc.asyncProperty(cursos, async generated => {
        const written: CursoDePlantilla[] = generated.map(({ numero, seccion, ...c }) => ({
          ...c,
          ...(electivos ? { seccion } : { ciclo: String(numero) }),
        }))
        const bytes = await plantilla({ ...base, electivos, cursos: written })
        const { filas, errores } = await leerArchivo(bytes, { electivos })
        expect(errores).toEqual([])
        const expected = generated.map(
          ({ numero, seccion, ...c }, i): FilaCurso => ({
            ...c,
            fila: i + 2,
            ciclo: electivos ? null : { numero, texto: String(numero) },
            seccion: electivos ? seccion : null,
          }),
        )
        expect(filas).toEqual(expected)
      }),
      { numRuns: 80 },
    )
  })

  it('5,000 courses, with the time it took', async ({ annotate }) => {
    const many = Array.from({ length: 5000 }, (_, i) => ({
      codigo: String(i).padStart(5, '0'),
      nombre: `Curso número ${i}`,
      ciclo: String((i % 10) + 1),
      credits: 3.5,
      horasteoria: 3,
      horaspractica: 1,
      area: `Área ${i % 8}`,
      requisitos: i > 10 ? `${String(i - 10).padStart(5, '0')}; ${String(i - 9).padStart(5, '0')}` : '',
    }))
    const start = procesadorMs()
    const bytes = await plantilla({ ...base, cursos: many })
    const written = procesadorMs()
    const { filas, errores, avisos } = await leerArchivo(bytes, base)
    const read = procesadorMs()
    expect([filas.length, errores, avisos]).toEqual([5000, [], []])
    await annotate(`written in ${Math.round(written - start)} ms, read in ${Math.round(read - written)} ms`)
  })
})

describe('the empty template', () => {
  const empty = (changes = {}) =>
    plantilla({ ...base, textoRequisitos: 'Separe con «;».\nOtro párrafo.', ...changes })

  it('has its headers in row 1 and nothing else', async () => {
    const [cursos] = await readWorkbook(await empty())
    expect(cursos!.rows.map(r => r.cells.map(c => c.text).join(' | '))).toEqual([
      'CODIGO | NOMBRE | CICLO | CREDITOS | HORAS TEORIA | HORAS PRACTICA | HORAS VIRTUAL | PREREQUISITOS | AREA | TIPO | TIPOLOGIA | TIPO DE ESTUDIOS | MODALIDAD | HORAS VIRTUAL TEORIA | HORAS VIRTUAL PRACTICA',
    ])
  })

  it('offers the plan’s cycles, or the usual ones, and the catalogues', async () => {
    const lists = async (changes = {}) => {
      const sheet = (await readWorkbook(await empty(changes))).find(s => s.name === 'Listas')!
      const found: Record<string, string[]> = {}
      for (const cell of sheet.rows[0]!.cells)
        found[cell.text] = sheet.rows
          .slice(1)
          .flatMap(r => r.cells.filter(c => c.column === cell.column).map(c => c.text))
      return found
    }
    expect(await lists()).toEqual({
      CICLO: ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'],
      AREA: ['Ciencias'],
      TIPO: ['Obligatorio'],
      'TIPO DE ESTUDIOS': ['General', 'Específico', 'Especialidad'],
      MODALIDAD: ['Presencial', 'Virtual', 'Semipresencial'],
    })
    expect(await lists({ ciclos: ['1.er grado'], electivos: false })).toMatchObject({ CICLO: ['1.er grado'] })
    expect(await lists({ electivos: true, secciones: ['A', 'B'] })).toMatchObject({ SECCION: ['A', 'B'] })
  })

  it('explains every column, and the requisites in the words given', async () => {
    const sheet = (await readWorkbook(await empty())).find(s => s.name === 'Instrucciones')!
    const texts = sheet.rows.flatMap(r => r.cells.map(c => c.text))
    expect(texts).toEqual(
      expect.arrayContaining(['CODIGO', 'HORAS VIRTUAL PRACTICA', 'Separe con «;».', 'Otro párrafo.']),
    )
    expect(sheet.hidden).toBe(false)
  })

  it('is told from a file with courses when it comes back', async () => {
    const { errores } = await leerArchivo(await empty(), base)
    expect(errores.map(e => e.motivo)).toEqual(['El archivo no tiene cursos.'])
  })
})
