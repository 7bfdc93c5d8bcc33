import type { Rol } from '@malla/domain/permisos/acciones.ts'
import { ESTRUCTURA_INICIAL } from '@malla/domain/silabos/estructura.ts'
import { alta, comun, type Fila, lugar, nada, type Relacion } from './fila.ts'

const fechas = { fechainicio: '2026-03-16', fechafin: '2026-07-17' }

/** Periods are read by lecturers too: their syllabi are of one. */
const tambienDocentes = {
  salvo: (rol: Rol, relacion: Relacion) => (rol === 'docente' && relacion !== 'ajena' ? 200 : undefined),
}

/** The lecturer of the proof teaches the course; of a plan everybody reads what its syllabi are made of. */
const suyo = {
  salvo: (rol: Rol, relacion: Relacion) =>
    rol === 'docente' && ['entidad', 'facultad'].includes(relacion) ? 200 : undefined,
}

/** Rows of calls on syllabi, their periods and what they are made of. */
export const filasDeSilabos: Record<string, Fila> = {
  'periodos.list': nada(),
  'periodos.show': comun(l => ({ id: l.periodo }), tambienDocentes),
  'periodos.create': alta((_l, nombre) => ({ nombre: nombre.slice(0, 40), ...fechas })),
  'periodos.update': comun((l, nombre) => ({ id: l.periodo, nombre: nombre.slice(0, 40) })),
  'periodos.delete': comun(l => ({ id: l.periodo })),

  'silabos.list': nada(),
  'silabos.show': lugar(l => ({ id: l.curso }), suyo),
  'silabos.keys': lugar((l, metodologia) => ({ id: l.curso, silabo: { metodologia } }), suyo),
  'silabos.actualizar': lugar((l, metodologia) => ({ id: l.curso, silabo: { metodologia } }), suyo),
  'silabos.docentes': lugar(l => ({ id: l.curso, docentes_ids: [l.docente] })),
  'silabos.docentesDeVarios': lugar(l => ({
    asignaturas_ids: [l.curso],
    docentes_ids: [l.docente],
    modo: 'agregar',
  })),

  'revisiones.paso': lugar(l => ({ id: l.curso, periodo_id: l.periodoAbierto, paso: 'observar' }), {
    accion: 'revision.observar',
    gasta: true,
  }),
  'revisiones.list': lugar(l => ({ id: l.curso, periodo_id: l.periodoAbierto }), suyo),
  'revisiones.observar': lugar((l, texto) => ({ id: l.curso, periodo_id: l.periodoAbierto, texto })),
  'revisiones.responder': lugar((l, respuesta) => ({ id: l.observacion, respuesta }), suyo),
  'revisiones.resolver': lugar(l => ({ id: l.observacion, resuelta: true }), { gasta: true }),
  // It is somebody else's.
  'revisiones.delete': lugar(l => ({ id: l.observacion }), { da: 403 }),
  'presencias.estar': lugar(l => ({ id: l.curso, pestana: 'una' }), suyo),

  'traerSilabo.leer': lugar((l, html) => ({ id: l.curso, html }), suyo),

  'hilo.unidades': lugar(l => ({ planId: l.plan })),

  'cartas.show': lugar(l => ({ id: l.curso }), suyo),
  'cartas.save': lugar((l, sumilla) => ({ id: l.curso, carta: { sumilla } })),

  'recordatorios.resumen': nada(),
  'recordatorios.previa': lugar(l => ({ asignaturas_ids: [l.curso] })),
  'recordatorios.enviar': lugar(l => ({ asignaturas_ids: [l.curso], otra_vez: true })),
  'recordatorios.continuar': lugar(l => ({ id: l.periodoComun, planestudio_id: l.plan })),

  'informesDeSilabo.pdf': lugar(l => ({ id: l.curso }), suyo),
  'informesDeSilabo.abreviado': lugar(l => ({ id: l.curso }), suyo),
  'informesDeSilabo.word': lugar(l => ({ id: l.curso }), suyo),
  'informesDeSilabo.mail': lugar(l => ({ id: l.curso, correo: l.para }), suyo),
  'informesDeSilabo.unidades': lugar(l => ({ planestudio_id: l.plan })),
  'informesDeSilabo.sql': lugar(l => ({ planestudio_id: l.plan })),
  'informesDeSilabo.dePlanPdf': lugar(l => ({ id: l.plan })),
  'informesDeSilabo.dePlanZip': lugar(l => ({ id: l.plan })),

  'estructuras.show': lugar(l => ({ planestudio_id: l.plan }), suyo),
  'estructuras.save': lugar(l => ({ planestudio_id: l.plan, estructura: ESTRUCTURA_INICIAL })),
  'estructuras.previa': lugar(l => ({ planestudio_id: l.plan, estructura: ESTRUCTURA_INICIAL })),
  'estructuras.delete': lugar(l => ({ planestudio_id: l.origen }), { da: 404 }),
}
