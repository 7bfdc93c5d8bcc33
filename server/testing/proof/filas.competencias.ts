import { ADJUNTOS } from './adjuntos.ts'
import { alta, comun, type Fila, lugar, nada } from './fila.ts'

/** Rows of calls on competencies and outcomes. */
export const filasDeCompetencias: Record<string, Fila> = {
  'gruposcompetencias.porPlan': lugar(l => ({ planId: l.plan })),
  'gruposcompetencias.create': lugar((l, nombre) => ({ planestudio_id: l.plan, nombre })),
  'gruposcompetencias.update': lugar((l, nombre) => ({ id: l.grupo, nombre })),
  'gruposcompetencias.delete': lugar(l => ({ id: l.grupo })),

  'competencias.porPlan': lugar(l => ({ planId: l.plan })),
  'competencias.create': lugar((l, nombre) => ({ planestudio_id: l.plan, nombre })),
  'competencias.createMany': lugar((l, nombre) => ({ planId: l.plan, filas: [{ nombre, nivel: 1 }] })),
  'competencias.leerHoja': lugar(l => ({ planId: l.plan, archivo: ADJUNTOS.cursos })),
  'competencias.update': lugar((l, nombre) => ({ id: l.competencia, nombre })),
  'competencias.ordenar': lugar(l => ({ path: 'up', id: l.competencia })),
  'competencias.delete': lugar(l => ({ id: l.competencia })),
  'competencias.cursos': lugar(l => ({ planId: l.plan })),
  'competencias.saveCursos': lugar(l => ({
    planId: l.plan,
    celdas: [{ competencia_id: l.competencia, asignatura_id: l.curso, nivel: 'logra' }],
  })),
  'competencias.matrizPdf': lugar(l => ({ planId: l.plan })),
  'competencias.matrizExcel': lugar(l => ({ planId: l.plan })),

  // The institution of the proof names nobody who reads them.
  'redaccion.revisar': lugar((l, texto) => ({ planestudio_id: l.plan, texto }), { da: 422 }),

  'case.publicacion': lugar(l => ({ planId: l.plan })),
  'case.exportar': lugar(l => ({ planId: l.plan })),
  'case.importar': lugar(l => ({ planId: l.plan, vista_previa: true, archivo: ADJUNTOS.case })),

  'resultados.list': nada(),
  'resultados.create': alta((_l, nombre) => ({ lista: nombre, numero: 1, nombre })),
  'resultados.update': comun((l, nombre) => ({ id: l.resultado, nombre })),
  'resultados.delete': comun(l => ({ id: l.resultado }), { da: 409 }),
}
