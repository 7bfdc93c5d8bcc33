import { afterAll, describe, expect, it } from 'vitest'
import type { Documento } from '../document.ts'
import { closePdf, renderPdf } from '../engine/pdf.ts'
import { bloquesComoTexto, documentoComoTexto } from '../testing/comoTexto.ts'
import { diseno, disenoVacio } from '../testing/diseno.ts'
import { disenoChico } from '../testing/disenoChico.ts'
import { leerPdf, veces } from '../testing/leer.ts'
import { cartasDeCompetencias } from './cartas.ts'
import type { CompetenciaInforme } from './datos.ts'
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

it('the tree says all that it has', () => {
  expect(
    documentoComoTexto(pdfArbol(disenoChico)),
  ).toBe(`Competencias · Agronomía [Competencias - Agronomía - Plan 2026] Plan 2026, de Universidad Andina
cabecera: UA Universidad Andina · Facultad de Ciencias Agrarias | Plan 2026
pie: Competencias · Agronomía · emitido el 21/11/2026
=== a4
# Competencias: árbol
(subtitulo) Agronomía · Plan 2026 · 12 competencias
(nota) F: específica · C: competencia · E: elemento
## Específicas (funcionales)
┌ Código | Competencia (4 columnas) | Perfil | Resultados
│ » Gestión (7 columnas)
│ **F1** | Gestiona proyectos de software con criterio técnico y económico (4 columnas) | 1 | Tuning 6, General 2
│ _ | **C1.1** | Planifica el alcance, el tiempo y el costo de un proyecto (3 columnas) | 1 | —
│ _ (2 columnas) | **E1.1.1** | Estima el esfuerzo con métodos reconocidos (2 columnas) | — | —
│ _ (2 columnas) | **E1.1.2** | Elabora el cronograma y el presupuesto (2 columnas) | — | —
│ _ | **C1.2** | Conduce al equipo y comunica el avance a los interesados (3 columnas) | — | Tuning 17
│ » Ingeniería (7 columnas)
│ **F2** | Construye software confiable a partir de datos consistentes (4 columnas) | — | Colegio profesional 1
│ _ | **C2.1** | Modela información de una organización (3 columnas) | — | —
│ _ (2 columnas) | **E2.1.1** | Normaliza «hasta donde conviene», según ñandúes & <otros> criterios (2 columnas) | — | —
│ _ (3 columnas) | **2.1.1.1** | Justifica cada dependencia | — | —
│ **F3** | Previene riesgos (4 columnas) | — | —
## Generales (transversales)
┌ Código | Competencia (2 columnas) | Perfil | Resultados
│ **F1** | Se comunica con claridad por escrito y de viva voz (2 columnas) | 2 | Tuning 6, Tuning 17
│ _ | **C1.1** | Redacta informes técnicos | — | —
## El perfil de egreso y sus competencias
┌ N.º | Perfil de egreso | Competencias
│ 1 | Cultiva. | Específicas: F1, C1.1
│ 2 | Cuida el suelo. | Generales: F1
## Resultados a los que se vinculan
┌ Lista | N.º | Resultado | Competencias
│ Tuning | 6 | Capacidad de comunicación oral y escrita | Específicas: F1 · Generales: F1
│ Tuning | 17 | Capacidad de trabajo en equipo | Específicas: C1.2 · Generales: F1
│ General | 2 | Diseña soluciones que atienden necesidades | Específicas: F1
│ Colegio profesional | 1 | Ejerce con ética | Específicas: F2`)
})

it('so does the table of one kind', () => {
  expect(
    documentoComoTexto(pdfTabla(disenoChico, { tipopadre: 1 })),
  ).toBe(`Competencias · Agronomía [Competencias - Agronomía - Plan 2026] Plan 2026, de Universidad Andina
cabecera: UA Universidad Andina · Facultad de Ciencias Agrarias | Plan 2026
pie: Competencias · Agronomía · emitido el 21/11/2026
=== a4
# Competencias por tipo
(subtitulo) Agronomía · Plan 2026 · 10 competencias
## Específicas (funcionales)
┌ Código | Competencia | Perfil | Resultados | Cursos
│ » Gestión (5 columnas)
│ **F1** | **Gestiona proyectos de software con criterio técnico y económico** | 1 | Tuning 6, General 2 | 1 curso
│ **C1.1** | Planifica el alcance, el tiempo y el costo de un proyecto | 1 | — | —
│ **E1.1.1** | Estima el esfuerzo con métodos reconocidos | — | — | —
│ **E1.1.2** | Elabora el cronograma y el presupuesto | — | — | —
│ **C1.2** | Conduce al equipo y comunica el avance a los interesados | — | Tuning 17 | —
│ » Ingeniería (5 columnas)
│ **F2** | **Construye software confiable a partir de datos consistentes** | — | Colegio profesional 1 | —
│ **C2.1** | Modela información de una organización | — | — | 1 curso
│ **E2.1.1** | Normaliza «hasta donde conviene», según ñandúes & <otros> criterios | — | — | —
│ **2.1.1.1** | Justifica cada dependencia | — | — | —
│ **F3** | **Previene riesgos** | — | — | —
## Resultados a los que se vinculan
┌ Lista | N.º | Resultado | Competencias
│ Tuning | 6 | Capacidad de comunicación oral y escrita | F1
│ Tuning | 17 | Capacidad de trabajo en equipo | C1.2
│ General | 2 | Diseña soluciones que atienden necesidades | F1
│ Colegio profesional | 1 | Ejerce con ética | F2`)
})

