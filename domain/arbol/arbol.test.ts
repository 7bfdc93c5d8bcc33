import { expect, it } from 'vitest'
import { procesadorMs } from '../testing/procesador.ts'
import type { FilasDelArbol, PlanDeFila } from './arbol.ts'
import { arbolDe } from './arbol.ts'

const programa = (
  id: number,
  facultad_id: number,
  nivel_id: number,
  modalidad_id: number,
  carrera_id = id,
) => ({
  id,
  nombre: `P${id}`,
  facultad_id,
  nivel_id,
  modalidad_id,
  carrera_id,
  estado: 'Activado',
})
const filas: FilasDelArbol<PlanDeFila> = {
  facultades: [
    { id: 1, nombre: 'Ingeniería', txt_type: 'facultad', estado: 'Activado' },
    { id: 2, nombre: 'Posgrado', txt_type: 'isPosgrado', estado: 'Activado' },
    { id: 3, nombre: 'Cepre', txt_type: 'isCepre', estado: 'Activado' },
    { id: 4, nombre: 'Vacía', txt_type: 'facultad', estado: 'Desactivado' },
  ],
  niveles: [
    { id: 2, nombre: 'Maestría', codigo: '00002' },
    { id: 1, nombre: 'Pregrado', codigo: '00001' },
  ],
  modalidades: [
    { id: 1, nombre: 'Presencial' },
    { id: 2, nombre: 'A distancia' },
  ],
  programas: [
    programa(10, 1, 1, 1),
    programa(11, 1, 1, 2),
    programa(12, 1, 1, 1, 0),
    programa(13, 2, 2, 1),
    programa(14, 99, 1, 1),
  ],
  especialidades: [
    { id: 5, nombre: 'Pediatría', programa_id: 12 },
    { id: 6, nombre: 'De nadie', programa_id: 98 },
  ],
  planes: [
    { id: 100, full_name: 'Plan 2026', carrera_id: 10, fechacese: null },
    { id: 101, full_name: 'Plan 2018', carrera_id: 10, fechacese: '2025-12-31' },
    { id: 102, full_name: 'De nadie', carrera_id: 99, fechacese: null },
  ],
}

const forma = (x: unknown): unknown =>
  JSON.parse(
    JSON.stringify(x, [
      'cepre',
      'posgrado',
      'facultades',
      'niveles',
      'modalidades',
      'programas',
      'planes_estudios',
      'id',
    ]),
  )

it('faculty → level → modality → programme → plans, in the order of the rows', () =>
  expect(forma(arbolDe(filas))).toEqual({
    cepre: { id: 3, niveles: [] },
    posgrado: {
      id: 2,
      niveles: [{ id: 2, modalidades: [{ id: 1, programas: [{ id: 13, planes_estudios: [] }] }] }],
    },
    facultades: [
      {
        id: 1,
        niveles: [
          {
            id: 1,
            modalidades: [
              {
                id: 1,
                programas: [
                  { id: 10, planes_estudios: [{ id: 100 }, { id: 101 }] },
                  { id: 12, planes_estudios: [] },
                ],
              },
              { id: 2, programas: [{ id: 11, planes_estudios: [] }] },
            ],
          },
        ],
      },
      { id: 4, niveles: [] },
    ],
  }))

it('specialities hang on their programme', () => {
  const [p] = arbolDe(filas).facultades[0]!.niveles[0]!.modalidades[0]!.programas.slice(1)
  expect([p!.carrera_id, p!.especialidades]).toEqual([0, [{ id: 5, nombre: 'Pediatría' }]])
})

it('an empty institution', () =>
  expect(
    arbolDe({ facultades: [], niveles: [], modalidades: [], programas: [], especialidades: [], planes: [] }),
  ).toEqual({
    cepre: null,
    posgrado: null,
    facultades: [],
  }))

it('300 plans take a moment', () => {
  const muchos = {
    ...filas,
    planes: Array.from({ length: 20_000 }, (_, id) => ({
      id,
      full_name: '',
      carrera_id: 10,
      fechacese: null,
    })),
  }
  const t0 = procesadorMs()
  arbolDe(muchos)
  expect(procesadorMs() - t0).toBeLessThan(200)
})
