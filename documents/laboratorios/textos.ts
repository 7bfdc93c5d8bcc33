import { cuantos } from '../formato.ts'

/** The Spanish texts of the list of laboratories and workshops on paper. */
export const palabrasDeLaboratorios = {
  titulo: 'Laboratorios y talleres',
  uno: 'ambiente',
  varios: 'ambientes',
  ninguno: 'No hay laboratorios ni talleres.',
  hayMas: (n: number) => `Se imprimen los primeros ${n}.`,
  ambiente: 'Ambiente',
  tipo: 'Tipo',
  local: 'Local',
  capacidad: 'Capacidad',
  personas: (n: number) => cuantos(n, 'persona', 'personas'),
  programas: 'Programas',
  planes: 'Planes que lo necesitan',
  descripcion: 'Descripción',
  equipos: 'Equipos',
  equipo: 'Equipo',
  codigo: 'Código',
  cantidad: 'Cantidad',
  sinEquipos: 'No tiene equipos registrados.',
}
