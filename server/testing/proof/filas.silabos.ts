import type { Rol } from '@malla/domain/permisos/acciones.ts'
import { alta, comun, type Fila, nada, type Relacion } from './fila.ts'

const fechas = { fechainicio: '2026-03-16', fechafin: '2026-07-17' }

/** Periods are read by lecturers too: their syllabi are of one. */
const tambienDocentes = {
  salvo: (rol: Rol, relacion: Relacion) => (rol === 'docente' && relacion !== 'ajena' ? 200 : undefined),
}

/** Rows of calls on syllabi, their periods and what they are made of. */
export const filasDeSilabos: Record<string, Fila> = {
  'periodos.list': nada(),
  'periodos.show': comun(l => ({ id: l.periodo }), tambienDocentes),
  'periodos.create': alta((_l, nombre) => ({ nombre: nombre.slice(0, 40), ...fechas })),
  'periodos.update': comun((l, nombre) => ({ id: l.periodo, nombre: nombre.slice(0, 40) })),
  'periodos.delete': comun(l => ({ id: l.periodo })),
}
