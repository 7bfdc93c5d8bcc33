import { describe, expect, it } from 'vitest'
import type { Requisito } from '../asignaturas/asignatura.ts'
import { creditos, o, previo, simultaneo, y } from '../asignaturas/requisitosDePrueba.ts'
import { type CursoComparable, compararCursos } from './compararCursos.ts'

const curso = (
  id: number,
  codigo: string | null,
  nombre: string,
  mas: Partial<CursoComparable> = {},
): CursoComparable => ({
  id,
  codigo,
  nombre,
  lugar: 'Ciclo I',
  claveDeLugar: 'c1',
  credits: 4,
  horasteoria: 3,
  horaspractica: 2,
  horasvirtual: 0,
  horasvirtualteoria: 0,
  horasvirtualpractica: 0,
  requisitos: null,
  area: 'Básica',
  tipo: null,
  tipologia: null,
  tipoestudio: null,
  modalidad: null,
  ...mas,
})
const ciclo = (n: number) => ({ lugar: `Ciclo ${n}`, claveDeLugar: `c${n}` })
/** «despues.id por» of each, «+id» of new ones, «-id» of those gone. */
const dicho = (...args: Parameters<typeof compararCursos>) =>
  compararCursos(...args).map(c =>
    c.antes && c.despues
      ? `${c.antes.id}=${c.despues.id} ${c.por}`
      : c.despues
        ? `+${c.despues.id}`
        : `-${c.antes!.id}`,
  )

describe('pairs courses', () => {
  it.each([
    [
      'by code, whatever the blanks and capitals',
      [curso(1, 'MAT 101', 'Cálculo')],
      [curso(9, 'mat-101', 'Otro nombre')],
      ['1=9 codigo'],
    ],
    [
      'by the code as it is written, before what differs in where the point stands',
      [curso(1, '1.11', 'Uno'), curso(2, '11.1', 'Dos')],
      [curso(8, '11.1', 'Tres'), curso(9, '1.11', 'Cuatro')],
      ['2=8 codigo', '1=9 codigo'],
    ],
    [
      'not by a code that may be another',
      [curso(1, '111', 'Uno')],
      [curso(8, '1.11', 'Dos'), curso(9, '11.1', 'Uno')],
      ['+8', '1=9 nombre'],
    ],
    [
      '… of the older plan either',
      [curso(1, '1.11', 'Uno'), curso(2, '11.1', 'Dos')],
      [curso(9, '111', 'Dos')],
      ['2=9 nombre', '-1'],
    ],
    [
      'else by name, whatever the accents',
      [curso(1, 'A1', 'Ética  General')],
      [curso(9, 'B1', 'etica general')],
      ['1=9 nombre'],
    ],
    [
      'by name where there are no codes',
      [curso(1, null, 'Física')],
      [curso(9, '', 'Física')],
      ['1=9 nombre'],
    ],
    [
      'the code wins over the name',
      [curso(1, 'A', 'X'), curso(2, 'B', 'Y')],
      [curso(8, 'B', 'X'), curso(9, 'A', 'Y')],
      ['2=8 codigo', '1=9 codigo'],
    ],
    ['not by a dash for a code', [curso(1, '-', 'Uno')], [curso(9, '-', 'Dos')], ['+9', '-1']],
    [
      'of equal names those in the same cycle first',
      [curso(1, null, 'Optativa', ciclo(1)), curso(2, null, 'Optativa', ciclo(2))],
      [curso(8, null, 'Optativa', ciclo(2)), curso(9, null, 'Optativa', ciclo(1))],
      ['2=8 nombre', '1=9 nombre'],
    ],
    [
      'three of a name against two: one is gone',
      [curso(1, null, 'Taller'), curso(2, null, 'Taller'), curso(3, null, 'Taller')],
      [curso(8, null, 'Taller'), curso(9, null, 'Taller')],
      ['1=8 nombre', '2=9 nombre', '-3'],
    ],
    ['nothing in common', [curso(1, 'A', 'Uno')], [curso(9, 'B', 'Dos')], ['+9', '-1']],
    ['empty plans', [], [], []],
  ] as [string, CursoComparable[], CursoComparable[], string[]][])('%s', (_case, antes, despues, expected) =>
    expect(dicho(antes, despues)).toEqual(expected),
  )

  it('else by origin, when it was renamed and given another code', () =>
    expect(dicho([curso(1, 'A', 'Uno')], [curso(9, 'B', 'Dos')], new Map([[9, 1]]))).toEqual(['1=9 origen']))
})

