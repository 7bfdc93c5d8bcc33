import { contarLuces } from '@malla/domain/planes/avance.ts'
import { expect, it } from 'vitest'
import type { Tabla } from '../document.ts'
import { universidad } from '../testing/universidad.ts'
import { pdfAvanceProgramas } from './pdfAvanceProgramas.ts'

const nada = { cartas: null, silabos: null, elementos: null, sumillas: null }
const una = contarLuces(['success', 'danger'])

it('the share of a plan can be had from the columns of its row, and plans without courses say so', () => {
  const { institucion } = universidad
  const de = (plan: string, cuentas: object, total: number) =>
    ({ plan, programa: 'Enfermería', facultad: 'Salud', avance: { cuentas, total } }) as never
  const [hoja] = pdfAvanceProgramas({
    institucion,
    emitido: null,
    planes: [
      de(
        '2025',
        { secciones: una, registro: una, cartas: una, silabos: una, elementos: una, sumillas: una },
        50,
      ),
      de('1962', { secciones: una, registro: contarLuces([]), ...nada }, 25),
    ],
  }).secciones
  const { filas } = hoja!.bloques.find(b => b.tipo === 'tabla') as Tabla
  const escritas = filas.map(f => f.celdas.map(c => (c.contenido as { texto: string }[])[0]!.texto))
  const [lleno, vacio] = escritas
  expect(lleno!.slice(2)).toEqual([...Array(6).fill('1 de 2\n50\u00a0%'), '50\u00a0%'])
  expect(vacio!.slice(2)).toEqual([
    '1 de 2\n50\u00a0%',
    'Sin cursos\n0\u00a0%',
    '—',
    '—',
    '—',
    '—',
    '25\u00a0%',
  ])
  expect(JSON.stringify(hoja)).toContain('2 planes vigentes, 1 sin cursos · avance medio')
})
