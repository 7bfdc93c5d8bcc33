import type { Rol } from '@malla/domain/permisos/acciones.ts'
import { direccionDe } from '@malla/domain/publicaciones/direccion.ts'
import { ADJUNTOS } from './adjuntos.ts'
import { type Fila, instalacion, lugar, nada, type Relacion } from './fila.ts'
import type { Lugar } from './lugar.ts'

/** Rows of calls on plans and on what is in them. */

const plan = lugar(l => ({ id: l.plan }))
const porCorreo = lugar(l => ({ id: l.plan, correo: l.para }))
/** A lecturer has reports of own syllabi alone; a programme that is out of scope is refused under its field as one that is not there. */
const porProgramas = {
  salvo: (rol: Rol, relacion: Relacion) =>
    rol === 'docente' ? 403 : rol !== 'root' && ['fuera', 'hermana'].includes(relacion) ? 422 : undefined,
}
/** The programme that a plan is put in is refused under its field where it is out of scope, as one that is not there. */
const enPrograma = {
  salvo: (rol: Rol, relacion: Relacion) =>
    relacion === 'ajena' || (rol !== 'root' && ['fuera', 'hermana'].includes(relacion)) ? 422 : undefined,
}
const dePlan = lugar(l => ({ planId: l.plan }))
const deMano = { tipo: 1, planestudio_id: 0, items: [{ nombre: 'Lee', descripcion: 'Lee con provecho' }] }
const deTipo = (l: Lugar) => ({ tipo: 1, planestudio_id: l.plan, empresa_id: l.empresa })
const curso = (l: Lugar, texto: string) => ({
  nombre: texto,
  planestudio_id: l.plan,
  ciclo_id: l.ciclo,
  areacurso_id: l.area,
  tipocurso_id: l.tipo,
  tipologiaespecial_id: l.tipologia,
})
const lados = (l: Lugar) => ({ origen: [l.cursoOrigen], destino: [l.curso] })

