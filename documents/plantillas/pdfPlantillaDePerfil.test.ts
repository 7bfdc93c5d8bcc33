import { expect, it } from 'vitest'
import { bloquesComoTexto, documentoComoTexto } from '../testing/comoTexto.ts'
import { rico } from '../testing/diseno.ts'
import { pdfPlantillaDePerfil } from './pdfPlantillaDePerfil.ts'

const d = {
  perfil: 'egresado',
  nombre: 'Ingenierías',
  para: 'Universidad',
  origen: 'Universidad Andina',
  entradas: [
    { nombre: null, grupo: null, texto: rico('Diseña.') },
    { nombre: null, grupo: null, texto: rico('Lidera.') },
  ],
  emitido: '2026-11-21',
} as const

it('lines of a graduate profile, counted', () => {
  expect(
    documentoComoTexto(pdfPlantillaDePerfil(d)),
  ).toBe(`Ingenierías · Plantilla de perfil de egreso [Plantilla de perfil de egreso - Ingenierías] Plantilla de perfil de egreso, de Malla
cabecera: M Plantilla de perfil de egreso | Ingenierías
pie: Plantilla de perfil de egreso · emitido el 21/11/2026
=== a4
# Ingenierías
(subtitulo) Plantilla de perfil de egreso · Para: Universidad · De Universidad Andina · 2 líneas
1. Diseña.
2. Lidera.`)
})

it('traits of an entrant under their dimensions, those of none first', () => {
  const entradas = [
    { nombre: 'Curiosidad', grupo: 'Actitudes', texto: rico('Pregunta.') },
    { nombre: 'Salud', grupo: null, texto: rico('Sana.') },
    { nombre: null, grupo: 'Saberes', texto: rico('Álgebra.') },
    { nombre: 'Orden', grupo: 'Actitudes', texto: rico('Ordena.') },
  ]
  const { secciones } = pdfPlantillaDePerfil({ ...d, perfil: 'ingresante', origen: null, entradas })
  expect(bloquesComoTexto(secciones[0]!.bloques)).toBe(`# Ingenierías
(subtitulo) Plantilla de perfil de ingreso · Para: Universidad · 4 rasgos
## Salud
Sana.
## Actitudes
### Curiosidad
Pregunta.
### Orden
Ordena.
## Saberes
Álgebra.`)
})
