import type { PageNumberEstimator } from 'docx'
import { estimatePageNumbersWith } from 'docx/layout'
import { expect, it } from 'vitest'
import { parrafo, tabla, titulo, tramo } from '../../../bloques.ts'
import type { Bloque, Documento } from '../../../document.ts'
import { disenoCurricular } from '../../../planes/diseno.ts'
import { pdfPlan } from '../../../planes/pdfPlan.ts'
import { diseno } from '../../../testing/diseno.ts'
import { documentoCon, pixel } from '../../../testing/documento.ts'
import { leerWord } from '../../../testing/leerWord.ts'
import { universidad } from '../../../testing/universidad.ts'
import { componerWord } from '../componer.ts'
import { estimarPaginas } from './estimar.ts'

/** The pages a heading may be off by, and how many headings in a hundred may be. */
const TOLERANCIA = 1
const DE_CADA_CIEN = 8

/** What our reckoning and an independent layout (that of `docx/layout`, made after Word's own pages) say of each heading. */
async function dosVeces(d: Documento): Promise<{ nuestra: number; suya: number }[]> {
  const suyas = estimatePageNumbersWith({ guess: true })
  const pares: { nuestra: number; suya: number }[] = []
  const ambas: PageNumberEstimator = (cuerpo, contexto) => {
    const ellos = suyas(cuerpo, contexto).bookmarks
    const nosotros = estimarPaginas(cuerpo, contexto)
    for (const [marca, pagina] of ellos)
      pares.push({ nuestra: Number(nosotros.bookmarks.get(marca)), suya: Number(pagina) })
    return nosotros
  }
  await componerWord(d, undefined, ambas)
  return pares
}

const frases = (n: number): Bloque =>
  parrafo(tramo('Una línea con acentos, señales y palabras de varios largos. '.repeat(n)))
const celdas = (...contenidos: (string | Bloque[])[]) =>
  contenidos.map(c => ({ contenido: typeof c === 'string' ? tramo(c) : c }))

/** Something of every kind of block under each of forty headings, never twice as long. */
const deTodo = Array.from({ length: 40 }, (_, i): Bloque[] => [
  titulo(1, 'seccion', `Parte ${i}`),
  frases((i % 7) + 2),
  {
    tipo: 'lista',
    ordenada: i % 2 === 0,
    inicio: 1,
    elementos: [[frases(2)], [frases(1), frases((i % 3) + 1)], [frases(3)]],
  },
  { tipo: 'cita', bloques: [frases(4)] },
  { tipo: 'aviso', tono: 'nota', titulo: 'Nota', texto: tramo('algo '.repeat(30)) },
  titulo(2, 'apartado', `Tabla ${i}`),
  tabla(
    [
      { rotulo: 'Semana', ancho: { mm: 30 }, alineacion: 'izquierda' },
      { rotulo: 'Contenidos', ancho: { parte: 1 }, alineacion: 'izquierda' },
    ],
    [
      {
        clase: 'dato',
        celdas: [{ contenido: tramo('a b c '.repeat(20 + i)), filas: 2 }, ...celdas('uno')],
      },
      { clase: 'dato', celdas: celdas('dos') },
      { clase: 'dato', celdas: celdas('3', [frases(2), frases(1)]) },
    ],
  ),
  { tipo: 'figura', imagen: 'a', alt: 'Un logo', pie: 'Pie', ancho: 4 },
]).flat()

it.each<[string, () => Documento]>([
  ['a whole curricular design', () => disenoCurricular(diseno)],
  ['a plan with long tables that keep together', () => pdfPlan(universidad)],
  ['every kind of block', () => documentoCon(deTodo, { indice: 2, imagenes: { a: pixel } })],
  [
    'lines that are broken by hand',
    () => documentoCon([parrafo(tramo('línea\n'.repeat(900))), titulo(1, 'seccion', 'Fin')], { indice: 1 }),
  ],
  [
    'paragraphs that end in a break',
    () =>
      documentoCon(
        Array.from({ length: 200 }, (_, i) => [
          parrafo(tramo('línea\n')),
          titulo(1, 'seccion', `Parte ${i}`),
        ]).flat(),
        { indice: 1 },
      ),
  ],
  [
    'a word that no line holds',
    () => documentoCon([parrafo(tramo('ñ'.repeat(1200))), titulo(1, 'seccion', 'Fin')], { indice: 1 }),
  ],
])('%s: headings stand where an independent layout has them', async (_caso, documento) => {
  const pares = await dosVeces(documento())
  expect(pares.length).toBeGreaterThan(0)
  for (const { nuestra, suya } of pares) expect(Math.abs(nuestra - suya)).toBeLessThanOrEqual(TOLERANCIA)
  const distintas = pares.filter(p => p.nuestra !== p.suya).length
  expect(distintas * 100).toBeLessThanOrEqual(pares.length * DE_CADA_CIEN)
})

it('neither lines broken by hand nor letters without a blank cost seconds, and all of them stay', async () => {
  const bloques = [
    parrafo(tramo('línea\n'.repeat(20_000))),
    parrafo(tramo('ñ'.repeat(60_000))),
    titulo(1, 'seccion', 'Fin'),
  ]
  const antes = process.cpuUsage()
  const { texto } = leerWord(await componerWord(documentoCon(bloques, { indice: 1 })))
  const { user } = process.cpuUsage(antes)
  expect(texto).toContain('ñ'.repeat(60_000))
  expect(texto).toMatch(/Fin \d{3}$/m)
  expect(user / 1e6).toBeLessThan(20)
})

it('the index asks nothing when it is opened, and can be made anew with F9', async () => {
  const { xml, partes, esquema } = leerWord(await componerWord(disenoCurricular(diseno)))
  expect(/<w:instrText[^>]*>TOC [^<]*1-2/.test(xml)).toBe(true)
  const numeros = [...xml.matchAll(/PAGEREF (\w+) \\h<\/w:instrText><w:fldChar [^>]*\/><w:t[^>]*>(\d+)</g)]
  // Each heading that it names, and no other: the courses of cartas that nobody wrote are a list.
  expect(numeros).toHaveLength(esquema.filter(t => /^[12] /.test(t)).length)
  expect(numeros.length).toBeGreaterThan(50)
  for (const [, marca] of numeros) expect(xml.includes(`w:name="${marca}"`)).toBe(true)
  expect(xml.includes('w:dirty')).toBe(false)
  expect(partes.get('word/settings.xml')).not.toContain('updateFields')
})
