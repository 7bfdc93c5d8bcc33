import type { Institucion } from './plan.ts'
import { silabosDeLaUniversidad } from './silabos/deInstituciones.ts'
import { civil } from './universidad/civil.ts'
import { educacionPrimaria } from './universidad/educacion.ts'
import { enfermeria, segundaEspecialidad } from './universidad/enfermeria.ts'
import { modelosDeLaUniversidad } from './universidad/modelos.ts'
import { doctoradoEnEducacion, gestionPublica } from './universidad/posgrado.ts'
import { ciencias, letras } from './universidad/preuniversitario.ts'
import { sistemas } from './universidad/sistemas.ts'

export const universidad: Institucion = {
  razonsocial: 'Universidad Andina del Sur',
  tipo: 'Universidad',
  nombre_corto: 'uas',
  silabos: silabosDeLaUniversidad,
  niveles: [{ codigo: '00006', nombre: 'Preuniversitario' }],
  // No plan uses two areas of the same colour.
  areas: [
    { nombre: 'Matemática', abreviatura: 'MAT', color: 1 },
    { nombre: 'Ciencias básicas', abreviatura: 'CIE', color: 2 },
    { nombre: 'Humanidades', abreviatura: 'HUM', color: 3 },
    { nombre: 'Gestión', abreviatura: 'GES', color: 7 },
    { nombre: 'Investigación', abreviatura: 'INV', color: 8 },
    { nombre: 'Computación', abreviatura: 'CMP', color: 4 },
    { nombre: 'Sistemas', abreviatura: 'SIS', color: 5 },
    { nombre: 'Redes', abreviatura: 'RED', color: 6 },
    { nombre: 'Estructuras', abreviatura: 'EST', color: 4 },
    { nombre: 'Hidráulica', abreviatura: 'HID', color: 5 },
    { nombre: 'Geotecnia y vías', abreviatura: 'GEO', color: 6 },
    { nombre: 'Construcción', abreviatura: 'CON', color: 7 },
    { nombre: 'Ciencias biomédicas', abreviatura: 'BIO', color: 4 },
    { nombre: 'Enfermería', abreviatura: 'CUI', color: 5 },
    { nombre: 'Salud pública', abreviatura: 'SAP', color: 6 },
    { nombre: 'Pedagogía', abreviatura: 'PED', color: 4 },
    { nombre: 'Didáctica', abreviatura: 'DID', color: 5 },
    { nombre: 'Práctica', abreviatura: 'PRA', color: 6 },
    { nombre: 'Gestión pública', abreviatura: 'GPU', color: 5 },
  ],
  locales: ['Campus Central', 'Pabellón de Ciencias de la Salud', 'Pabellón de Ingeniería'],
  laboratorios: [
    {
      nombre: 'Laboratorio de Física',
      tipo: 1,
      local: 'Campus Central',
      capacidad: 28,
      equipos: [
        { nombre: 'Multímetro digital', codigo: 'FIS-001', cantidad: 14 },
        { nombre: 'Riel de aire con sensores de paso', codigo: 'FIS-010', cantidad: 7 },
        {
          nombre: 'Osciloscopio de dos canales',
          codigo: 'FIS-021',
          cantidad: 4,
          descripcion: 'Ancho de banda de 50 MHz.',
        },
      ],
    },
    {
      nombre: 'Laboratorio de Química',
      tipo: 1,
      local: 'Campus Central',
      capacidad: 24,
      equipos: [
        { nombre: 'Balanza analítica', codigo: 'QUI-003', cantidad: 3 },
        {
          nombre: 'Campana extractora',
          codigo: 'QUI-007',
          cantidad: 2,
          descripcion: 'Con revisión anual del filtro.',
        },
      ],
    },
    {
      nombre: 'Laboratorio de Simulación Clínica',
      tipo: 1,
      local: 'Pabellón de Ciencias de la Salud',
      capacidad: 16,
      equipos: [
        { nombre: 'Simulador de paciente adulto', codigo: 'SIM-001', cantidad: 2 },
        { nombre: 'Camilla clínica', codigo: 'SIM-014', cantidad: 8 },
      ],
    },
    { nombre: 'Taller de Arte', tipo: 2, local: 'Campus Central', capacidad: 25 },
  ],
  facultades: [
    { nombre: 'Facultad de Ingeniería', programas: [sistemas, civil] },
    { nombre: 'Facultad de Ciencias de la Salud', programas: [enfermeria, segundaEspecialidad] },
    { nombre: 'Facultad de Educación', programas: [educacionPrimaria] },
    {
      nombre: 'Escuela de Posgrado',
      txt_type: 'isPosgrado',
      programas: [gestionPublica, doctoradoEnEducacion],
    },
    { nombre: 'Centro Preuniversitario', txt_type: 'isCepre', programas: [ciencias, letras] },
  ],
  modelos: modelosDeLaUniversidad,
  redaccion: ['redaccion@demo.edu'],
}
