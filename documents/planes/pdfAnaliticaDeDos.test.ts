import { writeFileSync } from 'node:fs'
import { cifrasComparadas, diferenciasEnPalabras } from '@malla/domain/analitica/comparar.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { closePdf, renderPdf } from '../engine/pdf.ts'
import { leerPdf } from '../testing/leer.ts'
import { colegio, instituto, monstruo } from '../testing/otros.ts'
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
