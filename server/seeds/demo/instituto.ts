import { contabilidad } from './instituto/contabilidad.ts'
import { desarrolloDeSistemas } from './instituto/sistemas.ts'
import type { Institucion } from './plan.ts'
import { silabosDelInstituto } from './silabos/deInstituciones.ts'

export const instituto: Institucion = {
  razonsocial: 'Instituto Superior Tecnológico Nevado Azul',
  tipo: 'Instituto',
  silabos: silabosDelInstituto,
  areas: [
    { nombre: 'Soporte', abreviatura: 'SOP', color: 1 },
    { nombre: 'Software', abreviatura: 'DES', color: 2 },
    { nombre: 'Datos', abreviatura: 'DAT', color: 4 },
    { nombre: 'Proyectos', abreviatura: 'GES', color: 5 },
    { nombre: 'Contabilidad', abreviatura: 'CON', color: 1 },
    { nombre: 'Tributación', abreviatura: 'TRI', color: 2 },
    { nombre: 'Costos', abreviatura: 'COS', color: 4 },
    { nombre: 'Finanzas', abreviatura: 'FIN', color: 5 },
    { nombre: 'Empleabilidad', abreviatura: 'EMP', color: 3 },
    { nombre: 'Experiencias formativas', abreviatura: 'EFSRT', color: 8 },
  ],
  locales: ['Sede Principal'],
  facultades: [
    { nombre: 'Tecnologías de la Información', programas: [desarrolloDeSistemas] },
    { nombre: 'Administración y Contabilidad', programas: [contabilidad] },
  ],
}
