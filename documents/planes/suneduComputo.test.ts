import { base, cambiar, electivo } from '@malla/domain/legal/planesDeMuestra.ts'
import { computoDePlan, reglaDeHoras } from '@malla/domain/planes/computo.ts'
import { expect, it } from 'vitest'
import { planDe } from '../testing/plan.ts'
import { formatoC1 } from './sunedu.ts'

/** The form says the same totals as the lights of the law: one arithmetic. */
it('the form C1 and what the law is measured with have equal numbers', () => {
  const p = base('pregrado')
  p.partes.cursos.push(electivo(1904, { tipoestudio: 'general', credits: 2, horasteoria: 2 }))
  cambiar(p, 101, { horasteoria: 1, horasvirtual: 3, horasvirtualteoria: 2, horasvirtualpractica: 1 })
  cambiar(p, 305, { credits: 4.5, tipoestudio: null })
  const computo = computoDePlan(p.partes.cursos, p.partes.secciones, reglaDeHoras(p.datos))
  const d = {
    ...planDe({ datos: { modalidad: 'Presencial' }, ciclos: [], secciones: [] }),
    semanas: p.datos.semanas,
    ciclos: p.partes.ciclos.map(c => ({ ...c, descripcion: `Ciclo ${c.nombre}` })),
    secciones: p.partes.secciones,
    asignaturas: p.partes.cursos.map(c => ({
      ...c,
      modalidad: null,
      tipocurso_id: null,
      tipologiaespecial_id: null,
    })),
  }
  const virtuales = new Map(p.partes.cursos.map(c => [c.id, c]))
  const { resumen } = formatoC1(d, virtuales)
  const linea = (nombre: string) => resumen.find(l => l.nombre === nombre)!
  expect(linea('Total').creditos.total).toBe(computo.creditos)
  expect(linea('Total').horas.total).toBeCloseTo(computo.horas, 1)
  for (const [nombre, tipo] of [
    ['Estudios generales', 'general'],
    ['Estudios específicos', 'especifico'],
    ['Estudios de especialidad', 'especialidad'],
    ['Sin indicar', null],
  ] as const)
    expect(linea(nombre).creditos.total).toBeCloseTo(computo.porTipo.get(tipo)!, 1)
  expect(linea('Virtual').creditos.total).toBe(computo.virtual.creditos)
})
