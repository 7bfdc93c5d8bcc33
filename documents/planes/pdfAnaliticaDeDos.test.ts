import { writeFileSync } from 'node:fs'
import { cifrasComparadas, diferenciasEnPalabras } from '@malla/domain/analitica/comparar.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { closePdf, renderPdf } from '../engine/pdf.ts'
import { documentoComoTexto } from '../testing/comoTexto.ts'
import { leerPdf } from '../testing/leer.ts'
import { colegio, instituto, monstruo } from '../testing/otros.ts'
import { planChico } from '../testing/planChico.ts'
import { universidad } from '../testing/universidad.ts'
import type { DatosPlan } from './datos.ts'
import { resumenDe } from './pdfAnalitica.ts'
import { type AnaliticaDeUno, pdfAnaliticaDeDos } from './pdfAnaliticaDeDos.ts'

afterAll(closePdf)

const deUno = (d: DatosPlan): AnaliticaDeUno => ({
  ...resumenDe(d),
  plan: { full_name: d.full_name, programa: d.programa },
})
const membrete = { institucion: universidad.institucion, emitido: '2026-03-01' }
const hacer = (antes: DatosPlan, despues: DatosPlan) =>
  pdfAnaliticaDeDos(deUno(antes), deUno(despues), membrete)
const sinCursos = { ...universidad, asignaturas: [] }

describe.each([
  ['a university and a monster', universidad, monstruo],
  ['a school and an institute', colegio, instituto],
  ['one without courses', sinCursos, universidad],
])('the analytics of two plans, %s', (nombre, antes, despues) => {
  it('are tagged pages without anything off the paper', async () => {
    const pdf = await renderPdf(hacer(antes, despues))
    if (process.env.PICTURES) writeFileSync(`${process.env.PICTURES}/analitica-dos-${nombre}.pdf`, pdf)
    const leido = await leerPdf(pdf)
    expect(leido).toMatchObject({ etiquetado: true, ua: true, idioma: 'es' })
    expect(leido.paginas.flatMap(p => p.fuera)).toEqual([])
  })
})

describe('the comparison', () => {
  const menos = {
    ...universidad,
    asignaturas: universidad.asignaturas.map(a => ({ ...a, requisitos: null })),
  }

  it('says what changes and each figure of both, with what they differ by', async () => {
    const [antes, despues] = [deUno(universidad), deUno(menos)]
    const { texto } = await leerPdf(await renderPdf(hacer(universidad, menos)))
    for (const frase of diferenciasEnPalabras(antes, despues)) expect(texto).toContain(frase)
    for (const c of cifrasComparadas(antes, despues)) expect(texto).toContain(c.nombre)
    const { total } = antes
    expect(texto).toContain(`−${total.bloqueo}`)
    expect(texto).toContain('Ningún curso del plan requiere otro.')
  })

  it('is called by the programme and both plans, and says the two at the foot', () => {
    const otro = { ...universidad, full_name: 'Plan de estudios 2031' }
    const { archivo, pie } = hacer(universidad, otro)
    expect(archivo).toMatch(/Ingeniería de Sistemas - Plan de estudios 2026 - Plan de estudios 2031$/)
    expect(pie).toContain('Plan de estudios 2026 → Plan de estudios 2031')
  })

  it('draws the loads of both on one scale, but not credits and hours', () => {
    const topes = (antes: DatosPlan, despues: DatosPlan) =>
      hacer(antes, despues).secciones.flatMap(s =>
        s.bloques.flatMap(b => (b.tipo === 'barras' ? [b.tope] : [])),
      )
    const [uno, otro] = topes(universidad, {
      ...universidad,
      asignaturas: universidad.asignaturas.slice(0, 20),
    })
    expect(uno).toBe(otro)
    expect(uno).toBeGreaterThanOrEqual(deUno(universidad).dispersion!.mayor)
    expect(topes(colegio, universidad)).toEqual([undefined, undefined])
  })
})

it('calls cycles and courses as the institution does', () => {
  const [antes, despues] = [
    deUno(instituto),
    deUno({ ...instituto, full_name: 'Plan 2031', asignaturas: [] }),
  ]
  const dicho = documentoComoTexto(
    pdfAnaliticaDeDos(antes, despues, { ...membrete, institucion: instituto.institucion }),
  )
  expect(dicho).toContain('Cadena más larga, en unidades didácticas')
  expect(dicho).toContain('Ninguna unidad didáctica del plan requiere otra.')
  expect(dicho.split('\n').filter(linea => /\b(ciclo|curso)s?\b/i.test(linea))).toEqual([])
})

it('of two small plans all that it says', () => {
  const asignaturas = planChico.asignaturas.slice(1)
  const despues = { ...planChico, full_name: 'Plan 2031', asignaturas }
  expect(
    documentoComoTexto(hacer(planChico, despues)),
  ).toBe(`Analítica curricular de dos planes · Agronomía · Plan 2026 · Agronomía · Plan 2031 [Analítica curricular de dos planes - Agronomía - Plan 2026 - Plan 2031] Plan 2026 → Plan 2031, de Universidad Andina
cabecera: UA Universidad Andina | Analítica curricular
pie: Analítica curricular de dos planes · Plan 2026 → Plan 2031 · emitido el 01/03/2026
=== a4
# Analítica curricular de dos planes
(subtitulo) Agronomía · Plan 2026 → Agronomía · Plan 2031
## Qué cambia
- La complejidad estructural baja de 16 a 10, un 38 %.
- La cadena más larga tiene en ambos 2 cursos.
- Los ciclos quedan más parejos en créditos: la desviación pasa de 3,4 a 2,5.
## Cifra por cifra
┌ Cifra | Antes | Después | Diferencia
│ Cursos | 6 | 5 | −1
│ Complejidad estructural | 16 | 10 | −6
│ Complejidad por curso | 2,7 | 2 | −0,7
│ Bloqueo | 5 | 2 | −3
│ Demora | 11 | 8 | −3
│ Centralidad | 0 | 0 | =
│ Cadena más larga, en cursos | 2 | 2 | =
│ Requisitos redundantes | 0 | 0 | =
│ Carga media por ciclo | 4,7 | 3,3 | −1,4
│ Desviación entre ciclos | 3,4 | 2,5 | −0,9
│ Distancia media de los requisitos, en ciclos | 1 | 1 | =
│ Círculos de requisitos | 0 | 0 | =
## La cadena más larga de cada uno
### Antes: Agronomía · Plan 2026
┌ Ciclo | Cursos de la cadena
│ Ciclo I | Botánica
│ Ciclo II | Suelos
### Después: Agronomía · Plan 2031
┌ Ciclo | Cursos de la cadena
│ Ciclo I | Matemática
│ Ciclo II | Suelos
## Carga por ciclo
### Antes: Agronomía · Plan 2026
┌ Ciclo | Créditos | Frente a los demás
│ Ciclo I | 8 | _
│ Ciclo II | 6 | _
│ Ciclo III | 0 | Menos que los demás
### Después: Agronomía · Plan 2031
┌ Ciclo | Créditos | Frente a los demás
│ Ciclo I | 4 | _
│ Ciclo II | 6 | Más que los demás
│ Ciclo III | 0 | Menos que los demás`)
})
