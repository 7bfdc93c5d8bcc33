import { writeFileSync } from 'node:fs'
import { previo, texto, y } from '@malla/domain/asignaturas/requisitosDePrueba.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { closePdf, renderPdf } from '../engine/pdf.ts'
import { renderWord } from '../engine/word.ts'
import { documentoComoTexto } from '../testing/comoTexto.ts'
import { leerPdf } from '../testing/leer.ts'
import { colegio, instituto, monstruo } from '../testing/otros.ts'
import { planChico } from '../testing/planChico.ts'
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

  it.each([
    ['an institute', instituto, /\b(ciclo|curso)s?\b/i],
    ['a school', colegio, /\bciclos?\b/i],
    ['an institute without courses', { ...instituto, asignaturas: [] }, /\bcursos?\b/i],
    [
      'an institute that asks for nothing, in no period',
      {
        ...instituto,
        ciclos: [],
        asignaturas: instituto.asignaturas.map(a => ({ ...a, ciclo_id: null, requisitos: null })),
      },
      /\b(ciclo|curso)s?\b/i,
    ],
    [
      'an institute with requisites outside of the plan, by terms',
      {
        ...instituto,
        regimen: 'Trimestral',
        asignaturas: instituto.asignaturas.map((a, i) => ({
          ...a,
          requisitos: i === 0 ? texto('Entrevista') : i === 1 ? previo(-1) : a.requisitos,
        })),
      },
      /\b(ciclo|curso)s?\b/i,
    ],
  ])('its sentences too: %s', (_case, d, ajena) => {
    const dicho = documentoComoTexto(pdfAnalitica(d))
    expect(dicho.split('\n').filter(linea => ajena.test(linea))).toEqual([])
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

it('of a small plan all that it says', () => {
  const [botanica, matematica, suelos, riego] = planChico.asignaturas
  const asignaturas = [
    botanica!,
    { ...matematica!, requisitos: texto('Entrevista') },
    { ...suelos!, requisitos: previo(botanica!.id) },
    { ...riego!, requisitos: y(previo(suelos!.id), previo(botanica!.id)) },
    ...planChico.asignaturas.slice(4),
  ]
  expect(
    documentoComoTexto(pdfAnalitica({ ...planChico, asignaturas })),
  ).toBe(`Analítica curricular · Agronomía [Analítica curricular - Agronomía - Plan 2026] Plan 2026, de Universidad Andina
cabecera: UA Universidad Andina · Facultad de Ciencias Agrarias | Plan 2026
pie: Analítica curricular · Agronomía · emitido el 21/11/2026
=== a4
# Analítica curricular
(subtitulo) Agronomía · Plan 2026 · 6 cursos
(nota) Cómo se encadenan los cursos del plan y qué significa para quien lo estudia. Cuenta todos los requisitos entre cursos, también los que se llevan a la vez y cada alternativa.
Complejidad: 17 · Cadena: 3 cursos · Bloqueo: 3 cursos · Por ciclo: 4,7 cr · Desviación: 3,4 · Distancia: 0,7 ciclos · Redundantes: 1
## Lo que dicen las cifras
- La complejidad del plan es 17, 2,8 por curso: es la suma de lo que pesa cada uno. Comparada con la de otra versión del plan, la que suma menos es más fácil de terminar a tiempo.
- La cadena más larga tiene 3 cursos. Comienza en Botánica: quien lo desaprueba atrasa toda la cadena.
- El curso que más cursos bloquea es Botánica. Quien no lo aprueba no puede llevar 3 cursos.
- El curso más central del plan es Suelos: los caminos que pasan a través de él suman 3 cursos, más que los de ningún otro.
- Cada ciclo lleva en promedio 4,7 créditos, entre 0 y 8; 1 ciclo se aparta de los demás.
## Los cursos que más pesan
┌ Curso | Lugar | Complejidad | Bloquea | Demora | Centralidad
│ Botánica | Ciclo I | 6 | 3 | 3 | 0
│ Suelos | Ciclo II | 4 | 1 | 3 | 3
│ Riego | Ciclo II | 3 | 0 | 3 | 0
│ Apicultura | Electivos d… specialidad | 2 | 0 | 2 | 0
│ Matemática | Ciclo I | 1 | 0 | 1 | 0
│ Viticultura | Electivos d… specialidad | 1 | 0 | 1 | 0
(nota) Bloqueo: cursos que no puede llevar quien no lo aprueba. Demora: cursos de la cadena más larga que pasa por él. Complejidad: la suma de ambos. Centralidad: cursos de todas las cadenas que lo atraviesan.
## La cadena más larga, ciclo por ciclo
┌ Ciclo | Cursos de la cadena
│ Ciclo I | Botánica
│ Ciclo II | Suelos → Riego
## Cómo se reparten los créditos
┌ Ciclo | Créditos | Frente a los demás
│ Ciclo I | 8 | _
│ Ciclo II | 6 | _
│ Ciclo III | 0 | Menos que los demás
## A qué distancia están los requisitos
De 3 requisitos entre cursos de los ciclos, la distancia media es de 0,7 ciclos; ninguno está a más de dos ciclos.
Mismo ciclo: 1 · 1 ciclo: 2
## Lo que conviene revisar
### Requisitos redundantes
- Riego pide Botánica, que ya pide Suelos.
### Requisitos que no son cursos del plan
- Matemática: Entrevista`)
})
