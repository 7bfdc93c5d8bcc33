import { estiloInicial } from '@malla/domain/empresas/estilo.ts'
import { expect, it } from 'vitest'
import { bloquesComoTexto, documentoComoTexto } from '../testing/comoTexto.ts'
import { type LaboratorioImpreso, pdfEquipo, pdfLaboratorio, pdfLaboratorios } from './pdfLaboratorios.ts'

const hoja = {
  institucion: {
    razonsocial: 'Universidad Andina',
    tipo: 'Universidad',
    imagen: null,
    estilo: { ...estiloInicial, firmas: [{ nombre: 'Ana Torres', cargo: 'Jefa' }] },
  },
  emitido: '2026-11-21',
} as const
const microscopio = { nombre: 'Microscopio', codigo: 'M-1', cantidad: 3, descripcion: 'Óptico' }
const botanica: LaboratorioImpreso = {
  nombre: 'Botánica',
  tipo: 'Laboratorio',
  local: 'Pabellón A',
  capacidad: 1,
  descripcion: 'Con herbario',
  programas: 'Agronomía',
  planes: 2,
  equipos: [microscopio, { nombre: 'Estufa', codigo: null, cantidad: 1, descripcion: null }],
}
const taller: LaboratorioImpreso = {
  ...botanica,
  nombre: 'Soldadura',
  tipo: 'Taller',
  local: 'Pabellón B',
  capacidad: null,
  descripcion: null,
  planes: 0,
  equipos: [],
}

it('the list by premises, what narrows it and that there are more', () => {
  const laboratorios = [botanica, taller, { ...taller, nombre: 'Química', local: 'Pabellón A' }]
  const d = { ...hoja, filtros: ['Tipo: Todos', 'Local: Todos'], maximo: 3, laboratorios }
  expect(
    documentoComoTexto(pdfLaboratorios(d)),
  ).toBe(`Laboratorios y talleres · Universidad Andina [Laboratorios y talleres] Laboratorios y talleres, de Universidad Andina
cabecera: UA Universidad Andina | Laboratorios y talleres
pie: Laboratorios y talleres · emitido el 21/11/2026
=== a4
# Laboratorios y talleres
(subtitulo) 3 ambientes
(nota) Solo: Tipo: Todos · Local: Todos
(nota) Se imprimen los primeros 3.
## Pabellón A
┌ Ambiente | Programas | Capacidad | Equipos
│ Botánica / Laboratorio | Agronomía | 1 | Microscopio (3) / Estufa
│ Química / Taller | Agronomía | — | —
## Pabellón B
┌ Ambiente | Programas | Capacidad | Equipos
│ Soldadura / Taller | Agronomía | — | —
firma: Ana Torres, Jefa`)
  const ninguno = pdfLaboratorios({ ...hoja, filtros: [], maximo: null, laboratorios: [] })
  expect(bloquesComoTexto(ninguno.secciones[0]!.bloques)).toBe(`# Laboratorios y talleres
(subtitulo) 0 ambientes
No hay laboratorios ni talleres.
firma: Ana Torres, Jefa`)
})

it('one with its equipment, one without, and a piece of it', () => {
  const dicho = [
    pdfLaboratorio({ ...hoja, laboratorio: botanica }),
    pdfLaboratorio({ ...hoja, laboratorio: taller }),
    pdfEquipo({ ...hoja, laboratorio: botanica, equipo: microscopio }),
  ].map(d => bloquesComoTexto(d.secciones[0]!.bloques))
  expect(dicho.join('\n')).toBe(`# Botánica
(subtitulo) Laboratorio · Pabellón A
Tipo: Laboratorio
Local: Pabellón A
Capacidad: 1 persona
Programas: Agronomía
Planes que lo necesitan: 2
Descripción: Con herbario
## Equipos
┌ Equipo | Código | Cantidad | Descripción
│ Microscopio | M-1 | 3 | Óptico
│ Estufa | — | 1 | —
firma: Ana Torres, Jefa
# Soldadura
(subtitulo) Taller · Pabellón B
Tipo: Taller
Local: Pabellón B
Programas: Agronomía
## Equipos
No tiene equipos registrados.
firma: Ana Torres, Jefa
# Microscopio
(subtitulo) Equipo · Botánica
Código: M-1
Cantidad: 3
Descripción: Óptico
Ambiente: Botánica
Tipo: Laboratorio
Local: Pabellón A
Programas: Agronomía
firma: Ana Torres, Jefa`)
})
