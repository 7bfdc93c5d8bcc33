import { expect, it } from 'vitest'
import { bloquesComoTexto, documentoComoTexto } from '../testing/comoTexto.ts'
import { pdfRegistro } from './pdfRegistro.ts'

const d = {
  institucion: 'Universidad Andina',
  emitido: '21/11/2026',
  filtros: ['Persona: Ana Torres', 'Cosa: Plan'],
  maximo: 3,
  registros: [
    { dia: '21 de noviembre', hora: '10:05', evento: 'Ana creó un plan', donde: 'Agronomía' },
    { dia: '21 de noviembre', hora: '09:00', evento: 'Ana entró', donde: '' },
    { dia: '20 de noviembre', hora: '18:30', evento: 'Ana salió', donde: '' },
  ],
}

it('says what happened day by day, what narrows it and that there is more', () => {
  expect(
    documentoComoTexto(pdfRegistro(d)),
  ).toBe(`Actividades · Universidad Andina [Actividades - Universidad Andina] Actividades, de Universidad Andina
cabecera: UA Universidad Andina | Actividades
pie: Actividades · emitido el 21/11/2026
=== a4
# Actividades
(subtitulo) Universidad Andina · 3 actividades
(nota) Solo: Persona: Ana Torres · Cosa: Plan
(nota) Hay más: aquí están las últimas 3. Para ver las demás, filtre por fechas.
## 21 de noviembre
┌ Hora | Evento
│ 10:05 | Ana creó un plan / Agronomía
│ 09:00 | Ana entró
## 20 de noviembre
┌ Hora | Evento
│ 18:30 | Ana salió`)
})

it('says so where nothing happened', () => {
  const nada = pdfRegistro({ ...d, filtros: [], maximo: null, registros: [] })
  expect(bloquesComoTexto(nada.secciones[0]!.bloques)).toBe(`# Actividades
(subtitulo) Universidad Andina · 0 actividades
No hay actividades que mostrar.`)
})
