import { expect, it } from 'vitest'
import { bloquesComoTexto, documentoComoTexto } from '../testing/comoTexto.ts'
import { pdfSugerencias } from './pdfSugerencias.ts'

const una = {
  titulo: 'Más colores',
  descripcion: 'Quisiera\nmás colores.\n\n  \n\nY letras.',
  estado: 'Atendida',
  cuando: '21/11/2026',
  de: 'Ana Torres (Universidad Andina)',
  nota: 'Hecho',
}
const d = { autor: 'Malla', emitido: '22/11/2026', filtros: ['Estado: Todas'], maximo: 1, sugerencias: [una] }

it('says each with who, when and what came of it', () => {
  expect(
    documentoComoTexto(pdfSugerencias(d)),
  ).toBe(`Sugerencias para el software [Sugerencias para el software] Sugerencias para el software, de Malla
cabecera: M Malla | Sugerencias para el software
pie: Sugerencias para el software · emitido el 22/11/2026
=== a4
# Sugerencias para el software
(subtitulo) 1 sugerencia
(nota) Solo: Estado: Todas
(nota) Se imprimen las últimas 1.
## Más colores
21/11/2026 · Ana Torres (Universidad Andina) · Atendida
Quisiera / más colores.
Y letras.
(nota) Nota: Hecho`)
})

it('says so where there is none; without a note nothing is said of one', () => {
  const nada = pdfSugerencias({ ...d, filtros: [], maximo: null, sugerencias: [] })
  expect(bloquesComoTexto(nada.secciones[0]!.bloques)).toBe(`# Sugerencias para el software
(subtitulo) 0 sugerencias
No hay sugerencias.`)
  const sin = pdfSugerencias({ ...d, sugerencias: [una, { ...una, nota: null }] })
  expect(bloquesComoTexto(sin.secciones[0]!.bloques).match(/Nota/g)).toHaveLength(1)
})
