import type { Nivel } from '@malla/domain/competencias/catalogos.ts'
import { enOrden } from '@malla/domain/competencias/recorrido.ts'
import { terminosPorDefecto } from '@malla/domain/planes/terminos.ts'
import { afterAll, expect, it } from 'vitest'
import { closePdf, renderPdf } from '../engine/pdf.ts'
import { documentoComoTexto } from '../testing/comoTexto.ts'
import { disenoChico } from '../testing/disenoChico.ts'
import { conRol, leerPdf, veces } from '../testing/leer.ts'
import { instituto } from '../testing/otros.ts'
import { universidad } from '../testing/universidad.ts'
import type { DatosMatriz } from './datos.ts'
import { pdfMatriz } from './pdfMatriz.ts'

afterAll(closePdf)

const una = (id: number, codigo: string, competencia_id = 0) => ({
  id,
  competencia_id,
  orden: id,
  tipopadre: 1,
  tabcompetencia_id: 0,
  codigo,
  nombre: `Diseña sistemas ${codigo}`,
  nivel: competencia_id ? 2 : 1,
})
const { asignaturas, ciclos } = universidad
const [a, b, c] = asignaturas as [(typeof asignaturas)[0], (typeof asignaturas)[0], (typeof asignaturas)[0]]
const celda = (competencia_id: number, asignatura_id: number, nivel: Nivel) => ({
  competencia_id,
  asignatura_id,
  nivel,
})
const datos: DatosMatriz = {
  plan: universidad,
  terminos: terminosPorDefecto,
  grupos: [],
  competencias: [una(1, 'F1'), una(2, 'C1.1', 1), una(3, 'C1.2', 1)],
  celdas: [celda(2, a.id, 'introduce'), celda(2, b.id, 'logra'), celda(2, c.id, 'logra')],
  filtro: {},
}
const leer = async (d: DatosMatriz) => leerPdf(await renderPdf(pdfMatriz(d)))
const filas = (leido: Awaited<ReturnType<typeof leer>>) =>
  leido.paginas.flatMap(p => conRol(p.estructura, 'TR')).length

it('prints courses down and codes across, what they stand for, and what is missing', async () => {
  const leido = await leer(datos)
  expect(leido).toMatchObject({ etiquetado: true, ua: true, idioma: 'es' })
  expect(leido.paginas.flatMap(p => p.fuera)).toEqual([])
  expect(leido.paginas[0]!.ancho).toBeGreaterThan(leido.paginas[0]!.alto)
  expect(leido.texto).toContain(`${a.codigo} · ${a.nombre} I`)
  expect(leido.texto).toContain(`${b.codigo} · ${b.nombre} L`)
  expect(leido.texto).toContain('C1.1 Diseña sistemas C1.1 3')
  expect(leido.texto).toContain('Sin cursos C1.2 · Diseña sistemas C1.2')
  expect(leido.texto).toContain('Falta D C1.1')
  expect(leido.texto).toContain('2 logran C1.1')
  expect(veces(leido.texto, 'Sin competencias ')).toBe(asignaturas.length - 3)
})

it('of an institute speaks of didactic units', () => {
  const { asignaturas } = instituto
  const celdas = asignaturas.flatMap(x => [1, 2].map(i => celda(i, x.id, 'logra')))
  const suya = { ...datos, plan: instituto, competencias: [una(1, 'F1'), una(2, 'F2')], celdas }
  const dicho = [suya, { ...suya, competencias: [] }, { ...suya, plan: { ...instituto, asignaturas: [] } }]
    .map(d => pdfMatriz(d))
    .map(({ titulo, secciones }) => JSON.stringify([titulo, secciones]))
  expect(dicho[0]).toContain('Matriz de competencias y unidades didácticas')
  expect(dicho[2]).toContain('El plan todavía no tiene unidades didácticas.')
  for (const uno of dicho) expect(uno).not.toMatch(/\bcursos?\b/i)
})

it('prints only what the filter leaves, and says so', async () => {
  const ciclo = ciclos[0]!
  const leido = await leer({ ...datos, filtro: { ciclo_id: ciclo.id } })
  const suyos = asignaturas.filter(x => x.ciclo_id === ciclo.id)
  expect(suyos.length).toBeGreaterThan(0)
  expect(leido.texto).toContain(`Solo: Ciclo: ${ciclo.descripcion}`)
  for (const x of suyos) expect(leido.texto).toContain(x.nombre)
  expect(filas(leido)).toBeLessThan(filas(await leer(datos)))
  const ninguna = await leer({ ...datos, filtro: { tipopadre: 2 } })
  expect(ninguna.texto).toContain('No hay nada que mostrar')
})

it('says the kind of each code where the plan has both: each kind counts from 1', async () => {
  const competencias = [...datos.competencias, { ...una(4, 'F1'), tipopadre: 2, nombre: 'Dirige' }]
  const { texto } = await leer({ ...datos, competencias })
  expect(texto).toContain('Específicas Gener. Curso F1 C1.1 C1.2 F1')
  expect(texto).toContain('F1 Generales Dirige 0')
  expect(texto).toContain('Sin cursos F1 · Generales · Dirige')
  expect((await leer(datos)).texto).not.toContain('Generales')
})

