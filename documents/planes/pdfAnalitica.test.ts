import { writeFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { closePdf, renderPdf } from '../engine/pdf.ts'
import { renderWord } from '../engine/word.ts'
import { leerPdf } from '../testing/leer.ts'
import { colegio, instituto, monstruo } from '../testing/otros.ts'
import { universidad } from '../testing/universidad.ts'
import { pdfAnalitica, resumenDe } from './pdfAnalitica.ts'

afterAll(closePdf)

const planes = { universidad, instituto, colegio, monstruo }

describe.each(Object.entries(planes))('analytics of %s', (nombre, d) => {
  it('is two tagged pages without anything off the paper', async () => {
    const pdf = await renderPdf(pdfAnalitica(d))
    if (process.env.PICTURES) writeFileSync(`${process.env.PICTURES}/analitica-${nombre}.pdf`, pdf)
    const leido = await leerPdf(pdf)
    expect(leido).toMatchObject({ etiquetado: true, ua: true, idioma: 'es' })
    expect(leido.paginas.flatMap(p => p.fuera)).toEqual([])
    // Twenty cycles and names that fill three lines take a third.
    expect(leido.paginas.length).toBeLessThanOrEqual(nombre === 'monstruo' ? 3 : 2)
  })
})

describe('the report', () => {
  it('says the figures that the analysis has', async () => {
    const r = resumenDe(universidad)
    const { texto } = await leerPdf(await renderPdf(pdfAnalitica(universidad)))
    expect(texto).toContain(`La complejidad del plan es ${r.total.complejidad}`)
    expect(texto).toContain(`La cadena más larga tiene ${r.cadena.length} cursos`)
    const mayor = Math.max(...r.cursos.map(c => c.bloqueo))
    expect(texto).toContain(`Quien no lo aprueba no puede llevar ${mayor} cursos`)
    expect(texto).toContain('Los diez cursos que más pesan')
    for (const c of r.ciclos) expect(texto).toContain(c.nombre)
  })

  it('calls cycles and courses as the institution does', () => {
    const dicho = [colegio, instituto].map(d => JSON.stringify(pdfAnalitica(d)))
    expect(dicho[0]).toContain('Cómo se reparten')
    expect(dicho[0]).not.toContain('"Ciclo"')
    expect(dicho[1]).toContain('La cadena más larga, periodo por periodo')
    expect(dicho[1]).not.toMatch(/"(Ciclo|Curso|Por ciclo)"/)
  })

  it('leaves no requisite out of the strip of distances, however far it looks back', () => {
    const [primero, ...otros] = universidad.asignaturas.filter(a => a.ciclo_id !== null)
    const asignaturas = [
      { ...primero!, requisitos: null },
      ...otros.map(a => ({
        ...a,
        requisitos: { tipo: 'curso', asignatura_id: primero!.id, modo: 'previo' } as const,
      })),
    ]
    const d = { ...universidad, asignaturas }
    const { distancias } = resumenDe(d)
    const franjas = pdfAnalitica(d).secciones.flatMap(s => s.bloques.filter(b => b.tipo === 'franja'))
    const suma = franjas.at(-1)!.datos.reduce((n, x) => n + Number(x.valor[0]!.texto), 0)
    expect(franjas.at(-1)!.datos.length).toBe(7)
    expect(suma).toBe(distancias.length)
  })

  it('a plan without courses says so, in one page', async () => {
    const leido = await leerPdf(await renderPdf(pdfAnalitica({ ...universidad, asignaturas: [] })))
    expect(leido.texto).toContain('El plan todavía no tiene cursos.')
  })

  it('is made in Word too, bars as a table', async () => {
    expect((await renderWord(pdfAnalitica(universidad))).length).toBeGreaterThan(5000)
  })
})
