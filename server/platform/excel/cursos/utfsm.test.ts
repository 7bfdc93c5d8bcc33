import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { leerArchivo } from '../../../testing/hojaDeCursos.ts'
import { type PlanUtfsm, plantillaFromUtfsm } from '../../../testing/utfsm.ts'

const inventado: PlanUtfsm = {
  s1: [
    ['Matemáticas I', 'MAT-021', 5, 8, 'PC', [], 'A'],
    ['Optativa', 'OPT-1', '3', 0, 'HUM', [], ''],
  ],
  s2: [['Optativa', 'OPT-2', 3, 0, 'HUM', ['MAT-021', 'OPT-1'], 'I']],
}

const folder = path.join(process.env.REAL_DATA ?? '', 'study-plans/utfsm')
const hasPlans = Boolean(process.env.REAL_DATA) && existsSync(folder)
const files = hasPlans ? readdirSync(folder).filter(f => f.endsWith('.json')) : []

async function expectWhole(plan: PlanUtfsm): Promise<void> {
  const { filas, errores } = await leerArchivo(await plantillaFromUtfsm(plan), { electivos: false })
  const source = Object.entries(plan).flatMap(([semestre, cursos]) =>
    cursos.map(c => [Number(semestre.slice(1)), c] as const),
  )
  expect(errores).toEqual([])
  expect(filas.map(f => [f.ciclo?.numero, f.nombre, f.codigo, f.credits, f.area, f.requisitos])).toEqual(
    source.map(([ciclo, [nombre, sigla, creditos, , categoria, requisitos]]) => [
      ciclo,
      nombre.trim(),
      sigla,
      Number(creditos),
      categoria,
      requisitos.join('; '),
    ]),
  )
}

it('a plan in the shape of the real ones goes through a file whole', () => expectWhole(inventado))

describe.skipIf(!hasPlans)('real plans (needs REAL_DATA)', () => {
  it('are six', () => expect(files).toHaveLength(6))
  it.each(files)('%s: every course, semester, credit and requisite', async file => {
    await expectWhole(JSON.parse(readFileSync(path.join(folder, file), 'utf8')))
  })
})
