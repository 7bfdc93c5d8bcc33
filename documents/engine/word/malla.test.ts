import { afterAll, expect, it } from 'vitest'
import { mallaDePlan } from '../../planes/malla.ts'
import { documentoCon } from '../../testing/documento.ts'
import { leerWord } from '../../testing/leerWord.ts'
import { planDe } from '../../testing/plan.ts'
import { closeWord, renderWord } from '../word.ts'

afterAll(closeWord)

/** What the cell of a course of the second cycle says that it asks for. */
async function dichoDe(requisitos: string): Promise<string[]> {
  const curso = (codigo: string, pide = '') => `${codigo}|Curso ${codigo}|1|1|0|0|||${pide}`
  const plan = planDe({
    datos: {},
    ciclos: [
      ['I', ['MAT101', 'FIS101', 'QUI101', 'BIO101'].map(c => curso(c)).join('\n')],
      ['II', curso('INF201', requisitos)],
    ],
    secciones: [],
  })
  const { texto } = leerWord(await renderWord(documentoCon([mallaDePlan(plan, 'Malla', '')])))
  return texto.split('\n').filter(linea => linea.includes('Pide'))
}

it.each<[string, string, string[]]>([
  ['nothing', '', []],
  ['all of them', 'MAT101;FIS101', ['Pide MAT101 y FIS101']],
  ['one of two', 'MAT101/FIS101', ['Pide MAT101 o FIS101']],
  [
    'one, one of two, and one together',
    'MAT101;FIS101/QUI101;~BIO101',
    ['Pide MAT101, (FIS101 o QUI101) y BIO101 (correquisito)'],
  ],
  [
    'alternatives that belong together two by two',
    'MAT101/FIS101;QUI101/BIO101',
    ['Pide (MAT101 o FIS101) y (QUI101 o BIO101)'],
  ],
  ['courses and credits', 'MAT101/FIS101;40', ['Pide (MAT101 o FIS101), 40 créditos aprobados']],
])('a course says in Word what it asks for: %s', async (_caso, requisitos, dice) =>
  expect(await dichoDe(requisitos)).toEqual(dice),
)