it.each([
  ['competencias', { competencias: [] }],
  ['cursos', { plan: { ...universidad, asignaturas: [] }, celdas: [] }],
] as const)('of a plan without %s says so, and speaks of no filter', async (que, mas) => {
  const dicho = JSON.stringify(pdfMatriz({ ...datos, ...mas }))
  expect(dicho).toContain(`El plan todavía no tiene ${que}.`)
  expect(dicho).not.toContain('filtros')
})

it('a hundred and twenty competencies go over several tables on the larger paper, all of them', async () => {
  const muchas = Array.from({ length: 120 }, (_, i) => una(i + 10, `F${i + 1}`))
  const leido = await leer({ ...datos, competencias: muchas, celdas: [celda(129, a.id, 'logra')] })
  expect(leido.paginas.flatMap(p => p.fuera)).toEqual([])
  expect(leido.texto).toContain('Competencias F97 a F120')
  for (const x of muchas) expect(leido.texto).toContain(`Diseña sistemas ${x.codigo}`)
})

it('of a small plan all that it says', () => {
  const { terminos, competencias } = disenoChico
  const { todas, grupos, celdas } = competencias
  const enLectura = enOrden(
    todas,
    grupos.map(g => g.id),
  )
  const chica = { plan: disenoChico, terminos, grupos, celdas, filtro: {} }
  const dichas = enLectura.map(l => ({ ...l.una, nivel: l.nivel }))
  expect(
    documentoComoTexto(pdfMatriz({ ...chica, competencias: dichas })),
  ).toBe(`Matriz de competencias y cursos · Agronomía [Matriz de competencias y cursos - Agronomía - Plan 2026] Plan 2026, de Universidad Andina
cabecera: UA Universidad Andina · Facultad de Ciencias Agrarias | Plan 2026
pie: Matriz de competencias y cursos · Agronomía · emitido el 21/11/2026
=== a4 horizontal
# Matriz de competencias y cursos
(subtitulo) Agronomía · Plan 2026 · 12 competencias · 6 cursos
(nota) I: introduce · D: desarrolla · L: logra
┌ Curso (2 filas) | Específicas (10 columnas) | Generales (2 columnas)
┌ F1 | C1.1 | E1.1.1 | E1.1.2 | C1.2 | F2 | C2.1 | E2.1.1 | 2.1.1.1 | F3 | F1 | C1.1
│ » Ciclo I (13 columnas)
│ BOT-101 · Botánica | **I** | _ | _ | _ | _ | _ | _ | _ | _ | _ | _ | _
│ MAT-101 · Matemática | _ | _ | _ | _ | _ | _ | _ | _ | _ | _ | _ | _
│ » Ciclo II (13 columnas)
│ SUE-201 · Suelos | _ | _ | _ | _ | _ | _ | **L** | _ | _ | _ | _ | _
│ RIE-202 · Riego | _ | _ | _ | _ | _ | _ | _ | _ | _ | _ | _ | _
│ » Electivos de especialidad (13 columnas)
│ APP-301 · Apicultura | _ | _ | _ | _ | _ | _ | _ | _ | _ | _ | _ | _
│ VID-302 · Viticultura | _ | _ | _ | _ | _ | _ | _ | _ | _ | _ | _ | _
## Competencias
┌ Código | Tipo | Competencia | Cursos
│ F1 | Específicas | Gestiona proyectos de software con criterio técnico y económico | 1
│ C1.1 | Específicas | Planifica el alcance, el tiempo y el costo de un proyecto | 0
│ E1.1.1 | Específicas | Estima el esfuerzo con métodos reconocidos | 0
│ E1.1.2 | Específicas | Elabora el cronograma y el presupuesto | 0
│ C1.2 | Específicas | Conduce al equipo y comunica el avance a los interesados | 0
│ F2 | Específicas | Construye software confiable a partir de datos consistentes | 0
│ C2.1 | Específicas | Modela información de una organización | 1
│ E2.1.1 | Específicas | Normaliza «hasta donde conviene», según ñandúes & <otros> criterios | 0
│ 2.1.1.1 | Específicas | Justifica cada dependencia | 0
│ F3 | Específicas | Previene riesgos | 0
│ F1 | Generales | Se comunica con claridad por escrito y de viva voz | 0
│ C1.1 | Generales | Redacta informes técnicos | 0
## Huecos y solapes
┌ Qué falta o se repite | Dónde
│ Sin cursos | F3 · Específicas · Previene riesgos
│ Sin cursos | C1.1 · Generales · Redacta informes técnicos
│ Falta D, L | F1 · Específicas · Gestiona proyectos de software con criterio técnico y económico
│ Falta I, D | C2.1 · Específicas · Modela información de una organización
│ Sin competencias | MAT-101 · Matemática
│ Sin competencias | RIE-202 · Riego
│ Sin competencias | APP-301 · Apicultura
│ Sin competencias | VID-302 · Viticultura`)
})

it('says the section of electives that it is narrowed to', () => {
  const [seccion] = universidad.secciones
  const dicho = documentoComoTexto(pdfMatriz({ ...datos, filtro: { seccion_id: seccion!.id } }))
  expect(dicho).toContain(`(nota) Solo: Sección: ${seccion!.nombre}`)
})