it('and that with its courses', () => {
  expect(
    documentoComoTexto(pdfConCursos(disenoChico)),
  ).toBe(`Competencias · Agronomía [Competencias - Agronomía - Plan 2026] Plan 2026, de Universidad Andina
cabecera: UA Universidad Andina · Facultad de Ciencias Agrarias | Plan 2026
pie: Competencias · Agronomía · emitido el 21/11/2026
=== a4
# Competencias y sus cursos
(subtitulo) Agronomía · Plan 2026 · 12 competencias
Introduce: 1 · Desarrolla: 0 · Logra: 1
## Específicas (funcionales)
┌ Código | Curso | Lugar | Nivel
│ » F1 · Gestiona proyectos de software con criterio técnico y económico (4 columnas)
│ BOT-101 | Botánica | Ciclo I | Introduce
│ » C1.1 · Planifica el alcance, el tiempo y el costo de un proyecto (3 columnas) | —
│ » E1.1.1 · Estima el esfuerzo con métodos reconocidos (3 columnas) | —
│ » E1.1.2 · Elabora el cronograma y el presupuesto (3 columnas) | —
│ » C1.2 · Conduce al equipo y comunica el avance a los interesados (3 columnas) | —
│ » F2 · Construye software confiable a partir de datos consistentes (3 columnas) | —
│ » C2.1 · Modela información de una organización (4 columnas)
│ SUE-201 | Suelos | Ciclo II | Logra
│ » E2.1.1 · Normaliza «hasta donde conviene», según ñandúes & <otros> criterios (3 columnas) | —
│ » 2.1.1.1 · Justifica cada dependencia (3 columnas) | —
│ » F3 · Previene riesgos (3 columnas) | *Sin cursos*
## Generales (transversales)
┌ Código | Curso | Lugar | Nivel
│ » F1 · Se comunica con claridad por escrito y de viva voz (3 columnas) | —
│ » C1.1 · Redacta informes técnicos (3 columnas) | *Sin cursos*
=== a4 horizontal
## Qué cursos contribuyen a cada competencia
(nota) I: introduce · D: desarrolla · L: logra.
┌ Curso (2 filas) | Específicas (5 columnas) | Gener.
┌ F1 | C1.1 | F2 | C2.1 | F3 | F1
│ » Ciclo I (7 columnas)
│ BOT-101 · Botánica | I | _ | _ | _ | _ | _
│ » Ciclo II (7 columnas)
│ SUE-201 · Suelos | _ | _ | _ | L | _ | _
(nota) Sin cursos que contribuyan a ellas: Específicas: F3 · Generales: C1.1.
(nota) Ningún curso introduce: Específicas: C2.1.
(nota) Ningún curso desarrolla: Específicas: F1, C2.1.
(nota) Ningún curso logra: Específicas: F1.
(nota) Sin competencias: 4 cursos (Matemática, Riego, Apicultura, Viticultura).`)
})

it('a part is told apart only where there are several; no profile is served where nothing is tied to it', () => {
  const { competencias } = disenoChico
  const enUna = documentoComoTexto(pdfArbol(disenoChico, { page: 1, per_page: 50 }))
  expect(enUna).not.toContain('parte 1')
  const sueltas = competencias.todas.map(c => ({ ...c, linea: null }))
  const sinPerfil = { ...disenoChico, competencias: { ...competencias, todas: sueltas } }
  expect(documentoComoTexto(pdfArbol(sinPerfil))).not.toContain('El perfil de egreso')
})

it('more competencies than stand beside each other go into tables of their own', () => {
  const [raiz] = disenoChico.competencias.todas
  const una = (i: number, tipopadre: number, codigo: string) => ({
    ...raiz!,
    id: i,
    orden: i,
    tipopadre,
    codigo,
  })
  const [curso] = disenoChico.asignaturas
  const cabezas = (todas: CompetenciaInforme[]): string[] => {
    const celdas = todas.map(c => ({
      competencia_id: c.id,
      asignatura_id: curso!.id,
      nivel: 'logra' as const,
    }))
    const muchas = { ...disenoChico, competencias: { ...disenoChico.competencias, todas, celdas } }
    return bloquesComoTexto(pdfConCursos(muchas).secciones[1]!.bloques)
      .split('\n')
      .filter(l => /^(###|┌)/.test(l))
  }
  const trece = Array.from({ length: 13 }, (_, i) => una(i + 1, 1, `F${i + 1}`))
  const primera = 'F1 | F2 | F3 | F4 | F5 | F6 | F7 | F8 | F9 | F10 | F11 | F12 | F13'
  expect(cabezas([...trece, una(14, 1, 'F14')])).toEqual([
    '### Competencias F1 a F13',
    `┌ Curso | ${primera}`,
    '### Competencia F14',
    '┌ Curso | F14',
  ])
  // Each kind counts from 1.
  expect(cabezas([...trece, una(14, 2, 'F1'), una(15, 2, 'F2')]).filter(l => l.startsWith('#'))).toEqual([
    '### Específicas F1 a F13',
    '### Generales F1 a F2',
  ])
})

it('of one kind only its own courses are counted', () => {
  expect(documentoComoTexto(pdfConCursos(disenoChico, { tipopadre: 2 }))).toContain(
    'Introduce: 0 · Desarrolla: 0 · Logra: 0',
  )
})
