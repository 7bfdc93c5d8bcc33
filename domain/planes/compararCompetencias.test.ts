import { describe, expect, it } from 'vitest'
import { type CompetenciaComparable, compararCompetencias } from './compararCompetencias.ts'

const una = (
  id: number,
  codigo: string,
  nombre: string,
  mas: Partial<CompetenciaComparable> = {},
): CompetenciaComparable => ({
  id,
  codigo,
  nombre,
  tipo: 'Funcional',
  grupo: '',
  perfil: '',
  resultados: '',
  cursos: [],
  ...mas,
})
const nada = { origenes: new Map<number, number>(), comunes: new Map<number, number>() }
const dicho = (...args: Parameters<typeof compararCompetencias>) =>
  compararCompetencias(...args).map(
    c => `${c.antes?.id ?? ''}→${c.despues?.id ?? ''} ${c.cambio}${c.movido ? ' movido' : ''}`,
  )

describe('pairs competencies', () => {
  it.each<[string, CompetenciaComparable[], CompetenciaComparable[], string[]]>([
    ['none in either', [], [], []],
    ['by name, whatever the accents', [una(1, 'F1', 'Ética')], [una(9, 'F1', 'ETICA ')], ['1→9 cambiado']],
    ['the same', [una(1, 'F1', 'A')], [una(9, 'F1', 'A')], ['1→9 igual']],
    [
      'one of two of a name',
      [una(1, 'F1', 'A'), una(2, 'F2', 'A')],
      [una(9, 'F1', 'A')],
      ['1→9 igual', '2→ retirado'],
    ],
    ['at another place', [una(1, 'F1', 'A')], [una(9, 'C2.1', 'A')], ['1→9 igual movido']],
    [
      'equal names: those of the same code first',
      [una(1, 'C1.1', 'A'), una(2, 'C2.1', 'A')],
      [una(8, 'C2.1', 'A'), una(9, 'C1.1', 'A')],
      ['2→8 igual', '1→9 igual'],
    ],
    [
      'a transversal one is another',
      [una(1, 'F1', 'A')],
      [una(9, 'F1', 'A', { tipo: 'Transversal' })],
      ['→9 nuevo', '1→ retirado'],
    ],
  ])('%s', (_name, antes, despues, esperado) => expect(dicho(antes, despues, nada)).toEqual(esperado))

  it('by origin, when it was worded anew', () => {
    const antes = [una(1, 'F1', 'Analiza'), una(2, 'F2', 'Otra')]
    const despues = [una(9, 'F1', 'Evalúa con criterio')]
    expect(dicho(antes, despues, { ...nada, origenes: new Map([[9, 1]]) })).toEqual([
      '1→9 cambiado',
      '2→ retirado',
    ])
  })
})

describe('says what differs', () => {
  const cursos = (id: number, nivel: string) => [{ id, nombre: `Curso ${id}`, nivel }]
  it('courses are the same when their pairs are, whatever they are called', () => {
    const [antes, despues] = [
      una(1, 'F1', 'A', { cursos: cursos(5, 'logra') }),
      una(9, 'F1', 'A', { cursos: cursos(6, 'logra') }),
    ]
    const con = (comunes: Map<number, number>) =>
      compararCompetencias([antes], [despues], { ...nada, comunes })[0]!
    expect(con(new Map([[5, 6]])).cambio).toBe('igual')
    expect(con(new Map()).campos).toEqual([
      { campo: 'cursos', antes: 'Curso 5 (logra)', despues: 'Curso 6 (logra)' },
    ])
  })
  it('another level, line, outcome and group', () => {
    const [c] = compararCompetencias(
      [una(1, 'F1', 'A', { cursos: cursos(5, 'introduce'), perfil: 'x', resultados: 'Tuning 1' })],
      [una(9, 'F1', 'A', { cursos: cursos(6, 'logra'), grupo: 'G' })],
      { ...nada, comunes: new Map([[5, 6]]) },
    )
    expect(c!.campos.map(x => x.campo)).toEqual(['grupo', 'perfil', 'resultados', 'cursos'])
  })
})
