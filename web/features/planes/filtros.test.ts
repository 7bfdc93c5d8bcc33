import { describe, expect, it } from 'vitest'
import { cesadosDe, filtrosDe } from './filtros.ts'

it.each([
  ['vigentes', false],
  ['cesados', true],
  ['otra cosa', undefined],
  [undefined, undefined],
])('%s: %s', (estado, cesados) => expect(cesadosDe(estado)).toBe(cesados))

const facultad = (id: number, nombre: string, programas: Record<string, [number, string][]>) => ({
  id,
  nombre,
  txt_type: 'facultad' as const,
  estado: 'Activado' as const,
  niveles: [
    {
      id: 1,
      nombre: 'Pregrado',
      codigo: '00001',
      modalidades: Object.entries(programas).map(([modalidad, lista], i) => ({
        id: i,
        nombre: modalidad,
        programas: lista.map(([pid, n]) => ({
          id: pid,
          nombre: n,
          carrera_id: pid,
          estado: 'Desactivado' as const,
          especialidades: [],
          planes_estudios: [],
        })),
      })),
    },
  ],
})
const arbol = {
  cepre: null,
  posgrado: facultad(9, 'Posgrado', { Presencial: [[5, 'Ética']] }),
  facultades: [
    facultad(1, 'Ingeniería', {
      Presencial: [
        [1, 'Sistemas'],
        [2, 'Civil'],
      ],
      Virtual: [[3, 'Sistemas']],
    }),
  ],
}

describe('filtrosDe', () => {
  it('all faculties, posgrado too, and all programmes whatever their state, told apart where names repeat', () =>
    expect(filtrosDe(arbol, undefined)).toEqual({
      facultades: [
        { value: 1, label: 'Ingeniería' },
        { value: 9, label: 'Posgrado' },
      ],
      programas: [
        { value: 2, label: 'Civil' },
        { value: 5, label: 'Ética' },
        { value: 1, label: 'Sistemas · Pregrado · Presencial' },
        { value: 3, label: 'Sistemas · Pregrado · Virtual' },
      ],
    }))
  it('those of one name, level and modality bear their faculty', () => {
    const otra = facultad(2, 'Educación', { Virtual: [[4, 'Sistemas']] })
    const { programas } = filtrosDe({ ...arbol, facultades: [...arbol.facultades, otra] }, undefined)
    expect(programas.slice(2)).toEqual([
      { value: 1, label: 'Sistemas · Pregrado · Presencial' },
      { value: 4, label: 'Sistemas · Pregrado · Virtual · Educación' },
      { value: 3, label: 'Sistemas · Pregrado · Virtual · Ingeniería' },
    ])
  })
  it('of a chosen faculty only its programmes', () =>
    expect(filtrosDe(arbol, 9).programas.map(p => p.value)).toEqual([5]))
})