const comparar = (antes: Partial<CursoComparable>, despues: Partial<CursoComparable>) =>
  compararCursos([curso(1, 'A', 'Uno', antes)], [curso(9, 'A', 'Uno', despues)])[0]!

describe('says what differs', () => {
  it.each([
    ['nothing', {}, {}, 'igual', false, []],
    ['the cycle alone is a move, no change', ciclo(1), ciclo(3), 'igual', true, ['lugar Ciclo 1→Ciclo 3']],
    [
      'credits and hours',
      { credits: 4 },
      { credits: 4.5, horasteoria: 4 },
      'cambiado',
      false,
      ['credits 4→4,5', 'horasteoria 3→4'],
    ],
    [
      'virtual hours that are of practice now, though they are as many',
      { horasvirtual: 2, horasvirtualteoria: 2 },
      { horasvirtual: 2, horasvirtualpractica: 2 },
      'cambiado',
      false,
      ['horasvirtualteoria 2→0', 'horasvirtualpractica 0→2'],
    ],
    ['credits that were none', { credits: null }, { credits: 3 }, 'cambiado', false, ['credits →3']],
    [
      'moved and changed',
      ciclo(1),
      { ...ciclo(2), area: null },
      'cambiado',
      true,
      ['lugar Ciclo 1→Ciclo 2', 'area Básica→'],
    ],
    [
      'the accent of a name',
      { nombre: 'Ética' },
      { nombre: 'Etica' },
      'cambiado',
      false,
      ['nombre Ética→Etica'],
    ],
  ] as [string, Partial<CursoComparable>, Partial<CursoComparable>, string, boolean, string[]][])(
    '%s',
    (_case, antes, despues, cambio, movido, campos) => {
      const c = comparar(antes, despues)
      expect([c.cambio, c.movido]).toEqual([cambio, movido])
      expect(c.campos.map(f => `${f.campo} ${f.antes}→${f.despues}`)).toEqual(campos)
    },
  )
})

describe('requisites', () => {
  const plan = (base: number, r: Requisito | null, codigo = 'MAT') => [
    curso(base, codigo, 'Cálculo'),
    curso(base + 1, 'FIS', 'Física', { requisitos: r }),
  ]
  it.each([
    ['the same course under another id', previo(1), previo(11), 'MAT', 'igual'],
    ['a course that got another code', previo(1), previo(11), 'CAL', 'igual'],
    ['one more asked for', previo(1), y(previo(11), creditos(20)), 'MAT', 'cambiado'],
    ['none any more', previo(1), null, 'MAT', 'cambiado'],
    ['the same in another order', y(previo(1), previo(2)), y(previo(12), previo(11)), 'MAT', 'igual'],
    [
      '… in alternatives of groups too',
      o(y(previo(1), previo(2)), creditos(20)),
      o(creditos(20), y(previo(12), previo(11))),
      'MAT',
      'igual',
    ],
    [
      'one written twice in two orders',
      o(previo(1), previo(2)),
      y(o(previo(11), previo(12)), o(previo(12), previo(11))),
      'MAT',
      'igual',
    ],
    ['all where one was enough', o(previo(1), previo(2)), y(previo(11), previo(12)), 'MAT', 'cambiado'],
    ['in another mode', y(previo(1), simultaneo(2)), y(simultaneo(11), previo(12)), 'MAT', 'cambiado'],
    // As jsonb keeps it: keys in another order.
    [
      'the same, read back from the database',
      previo(1),
      { modo: 'previo', tipo: 'curso', asignatura_id: 11 },
      'MAT',
      'igual',
    ],
  ] as [string, Requisito, Requisito | null, string, string][])(
    '%s',
    (_case, antes, despues, codigo, cambio) =>
      expect(compararCursos(plan(1, antes), plan(11, despues, codigo)).at(1)!.cambio).toBe(cambio),
  )

  it('one whose course is gone differs, even from an id that looks the same', () => {
    const antes = [curso(5, 'OLD', 'Se fue'), curso(6, 'FIS', 'Física', { requisitos: previo(5) })]
    const despues = [curso(5, 'NEW', 'Llegó'), curso(7, 'FIS', 'Física', { requisitos: previo(5) })]
    const fisica = compararCursos(antes, despues).find(c => c.antes?.id === 6)!
    expect(fisica.campos).toEqual([
      { campo: 'requisitos', antes: expect.stringContaining('OLD'), despues: expect.stringContaining('NEW') },
    ])
  })
})
