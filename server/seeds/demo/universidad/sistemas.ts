import type { ProgramaDeDemo } from '../plan.ts'
import { curriculo2026 } from './curriculo2026.ts'
import { CINCO_ANIOS } from './periodos.ts'
import { sistemas2019 } from './sistemas2019.ts'
import { sistemas2026 } from './sistemas2026.ts'

export const sistemas: ProgramaDeDemo = {
  ...CINCO_ANIOS,
  nombre: 'Ingeniería de Sistemas',
  laboratorios: [
    {
      nombre: 'Laboratorio de Cómputo 1',
      tipo: 1,
      local: 'Pabellón de Ingeniería',
      capacidad: 30,
      equipos: [
        { nombre: 'Computadora de escritorio', codigo: 'COM-101', cantidad: 30 },
        { nombre: 'Proyector', codigo: 'COM-140', cantidad: 1 },
      ],
    },
    {
      nombre: 'Laboratorio de Redes',
      tipo: 1,
      local: 'Pabellón de Ingeniería',
      capacidad: 24,
      descripcion: 'Prácticas de cableado, conmutación y seguridad.',
      equipos: [
        { nombre: 'Enrutador', codigo: 'RED-002', cantidad: 12 },
        { nombre: 'Conmutador de 24 puertos', codigo: 'RED-015', cantidad: 12 },
        { nombre: 'Probador de cables', cantidad: 6, descripcion: 'Se presta por turno.' },
      ],
    },
    { nombre: 'Taller de Hardware', tipo: 2, local: 'Pabellón de Ingeniería', capacidad: 20 },
  ],
  planes: [{ ...sistemas2026, curriculo: curriculo2026 }, sistemas2019],
}
