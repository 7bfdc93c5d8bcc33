import type { Institucion } from './plan.ts'
import { sistemas2026 } from './universidad/sistemas2026.ts'

export const universidad: Institucion = {
  razonsocial: 'Universidad Andina del Sur',
  tipo: 'Universidad',
  areas: [
    { nombre: 'Matemática', abreviatura: 'MAT', color: 1 },
    { nombre: 'Ciencias básicas', abreviatura: 'CIE', color: 2 },
    { nombre: 'Humanidades', abreviatura: 'HUM', color: 3 },
    { nombre: 'Comunicación e idiomas', abreviatura: 'COM', color: 4 },
    { nombre: 'Computación', abreviatura: 'CMP', color: 5 },
    { nombre: 'Sistemas de información', abreviatura: 'SIS', color: 6 },
    { nombre: 'Gestión y economía', abreviatura: 'GES', color: 7 },
    { nombre: 'Redes e infraestructura', abreviatura: 'RED', color: 8 },
    { nombre: 'Investigación', abreviatura: 'INV', color: 8 },
  ],
  facultades: [
    {
      nombre: 'Facultad de Ingeniería',
      programas: [
        {
          nombre: 'Ingeniería de Sistemas',
          nivel: 'Pregrado',
          modalidad: 'Presencial',
          maxciclos: 10,
          ciclosporanio: 2,
          repeticiones: 3,
          tipociclo_id: 1,
          tipoduracion: '00004',
          duracion: 5,
          planes: [sistemas2026],
        },
      ],
    },
  ],
}
