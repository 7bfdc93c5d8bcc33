import { threadId } from 'node:worker_threads'
import { afterAll, describe, expect, it } from 'vitest'
import { celdaDeTexto, combinadas, filasAMano, type HojaAMano, libroAMano } from '../../testing/libros.ts'
import { conFalla, donde, sinFin, sinMedida } from '../testing/lectorDePrueba.ts'
import { columnLetter } from './book.ts'
import { leerCursos } from './cursos/leerCursos.ts'
import { closeLibros } from './hilosDeLibros.ts'
import { leerLibro, leerLibroSegun } from './importacion.ts'
import { lector } from './lector.ts'
import { READ_LIMITS } from './parseWorkbook.ts'
import { lookThrough } from './readWorkbook.ts'

const dePrueba = <L>(leer: (...args: never[]) => L) =>
  lector(new URL('../testing/lectorDePrueba.ts', import.meta.url), leer as () => L)
const DONDE = lector(new URL('../testing/lectorDePrueba.ts', import.meta.url), donde)

const HOJA: HojaAMano = { datos: filasAMano([['a']]) }
const chico = () => libroAMano({ hojas: [HOJA] })
/** What the parts of it take is more than a small book's. */
const grande = () => libroAMano({ hojas: [HOJA], partes: { 'docProps/app.xml': ' '.repeat(300_000) } })
/** Little of it, and many letters: cells that name one text. */
const repetido = () =>
  libroAMano({
    textos: `<si><t>${'x'.repeat(30_000)}</t></si>`,
    hojas: [{ datos: `<row>${'<c t="s"><v>0</v></c>'.repeat(300)}</row>` }],
  })
const combinado = () => libroAMano({ hojas: [{ ...HOJA, despues: combinadas('A1:XFD1') }] })
const conOcultas = () => {
  const cols = Array.from(
    { length: 101 },
    (_, i) => `<col min="${2 * i + 2}" max="${2 * i + 2}" hidden="1"/>`,
  )
  const xml = `<worksheet><cols>${cols.join('')}</cols><sheetData>${HOJA.datos}</sheetData></worksheet>`
  return libroAMano({ hojas: [HOJA], partes: { 'xl/worksheets/sheet1.xml': xml } })
}
const conCeldas = () => libroAMano({ hojas: [{ datos: `<row>${'<c><v>1</v></c>'.repeat(3500)}</row>` }] })

afterAll(closeLibros)

describe('where a book is looked through', () => {
  it.each([
    ['a small one', chico, true],
    ['a larger one', grande, false],
    ['a small one with many letters', repetido, false],
    ['a small one with many cells', conCeldas, false],
    ['a small one with a range over a whole row', combinado, false],
    ['a small one with many hidden columns', conOcultas, false],
  ])('%s', async (_, libro, isAqui) => {
    const { hilo, hojas, con } = await lookThrough(await libro(), DONDE, ['uno', 'dos'])
    expect([hilo === threadId, hojas, con]).toEqual([isAqui, ['Hoja1'], ['uno', 'dos']])
  })

  it('a heavy one holds nobody: what takes long of it is not done here', async () => {
    const fila = (n: number) => {
      const celdas = Array.from({ length: 3000 }, (_, c) =>
        celdaDeTexto(`${columnLetter(c)}${n}`, `Horas de ${c} en ${n}`),
      )
      return `<row r="${n}">${celdas.join('')}</row>`
    }
    const libro = await libroAMano({
      hojas: [{ datos: Array.from({ length: 20 }, (_, i) => fila(i + 1)).join('') }],
    })
    const DE_CURSOS = lector(new URL('./cursos/leerCursos.ts', import.meta.url), leerCursos)
    const desde = performance.now()
    let [ultimo, parada] = [desde, 0]
    const latido = setInterval(() => {
      parada = Math.max(parada, performance.now() - ultimo)
      ultimo = performance.now()
    }, 5)
    const { errores } = await lookThrough(libro, DE_CURSOS, [{ electivos: false }])
    clearInterval(latido)
    parada = Math.max(parada, performance.now() - ultimo)
    expect(errores).toHaveLength(1)
    // Looking through is more than half of it.
    expect(parada).toBeLessThan((performance.now() - desde) / 3)
  })
})

describe('what is ended', () => {
  it('a reader that never ends, and the next book is read', async () => {
    const limits = { ...READ_LIMITS, ms: 500 }
    await expect(lookThrough(await grande(), dePrueba(sinFin), [], limits)).rejects.toMatchObject({
      name: 'ExcelError',
      code: 'tiempo',
    })
    await expect(
      leerLibro({ archivo: { data: await grande() } }, dePrueba(sinFin), [], limits),
    ).rejects.toThrow(
      'El archivo tardó demasiado en leerse. Deje solo la hoja que va a importar y vuelva a subirlo.',
    )
    expect((await lookThrough(await grande(), DONDE, [])).hojas).toEqual(['Hoja1'])
  })

  it('a reader that takes all memory', async () => {
    const limits = { ...READ_LIMITS, ms: 120_000 }
    await expect(lookThrough(await grande(), dePrueba(sinMedida), [], limits)).rejects.toMatchObject({
      name: 'ExcelError',
      code: 'celdas',
    })
  })

  it('a mistake of ours is not told as the book’s', async () => {
    await expect(lookThrough(await grande(), dePrueba(conFalla), [])).rejects.toMatchObject({
      name: 'HiloError',
      cause: { message: 'broken' },
    })
    await expect(lookThrough(await chico(), dePrueba(conFalla), [])).rejects.toThrow('broken')
  })

  it('so many wait; one more is told to come back, and the others have their turn', async () => {
    const libro = await grande()
    const [alaVez, enEspera] = [2, 24]
    const leidos = Array.from({ length: alaVez + enEspera }, () => lookThrough(libro, DONDE, []))
    await expect(lookThrough(libro, DONDE, [])).rejects.toMatchObject({
      status: 503,
      extra: { ocupado: true },
    })
    expect((await Promise.all(leidos)).map(l => l.hojas[0])).toEqual(leidos.map(() => 'Hoja1'))
  })
})

it('a book is read again only where what it was read with has changed', async () => {
  const libro = await leerLibroSegun({ archivo: { data: await grande() } }, DONDE, ['antes'])
  const antes = await libro.segun('antes')
  expect(await libro.segun('antes')).toBe(antes)
  expect((await libro.segun('ahora')).con).toEqual(['ahora'])
  expect(antes.con).toEqual(['antes'])
})
