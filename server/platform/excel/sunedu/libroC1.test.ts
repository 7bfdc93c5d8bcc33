import { formatoC1 } from '@malla/documents/planes/sunedu.ts'
import { planDe } from '@malla/documents/testing/plan.ts'
import { expect, it } from 'vitest'
import { leerArchivo } from '../../../testing/hojaDeCursos.ts'
import { libroC1 } from './libroC1.ts'

it('the form of a plan comes back as its courses', async () => {
  const plan = planDe({
    datos: { semanas: 17 },
    secciones: [],
    ciclos: [
      [
        'Ciclo I',
        'MAT1 | Cálculo | 4 | 3 | 2 | 1 | Básica | G |\nINF1 | Datos | 3 | 2 | 0 | 3 | Básica | E |',
      ],
      ['Ciclo II', 'FIS1 | Física | 5 | 3 | 2 | 0 | Básica | G | MAT1'],
    ],
  })
  const virtuales = new Map([[plan.asignaturas[1]!.id, { horasvirtualteoria: 2, horasvirtualpractica: 1 }]])
  const { filas, errores, avisos } = await leerArchivo(await libroC1(formatoC1(plan, virtuales)), {
    electivos: false,
  })
  expect(errores).toEqual([])
  expect(
    filas.map(f => [
      f.codigo,
      f.ciclo?.numero,
      f.credits,
      f.horasteoria,
      f.horasvirtualteoria,
      f.horaspractica,
      f.horasvirtualpractica,
      f.requisitos,
    ]),
  ).toEqual([
    ['MAT1', 1, 4, 3, 1, 2, 0, ''],
    ['INF1', 1, 3, 2, 2, 0, 1, ''],
    ['FIS1', 2, 5, 3, 0, 2, 0, 'MAT1'],
  ])
  expect(avisos.map(a => a.motivo)).toEqual(['El archivo no tiene áreas.'])
})
