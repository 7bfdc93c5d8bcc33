import type { FacultadDelArbol } from '@malla/contracts/facultades.ts'
import { describe, expect, it } from 'vitest'
import { programasElegibles } from './programasElegibles.ts'

type Programa = [id: number, nombre: string, estado?: 'Activado' | 'Desactivado']

const facultad = (
  nombre: string,
  programas: Record<string, Programa[]>,
  estado: 'Activado' | 'Desactivado' = 'Activado',
): FacultadDelArbol => ({
  id: 1,
  nombre,
  txt_type: 'facultad',
  estado,
  niveles: [
    {
      id: 1,
      nombre: 'Pregrado',
      codigo: '00001',
      modalidades: Object.entries(programas).map(([modalidad, lista], i) => ({
        id: i,
        nombre: modalidad,
        programas: lista.map(([id, n, e = 'Activado']) => ({
          id,
          nombre: n,
          carrera_id: 1,
          estado: e,
          especialidades: [],
          planes_estudios: [],
        })),
      })),
    },
  ],
})

const arbol = {
  cepre: null,
  posgrado: facultad('Posgrado', { Presencial: [[5, 'Maestría en Ética']] }),
  facultades: [
    facultad('Ingeniería', {
      Presencial: [
        [1, 'Sistemas'],
        [2, 'Civil', 'Desactivado'],
      ],
      Virtual: [[3, 'Sistemas']],
    }),
    facultad('Cerrada', { Presencial: [[4, 'Minas']] }, 'Desactivado'),
  ],
}

describe('programasElegibles', () => {
  it('only what is Activado, in alphabetical order, told apart where names repeat', () =>
    expect(programasElegibles(arbol)).toEqual([
      { value: 5, label: 'Maestría en Ética · Posgrado' },
      { value: 1, label: 'Sistemas · Ingeniería · Pregrado · Presencial' },
      { value: 3, label: 'Sistemas · Ingeniería · Pregrado · Virtual' },
    ]))
  it('the programme of the plan stays, though it is no longer active', () =>
    expect(programasElegibles(arbol, 2).map(o => o.value)).toEqual([2, 5, 1, 3]))
  it('so do several, those of a laboratory', () =>
    expect(programasElegibles(arbol, [2, 4]).map(o => o.value)).toEqual([2, 5, 4, 1, 3]))
})
