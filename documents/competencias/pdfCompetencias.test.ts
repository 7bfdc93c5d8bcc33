import { afterAll, describe, expect, it } from 'vitest'
import type { Documento } from '../document.ts'
import { closePdf, renderPdf } from '../engine/pdf.ts'
import { diseno, disenoVacio } from '../testing/diseno.ts'
import { leerPdf, veces } from '../testing/leer.ts'
import { cartasDeCompetencias } from './cartas.ts'
import { pdfArbol, pdfConCursos, pdfTabla } from './pdfCompetencias.ts'

afterAll(() => closePdf())

const leer = async (d: Documento) => leerPdf(await renderPdf(d))
const { todas } = diseno.competencias
const codigo = (id: number): string => todas.find(c => c.id === id)!.codigo

describe('the three layouts', () => {
  it.each([
    ['tree', pdfArbol],
    ['table by type', pdfTabla],
    ['with courses', pdfConCursos],
  ])('%s: every competency with its code, both kinds, accessible', async (_nombre, pdf) => {
    const leido = await leer(pdf(diseno))
    for (const c of todas) {
      expect(leido.texto).toContain(c.nombre)
      expect(leido.texto).toContain(c.codigo)
    }
    expect(leido.esquema.map(e => e.trim())).toEqual(
      expect.arrayContaining(['Específicas (funcionales)', 'Generales (transversales)']),
    )
    expect(leido).toMatchObject({ etiquetado: true, ua: true, idioma: 'es' })
    expect(leido.paginas.flatMap(p => p.fuera)).toEqual([])
    expect(leido.texto).toContain('12 competencias del egresado')
  })

  it('the tree has groups, profile and outcomes', async () => {
    const { texto } = await leer(pdfArbol(diseno))
    expect(texto).toContain('Gestión')
    expect(texto).toContain(`Diseña sistemas con criterio ético. Específicas: ${codigo(1)}, ${codigo(2)}`)
    expect(texto).toContain(`Lidera equipos de ingeniería. Generales: ${codigo(10)}`)
    expect(texto).toMatch(/Tuning 6, General 2/)
    expect(texto).toContain(
      `Capacidad de trabajo en equipo Específicas: ${codigo(5)} · Generales: ${codigo(10)}`,
    )
  })

  it('the table counts the courses', async () => {
    const { texto } = await leer(pdfTabla(diseno))
    expect(texto).toMatch(/F1 Gestiona proyectos .* 2 cursos UC1\.1/)
  })

  it('the third names courses in the order of the malla with their levels, and says where none is', async () => {
    const leido = await leer(pdfConCursos(diseno))
    const [introduce, logra] = [4, 8].map(i => diseno.asignaturas[i]!)
    expect(leido.texto).toMatch(
      new RegExp(`F1 · Gestiona .*${introduce!.nombre} Ciclo I Introduce .*${logra!.nombre} Ciclo II Logra`),
    )
    // Only what neither itself nor its line is served; and once under the matrix.
    expect(veces(leido.texto, 'Sin cursos')).toBe(1 + 1)
    expect(leido.texto).toContain(`${codigo(12)} · Previene riesgos Sin cursos`)
    const matriz = leido.paginas.find(p => p.ancho > p.alto)!
    expect(matriz.texto).toContain('I: introduce · D: desarrolla · L: logra.')
    expect(matriz.texto).toContain(`Sin cursos que contribuyan a ellas: Específicas: ${codigo(12)}.`)
    expect(matriz.texto).toContain(
      `Ningún curso logra: Específicas: ${codigo(7)} · Generales: ${codigo(10)}.`,
    )
    expect(matriz.texto).toMatch(/Sin competencias: 66 cursos \(Cálculo I, .*…\)/)
  })
})

describe('parts of it', () => {
  it('one page of branches', async () => {
    const { texto } = await leer(pdfArbol(diseno, { page: 2, per_page: 1 }))
    expect(texto).toContain('Construye software confiable')
    expect(texto).not.toContain('Gestiona proyectos')
    expect(texto).toContain('parte 2 de 4')
    // What others of the plan serve is not said to be served by none.
    expect(texto).not.toContain('Ninguna competencia')
  })
  it('the first page where only its size is said', async () => {
    const { texto } = await leer(pdfArbol(diseno, { per_page: 1 }))
    expect(texto).toContain('parte 1 de 4')
    expect(texto).not.toContain('Construye software confiable')
  })
  it('ten to a page unless said otherwise', async () =>
    expect((await leer(pdfArbol(diseno, { page: 1 }))).texto).toContain('Redacta informes técnicos'))
  it('one kind, one group', async () => {
    const transversales = await leer(pdfTabla(diseno, { tipopadre: 2 }))
    expect(transversales.texto).not.toContain('funcionales')
    const gestion = await leer(pdfConCursos(diseno, { tabcompetencia_id: 1 }))
    expect(gestion.texto).toContain('Gestiona proyectos')
    expect(gestion.texto).not.toContain('Construye software')
    expect(gestion.texto).not.toContain('Sin competencias')
  })
  it('behind the last page, and of a plan without any', async () => {
    expect((await leer(pdfArbol(diseno, { page: 9 }))).texto).toContain('No hay competencias que mostrar.')
    for (const pdf of [pdfArbol, pdfTabla, pdfConCursos])
      expect((await leer(pdf(disenoVacio))).texto).toContain('Pendiente')
  })
})

describe('size', () => {
  const muchas = (n: number) => {
    const [raiz] = todas
    const largas = Array.from({ length: n }, (_, i) => ({
      ...raiz!,
      id: 1000 + i,
      orden: i,
      codigo: `F${i + 1}`,
      tabcompetencia_id: 1,
      nombre: i % 7 ? `Competencia ${i + 1}` : 'Muy larga, con ñ y «comillas». '.repeat(60),
    }))
    const celdas = largas.flatMap(c =>
      diseno.asignaturas.slice(0, 12).map(a => ({
        competencia_id: c.id,
        asignatura_id: a.id,
        nivel: 'logra' as const,
      })),
    )
    return { ...diseno, competencias: { ...diseno.competencias, todas: largas, celdas } }
  }
  it.each([
    ['tree', pdfArbol],
    ['table', pdfTabla],
    ['courses', pdfConCursos],
  ])('%s of 60 long ones: no empty page, nothing off the paper', async (_nombre, pdf) => {
    const { paginas } = await leer(pdf(muchas(60)))
    expect(paginas.length).toBeGreaterThan(1)
    expect(paginas.flatMap(p => p.fuera)).toEqual([])
    for (const [i, p] of paginas.entries()) expect(p.texto.length, `page ${i + 1}`).toBeGreaterThan(150)
  })
})

it('the carta of a course says what it serves, in the order of the tree', () => {
  const cartas = cartasDeCompetencias(diseno.competencias, diseno.asignaturas)
  expect(cartas).toHaveLength(3)
  expect(cartas.find(c => c.asignatura_id === diseno.asignaturas[8]!.id)?.competencias).toEqual([
    { id: 1, codigo: codigo(1), nombre: todas[0]!.nombre, nivel: 'Logra' },
    { id: 7, codigo: codigo(7), nombre: 'Modela información de una organización', nivel: 'Desarrolla' },
  ])
})
