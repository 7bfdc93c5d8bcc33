import { contarLuces } from '@malla/domain/planes/avance.ts'
import { expect, it } from 'vitest'
import type { Tabla } from '../document.ts'
import { documentoComoTexto } from '../testing/comoTexto.ts'
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

it('faculty by faculty, what each plan has, and the mean of all', () => {
  const { institucion } = universidad
  const todas = { secciones: una, registro: una, cartas: una, silabos: una, elementos: una, sumillas: una }
  const de = (programa: string, facultad: string, total: number) => ({
    plan: 'Plan 2026',
    programa,
    facultad,
    avance: { cuentas: { ...todas, registro: contarLuces(['success', 'success', 'warning']) }, total },
  })
  const planes = [
    de('Enfermería', 'Salud', 50),
    de('Redes', 'Ingeniería', 25),
    de('Obstetricia', 'Salud', 90),
  ]
  expect(
    documentoComoTexto(pdfAvanceProgramas({ institucion, emitido: '2026-11-21', planes })),
  ).toBe(`Avance curricular de los programas · Universidad Andina [Avance curricular de los programas - Universidad Andina] Avance curricular de los programas, de Universidad Andina
cabecera: UA Universidad Andina | Avance curricular de los programas
pie: Avance curricular de los programas · emitido el 21/11/2026
=== a4 horizontal
# Avance curricular de los programas
(subtitulo) 3 planes vigentes · avance medio 55 %
(nota) El avance de un plan es el promedio de los porcentajes de su fila; el avance medio, el de los planes. La raya indica que no hay nada que contar.
## Salud
┌ Programa | Plan | Secciones | Cursos registrados | Cartas descriptivas | Sílabos | Elementos | Sumillas | Avance
│ Enfermería | Plan 2026 | 1 de 2 / 50 % | 2 de 3 / 67 % | 1 de 2 / 50 % | 1 de 2 / 50 % | 1 de 2 / 50 % | 1 de 2 / 50 % | 50 %
│ Obstetricia | Plan 2026 | 1 de 2 / 50 % | 2 de 3 / 67 % | 1 de 2 / 50 % | 1 de 2 / 50 % | 1 de 2 / 50 % | 1 de 2 / 50 % | 90 %
## Ingeniería
┌ Programa | Plan | Secciones | Cursos registrados | Cartas descriptivas | Sílabos | Elementos | Sumillas | Avance
│ Redes | Plan 2026 | 1 de 2 / 50 % | 2 de 3 / 67 % | 1 de 2 / 50 % | 1 de 2 / 50 % | 1 de 2 / 50 % | 1 de 2 / 50 % | 25 %`)
  expect(
    documentoComoTexto(pdfAvanceProgramas({ institucion, emitido: null, planes: [] })),
  ).toBe(`Avance curricular de los programas · Universidad Andina [Avance curricular de los programas - Universidad Andina] Avance curricular de los programas, de Universidad Andina
cabecera: UA Universidad Andina | Avance curricular de los programas
pie: Avance curricular de los programas
=== a4 horizontal
# Avance curricular de los programas
(subtitulo) 0 planes vigentes · avance medio 0 %
(nota) No hay planes vigentes que mostrar.`)
})
