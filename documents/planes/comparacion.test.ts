import type { Comparacion } from '@malla/contracts/versiones.ts'
import { expect, it } from 'vitest'
import { documentoComoTexto } from '../testing/comoTexto.ts'
import { pdfComparacion } from './comparacion.ts'

const curso = { id: 1, codigo: 'UD-1', nombre: 'Redes', lugar: 'I', credits: 3, horas: 4 }
const plan = { full_name: 'Plan', programa: 'Redes' } as Comparacion['antes']
const nada = { cursos: 1, creditos: 3, horas: 4, horasteoria: 4, horaspractica: 0, horasvirtual: 0 }
const comparacion: Comparacion = {
  antes: plan,
  despues: plan,
  resumen: { iguales: 0, nuevos: 1, retirados: 0, cambiados: 1, movidos: 1, textos: 0, competencias: 0 },
  generales: [],
  cursos: [
    { cambio: 'nuevo', movido: false, por: null, antes: null, despues: curso, campos: [] },
    { cambio: 'cambiado', movido: true, por: 'codigo', antes: curso, despues: curso, campos: [] },
  ],
  competencias: [],
  ciclos: [],
  secciones: [],
  totales: { antes: nada, despues: nada },
  textos: [],
}

it.each([
  ['Universidad', ['Nuevos', 'Retirados', 'Cambiados', 'Movidos', 'Nuevo', 'Cambiado y movido']],
  ['Instituto', ['Nuevas', 'Retiradas', 'Cambiadas', 'Movidas', 'Nueva', 'Cambiada y movida']],
])('what changed agrees with the word of a %s for a course', (tipo, dichos) => {
  const institucion = { razonsocial: 'Institución', tipo, imagen: null } as never
  const impreso = JSON.stringify(pdfComparacion(comparacion, { institucion, emitido: '2026-11-28' }, true))
  for (const dicho of dichos) expect(impreso).toContain(`"${dicho}"`)
})

