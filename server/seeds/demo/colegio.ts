import { primaria } from './colegio/primaria.ts'
import { secundaria } from './colegio/secundaria.ts'
import type { Institucion } from './plan.ts'

export const colegio: Institucion = {
  razonsocial: 'Colegio Bosque de Queñuales',
  tipo: 'Colegio',
  areas: [
    { nombre: 'Matemática', abreviatura: 'MAT', color: 1 },
    { nombre: 'Comunicación', abreviatura: 'COM', color: 2 },
    { nombre: 'Ciencia y Tecnología', abreviatura: 'CYT', color: 4 },
    { nombre: 'Ciencias Sociales', abreviatura: 'SOC', color: 3 },
    { nombre: 'Inglés', abreviatura: 'ING', color: 5 },
    { nombre: 'Arte y Cultura', abreviatura: 'ART', color: 6 },
    { nombre: 'Educación Física', abreviatura: 'EFI', color: 7 },
    { nombre: 'Formación Personal', abreviatura: 'FOR', color: 8 },
    // The ninth area: there are eight colours.
    { nombre: 'Educación para el Trabajo', abreviatura: 'EPT', color: 7 },
  ],
  facultades: [
    { nombre: 'Coordinación de Secundaria', programas: [secundaria] },
    { nombre: 'Coordinación de Primaria', programas: [primaria] },
  ],
}
