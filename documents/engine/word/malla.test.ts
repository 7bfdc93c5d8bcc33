import { afterAll, expect, it } from 'vitest'
import type { BloqueMalla, ClaseLinea } from '../../malla/malla.ts'
import { mallaDePlan } from '../../planes/malla.ts'
import { documentoCon } from '../../testing/documento.ts'
import { leerWord } from '../../testing/leerWord.ts'
import { planDe } from '../../testing/plan.ts'
import { closeWord, renderWord } from '../word.ts'

afterAll(closeWord)

const codigos = ['MAT101', 'FIS101', 'QUI101', 'BIO101', 'GEO101']

/** What the cell of a course says that asks for the others by lines of these kinds, and has this note. */
const celdaDe = async (clases: readonly ClaseLinea[], nota: string | null): Promise<string[]> => {
  const curso = (codigo: string | null, id: number) => ({
    id,
    codigo,
    nombre: codigo ? `Curso ${codigo}` : 'El que pide',
    creditos: null,
    horas: '',
    area: null,
    nota: codigo ? null : nota,
  })
  const grupo = { nombre: 'I', detalle: '', electivo: false }
  const malla: BloqueMalla = {
    tipo: 'malla',
    nivel: 1,
    titulo: 'Malla',
    subtitulo: '',
    grupos: [
      { ...grupo, cursos: codigos.map(curso) },
      { ...grupo, cursos: [curso(null, 9)] },
    ],
    areas: [],
    lineas: clases.map((clase, desde) => ({ desde, hasta: 9, clase })),
  }
  const { texto } = leerWord(await renderWord(documentoCon([malla])))
  return texto.split('\n').filter(linea => linea.includes('Pide'))
}

it.each<[string, ClaseLinea[], string | null, string[]]>([
  ['nothing', [], null, []],
  ['all of them', ['previo', 'previo'], null, ['Pide MAT101, FIS101']],
  ['one of two', ['alternativa', 'alternativa'], null, ['Pide uno de MAT101, FIS101']],
  [
    'one, one of two, and one together',
    ['previo', 'alternativa', 'alternativa', 'simultaneo'],
    null,
    ['Pide MAT101; uno de FIS101, QUI101; antes o a la vez BIO101'],
  ],
  [
    'alternatives of which nobody says which belong together',
    ['alternativa', 'alternativa', 'alternativa', 'alternativa'],
    null,
    ['Pide alternativas MAT101, FIS101, QUI101, BIO101'],
  ],
  ['a course or credits', ['alternativa'], 'Pide 120 cr', ['Pide MAT101 o su alternativa; 120 cr']],
  ['one that comes too late', ['contraria'], null, ['Pide MAT101, que no está en un ciclo anterior']],
  ['a course and credits', ['previo'], 'Pide 120 cr', ['Pide MAT101; 120 cr']],
  ['credits alone', [], 'Pide 120 cr', ['Pide 120 cr']],
])('a course says in Word what it asks for: %s', async (_caso, clases, nota, dice) =>
  expect(await celdaDe(clases, nota)).toEqual(dice),
)

it('so does one of a plan', async () => {
  const plan = planDe({
    datos: {},
    ciclos: [
      ['I', 'MAT101|A|1|1|0|0|||\nFIS101|B|1|1|0|0|||'],
      ['II', 'INF201|C|1|1|0|0|||MAT101/FIS101;40'],
    ],
    secciones: [],
  })
  const { texto } = leerWord(await renderWord(documentoCon([mallaDePlan(plan, 'Malla', '')])))
  expect(texto).toContain('Pide uno de MAT101, FIS101; 40 cr')
})