it('says all that the comparison has; where only changes are asked for, how many are the same', () => {
  const sumas = (cursos: number, creditos: number | null, horas: number) => ({
    ...nada,
    cursos,
    creditos,
    horas,
  })
  const texto = (titulo: string, cambio: 'igual' | 'cambiado', antes: string, despues: string) => ({
    key: titulo,
    titulo,
    cambio,
    antes,
    despues,
  })
  const competencia = { id: 1, codigo: 'F1', nombre: 'Diseña redes' }
  const c = {
    ...comparacion,
    antes: { full_name: 'Plan 2019', programa: 'Redes' },
    despues: { full_name: 'Plan 2026', programa: 'Redes' },
    resumen: { iguales: 4, nuevos: 1, retirados: 2, cambiados: 3, movidos: 5, textos: 6, competencias: 7 },
    generales: [{ campo: 'semanas', antes: '', despues: '18' }],
    cursos: [
      ...comparacion.cursos,
      {
        cambio: 'retirado',
        movido: false,
        por: null,
        antes: { ...curso, codigo: null },
        despues: null,
        campos: [],
      },
      {
        cambio: 'cambiado',
        movido: false,
        por: 'codigo',
        antes: { ...curso, credits: null },
        despues: { ...curso, credits: null },
        campos: [
          { campo: 'nombre', antes: 'Rede', despues: 'Redes' },
          { campo: 'credits', antes: '', despues: '3' },
        ],
      },
      { cambio: 'igual', movido: false, por: 'codigo', antes: curso, despues: curso, campos: [] },
    ],
    competencias: [
      {
        cambio: 'cambiado',
        movido: false,
        antes: competencia,
        despues: competencia,
        campos: [{ campo: 'nombre', antes: 'Diseña', despues: 'Diseña redes' }],
      },
      { cambio: 'igual', movido: false, antes: competencia, despues: competencia, campos: [] },
    ],
    ciclos: [
      { nombre: 'Ciclo I', antes: sumas(3, 10, 12), despues: sumas(4, 8.5, 12) },
      { nombre: 'Ciclo II', antes: null, despues: sumas(1, null, 4) },
    ],
    secciones: [{ nombre: 'Electivos', antes: sumas(2, 6, 8), despues: null }],
    totales: { antes: sumas(3, 12.8, 12), despues: sumas(5, 13, 16) },
    textos: [texto('Misión', 'cambiado', 'una dos', 'una dos tres'), texto('Visión', 'igual', 'una', 'una')],
  } as unknown as Comparacion
  const membrete = {
    institucion: { razonsocial: 'Universidad Andina', tipo: 'Universidad', imagen: null },
    emitido: '2026-11-28',
  } as const
  expect(
    documentoComoTexto(pdfComparacion(c, membrete, false)),
  ).toBe(`Comparación de planes · Redes · Plan 2019 · Redes · Plan 2026 [Comparación de planes - Redes - Plan 2019 - Plan 2026] Plan 2019 → Plan 2026, de Universidad Andina
cabecera: UA Universidad Andina | Comparación de planes
pie: Comparación de planes · Plan 2019 → Plan 2026 · emitido el 28/11/2026
=== a4 horizontal
# Comparación de planes
(subtitulo) Redes · Plan 2019 → Redes · Plan 2026
Nuevos: 1 · Retirados: 2 · Cambiados: 3 · Movidos: 5 · Sin cambios: 4 · Textos: 6 · Competencias: 7
## Cursos, créditos y horas semanales
┌ Lugar (2 filas) | Cursos (3 columnas) | Créditos (3 columnas) | Horas (3 columnas)
┌ Antes | Después | Dif. | Antes | Después | Dif. | Antes | Después | Dif.
│ Ciclo I | 3 | 4 | +1 | 10 | 8,5 | −1,5 | 12 | 12 | =
│ Ciclo II | — | 1 | +1 | — | — | — | — | 4 | +4
│ » Secciones de electivos (10 columnas)
│ Electivos | 2 | — | −2 | 6 | — | −6 | 8 | — | −8
│ = Cursos y horas de los ciclos; créditos con los electivos exigidos | 3 | 5 | +2 | 12,8 | 13 | +0,2 | 12 | 16 | +4
## Datos generales que cambian
┌ Dato | Antes | Después
│ Semanas por periodo | — | 18
## Curso por curso
┌ Código | Curso | Lugar | Créd. | Qué cambia | Detalle
│ UD-1 | Redes | I | 3 | **Nuevo** | _
│ UD-1 | Redes | I | 3 | **Cambiado y movido** | _
│ _ | Redes | I | 3 | **Retirado** | _
│ UD-1 | Redes | I | — | **Cambiado** | Nombre: Rede → Redes / Créditos: — → 3
│ UD-1 | Redes | I | 3 | Sin cambios | _
## Competencias
┌ Código | Competencia | Qué cambia | Detalle
│ F1 | Diseña redes | **Cambiada** | Nombre: Diseña → Diseña redes
│ F1 | Diseña redes | Sin cambios | _
## Textos
┌ Sección | Qué cambia | Extensión
│ Misión | Cambiado | 2 → 3 palabras
│ Visión | Sin cambios | 1 palabra`)
  expect(
    documentoComoTexto(pdfComparacion(c, membrete, true)),
  ).toBe(`Comparación de planes · Redes · Plan 2019 · Redes · Plan 2026 [Comparación de planes - Redes - Plan 2019 - Plan 2026] Plan 2019 → Plan 2026, de Universidad Andina
cabecera: UA Universidad Andina | Comparación de planes
pie: Comparación de planes · Plan 2019 → Plan 2026 · emitido el 28/11/2026
=== a4 horizontal
# Comparación de planes
(subtitulo) Redes · Plan 2019 → Redes · Plan 2026
Nuevos: 1 · Retirados: 2 · Cambiados: 3 · Movidos: 5 · Sin cambios: 4 · Textos: 6 · Competencias: 7
## Cursos, créditos y horas semanales
┌ Lugar (2 filas) | Cursos (3 columnas) | Créditos (3 columnas) | Horas (3 columnas)
┌ Antes | Después | Dif. | Antes | Después | Dif. | Antes | Después | Dif.
│ Ciclo I | 3 | 4 | +1 | 10 | 8,5 | −1,5 | 12 | 12 | =
│ Ciclo II | — | 1 | +1 | — | — | — | — | 4 | +4
│ » Secciones de electivos (10 columnas)
│ Electivos | 2 | — | −2 | 6 | — | −6 | 8 | — | −8
│ = Cursos y horas de los ciclos; créditos con los electivos exigidos | 3 | 5 | +2 | 12,8 | 13 | +0,2 | 12 | 16 | +4
## Datos generales que cambian
┌ Dato | Antes | Después
│ Semanas por periodo | — | 18
## Curso por curso
┌ Código | Curso | Lugar | Créd. | Qué cambia | Detalle
│ UD-1 | Redes | I | 3 | **Nuevo** | _
│ UD-1 | Redes | I | 3 | **Cambiado y movido** | _
│ _ | Redes | I | 3 | **Retirado** | _
│ UD-1 | Redes | I | — | **Cambiado** | Nombre: Rede → Redes / Créditos: — → 3
(nota) Además, 4 cursos sin cambios.
## Competencias
┌ Código | Competencia | Qué cambia | Detalle
│ F1 | Diseña redes | **Cambiada** | Nombre: Diseña → Diseña redes
## Textos
┌ Sección | Qué cambia | Extensión
│ Misión | Cambiado | 2 → 3 palabras`)
})