export const filasDePlan: Record<string, Fila> = {
  'planes.list': nada(),
  'planes.show': plan,
  'planes.create': lugar((l, texto) => ({ full_name: texto, carrera_id: l.programa }), enPrograma),
  'planes.update': lugar((l, texto) => ({ id: l.plan, full_name: texto, carrera_id: l.programa })),
  'legal.porPlan': dePlan,
  'legal.resumen': nada(),
  // The plan of the proof has courses, and none of them says its hours.
  'legal.aceptar': lugar((l, motivo) => ({ planId: l.plan, regla: 'x', hallado: {}, motivo }), { da: 409 }),
  'legal.retirar': lugar(l => ({ planId: l.plan, id: 1 }), { da: 404 }),
  'publicaciones.list': nada(),
  'publicaciones.show': plan,
  'publicaciones.save': lugar((l, texto) => ({ id: l.plan, direccion: direccionDe(texto) })),
  // Another plan than the one that the row above publishes.
  'publicaciones.delete': lugar(l => ({ id: l.origen }), { da: 409 }),
  'planes.delete': plan,
  'planes.deleteResolucion': plan,
  'planes.papelera': nada(),
  'planes.recuperar': lugar(l => ({ id: l.papelera }), { gasta: true }),
  'planes.secciones': plan,
  'planes.guardarJson': lugar((l, descripcion) => ({
    id: l.plan,
    key: 'misiones',
    items: [{ id: 'a', descripcion }],
  })),
  'planes.cuentas': plan,
  'presencias.estarEnPlan': lugar(l => ({ id: l.plan, pestana: 'una' })),
  'planes.guardarArchivos': lugar(l => ({
    parent_id: l.plan,
    key: 'misiones',
    item_id: 'a',
    archivo: ADJUNTOS.pdf,
  })),
  'planes.deleteArchivo': lugar(l => ({ parent_id: l.plan, id: l.adjunto })),
  'planes.terminos': lugar((l, texto) => ({ id: l.plan, nombreCompetencia: texto })),
  'planes.subirMalla': lugar(l => ({ planestudio_id: l.plan, archivo: ADJUNTOS.png })),
  'planes.quitarMalla': lugar(l => ({ planestudio_id: l.plan })),
  'planes.pdfPlan': plan,
  'planes.pdfPublico': plan,
  'planes.pdfElectivos': plan,
  'planes.pdfObligatorios': plan,
  'planes.pdfCartas': plan,
  'planes.pdfCarta': lugar(l => ({ id: l.plan, asignatura: l.curso })),

  'informes.disenoWord': plan,
  'informes.disenoPdf': plan,
  'informes.lineas': plan,
  'informes.modelosCompetencia': plan,
  'informes.competencias': plan,
  'informes.competenciasPdf': plan,
  'informes.competenciasPdf2': plan,
  'informes.competenciasPdf3': plan,
  'informes.unidades': plan,
  'informes.modulo': lugar(l => ({ planId: l.plan, id: 1 })),
  'informes.avanceCartas': plan,
  'informes.avanceSilabos': plan,
  'informes.avanceElementos': plan,
  'informes.avanceSumillas': plan,
  'informes.avanceTotal': plan,
  'informes.estadosCursos': plan,
  'informes.avanceProgramas': nada(l => ({ programas_ids: [l.programa] }), porProgramas),
  'informes.mailLineas': porCorreo,
  'informes.mailCompetencias': porCorreo,
  'informes.mailCompetenciasPdf': porCorreo,
  'informes.mailCompetenciasPdf2': porCorreo,
  'informes.mailPlan': porCorreo,
  'informes.mailModulo': lugar(l => ({ id: l.plan, modulo_id: 1, correo: l.para })),
  'informes.mailEstadosCursos': porCorreo,
  'informes.mailAvanceProgramas': nada(l => ({ programas_ids: [l.programa], correo: l.para }), porProgramas),

  'versiones.create': lugar((l, texto) => ({ id: l.plan, full_name: texto, carrera_id: l.programa })),
  'versiones.relacionados': plan,
  'versiones.comparar': lugar(l => ({ id: l.plan, otro: l.origen })),
  'versiones.pdfComparacion': lugar(l => ({ id: l.plan, otro: l.origen })),
  'formatos.script': plan,
  'formatos.avisosC1': plan,
  'formatos.excelC1': plan,
  'formatos.pdfC1': plan,
  'analitica.show': plan,
  'analitica.pdf': plan,
  'analitica.word': plan,
  'analitica.pdfDeDos': lugar(l => ({ id: l.plan, otro: l.origen })),
  'analitica.mail': porCorreo,
  'analitica.csv': plan,
  'analitica.importar': lugar(l => ({ id: l.plan, archivo: ADJUNTOS.analitica, vista_previa: true })),

  'avance.plan': plan,
  'cartas.porPlan': lugar(l => ({ planId: l.plan })),
  'avance.programa': lugar(l => ({ id: l.programa })),

  'plantillas.porTipo': nada(),
  'plantillas.usar': lugar(
    (l, texto) => ({ id: l.plantilla, full_name: texto, carrera_id: l.programa }),
    enPrograma,
  ),
  'plantillas.create': instalacion((l, nombre) => ({ ...deTipo(l), nombre })),
  'plantillas.update': instalacion((l, nombre) => ({ ...deTipo(l), id: l.plantilla, nombre })),
  'plantillas.show': instalacion(l => ({ id: l.plantilla })),
  'plantillas.list': instalacion(() => ({})),
  'plantillas.delete': instalacion(() => ({ ids: [987_654_321] }), { da: 404 }),
  'plantillas.pdf': instalacion(l => ({ id: l.plantilla })),
  'plantillas.planesDe': instalacion(l => ({ empresa_id: l.empresa })),
  'plantillas.subir': instalacion(l => ({ archivo: ADJUNTOS.cursos, id: l.plantilla })),
  'plantillas.descargar': instalacion(() => ({})),

  'plantillasEgresado.porTipo': nada(),
  'plantillasEgresado.create': instalacion((_l, nombre) => ({ ...deMano, nombre })),
  'plantillasEgresado.update': instalacion((l, nombre) => ({ id: l.plantillaEgresado, nombre })),
  'plantillasEgresado.show': instalacion(l => ({ id: l.plantillaEgresado })),
  'plantillasEgresado.list': instalacion(() => ({})),
  'plantillasEgresado.delete': instalacion(() => ({ ids: [987_654_321] }), { da: 404 }),
  'plantillasEgresado.pdf': instalacion(l => ({ id: l.plantillaEgresado })),
  'plantillasIngresante.porTipo': nada(),
  'plantillasIngresante.create': instalacion((_l, nombre) => ({ ...deMano, nombre })),
  'plantillasIngresante.update': instalacion((l, nombre) => ({ id: l.plantillaIngresante, nombre })),
  'plantillasIngresante.show': instalacion(l => ({ id: l.plantillaIngresante })),
  'plantillasIngresante.list': instalacion(() => ({})),
  'plantillasIngresante.delete': instalacion(() => ({ ids: [987_654_321] }), { da: 404 }),
  'plantillasIngresante.pdf': instalacion(l => ({ id: l.plantillaIngresante })),

  'ciclos.porPlan': dePlan,
  'ciclos.cursos': lugar(l => ({ id: l.ciclo })),
  'ciclos.create': lugar((l, nombre) => ({ nombre, planestudio_id: l.plan })),
  'ciclos.primeros': lugar(l => ({ planId: l.plan, ciclos: 3 }), { da: 409 }),
  'ciclos.update': lugar((l, nombre) => ({ id: l.ciclo, nombre, planestudio_id: l.plan })),
  'ciclos.ordenar': lugar(l => ({ planId: l.plan, ids: [l.ciclo] }), { gasta: true }),
  'ciclos.delete': lugar(l => ({ id: l.ciclo }), { da: 409 }),
  'secciones.porPlan': dePlan,
  'secciones.cursos': lugar(l => ({ id: l.seccion })),
  'secciones.create': lugar((l, nombre) => ({ nombre, planestudio_id: l.plan })),
  'secciones.update': lugar((l, nombre) => ({ id: l.seccion, nombre, planestudio_id: l.plan })),
  'secciones.delete': lugar(l => ({ id: l.seccion, planestudio_id: l.plan }), { da: 409 }),

  'asignaturas.list': lugar(l => ({ planestudio_id: l.plan })),
  'asignaturas.porPlan': dePlan,
  'asignaturas.savePorPlan': lugar((l, nombre) => ({
    planId: l.plan,
    asignaturas: [{ id: l.curso, nombre }],
  })),
  'asignaturas.show': lugar(l => ({ id: l.curso })),
  'asignaturas.create': lugar(curso),
  'asignaturas.update': lugar((l, nombre) => ({ id: l.curso, nombre, requisitos: null })),
  'asignaturas.delete': lugar(l => ({ id: l.curso })),
  'asignaturas.versiones': lugar(l => ({ id: l.curso })),
  'asignaturas.exportar': lugar(l => ({ planestudio_id: l.plan })),
  'asignaturas.importar': lugar(l => ({
    planestudio_id: l.plan,
    archivo: ADJUNTOS.cursos,
    vista_previa: true,
  })),

  'perfiles.porPlan': dePlan,
  'perfiles.create': lugar((l, descripcion) => ({ planId: l.plan, descripcion })),
  'perfiles.createMany': lugar((l, texto) => ({ planId: l.plan, descripciones: [texto] })),
  'perfiles.update': lugar((l, descripcion) => ({ id: l.perfil, descripcion })),
  'perfiles.mover': lugar(l => ({ id: l.perfil, posicion: 0 })),
  'perfiles.delete': lugar(l => ({ id: l.perfil })),

  'equivalencias.porPlan': dePlan,
  'equivalencias.create': lugar(l => ({ planId: l.plan, plan_origen_id: l.origen, ...lados(l) }), {
    gasta: true,
  }),
  'equivalencias.createMany': lugar(l => ({ planId: l.plan, plan_origen_id: l.origen, filas: [lados(l)] }), {
    gasta: true,
  }),
  'equivalencias.update': lugar(l => ({ id: l.equivalencia, ...lados(l) }), { gasta: true }),
  'equivalencias.mover': lugar(l => ({ id: l.equivalencia, posicion: 0 })),
  'equivalencias.delete': lugar(l => ({ id: l.equivalencia })),

  'historial.list': lugar(l => ({ tipo: 'plan', id: l.plan, key: 'misiones' })),
  'historial.restaurar': lugar(
    l => ({ tipo: 'plan', id: l.plan, key: 'misiones', change_id: l.cambio, revision: 1 }),
    { gasta: true },
  ),

  'impactos.ver': lugar((l, nombre) => ({
    cosa: 'asignatura',
    que: 'cambiar',
    id: l.curso,
    cambios: [{ id: l.curso, nombre }],
  })),
  // What was seen is not what is there: whoever may is shown it anew.
  'impactos.aplicar': lugar(l => ({ cosa: 'asignatura', que: 'eliminar', id: l.curso, huella: 'otra' }), {
    da: 409,
  }),
  'impactos.list': lugar(l => ({ planestudio_id: l.plan })),
  'impactos.deshacer': nada(() => ({ id: 999_999_999 }), { da: 404 }),
}
