import type { Franja } from '@malla/documents/document.ts'
import { html } from '@malla/documents/engine/html/etiqueta.ts'
import { cifrasDePlan } from '@malla/documents/planes/pdfPlan.ts'
import { instituto } from '@malla/documents/testing/otros.ts'
import { universidad } from '@malla/documents/testing/universidad.ts'
import { terminosPorDefecto } from '@malla/domain/planes/terminos.ts'
import { expect, it } from 'vitest'
import type { PlanPublico } from '../planPublico.queries.ts'
import { paginaDeCurso } from './curso.ts'
import type { Sitio } from './marco.ts'
import { paginaDePlan } from './plan.ts'

const sitio: Sitio = { publicUrl: 'https://malla.pe', incrustado: false, recursos: { css: [], js: null } }
const plan: PlanPublico = {
  casa: { id: 1, nombre_corto: 'valle', nombre: 'Instituto Valle del Mantaro', imagen_url: null },
  publicacion_id: 1,
  plan_id: 1,
  direccion: 'electricidad',
  con_silabos: false,
  datos: instituto,
  cartas: new Map(),
  competencias: { grupos: [], todas: [], resultados: [], celdas: [] },
  terminos: terminosPorDefecto,
  cursos: new Map(instituto.asignaturas.map(a => [a.id, `u-${a.id}`])),
}
/** What people read: no markup, no names of styles and no data of the script. */
const leido = (pagina: string): string =>
  pagina
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<meta name="description" content="([^"]*)"[^>]*>/g, '$1')
    .replace(/<[^>]*>/g, ' ')

it('an institute reads of didactic units on its public pages, and of no courses', () => {
  const suya = leido(paginaDePlan(sitio, plan))
  expect(suya).toMatch(/Unidades didácticas por periodo/)
  expect(suya).toMatch(/5 unidades didácticas/)
  expect(suya).toMatch(/\d+ unidades didácticas según el plan/)
  const fichas = instituto.asignaturas.map(a => leido(paginaDeCurso(sitio, plan, a, null, () => html``)))
  for (const pagina of [suya, ...fichas]) expect(pagina).not.toMatch(/\bcursos?\b/i)
})

it('the page of a plan counts what the PDF that it offers counts, a cycle without courses and electives too', () => {
  const vacio = { ...universidad.ciclos[0]!, id: -1, numero: 21 }
  const datos = { ...universidad, ciclos: [...universidad.ciclos, vacio] }
  const pagina = paginaDePlan(sitio, { ...plan, datos })
  const enPagina = new Map([...pagina.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(m => [m[1], m[2]]))
  const enPapel = (cifrasDePlan(datos) as Franja).datos.map(x => [x.rotulo, x.valor[0]!.texto] as const)
  for (const [rotulo, valor] of enPapel)
    if (!rotulo.startsWith('Horas')) expect([rotulo, enPagina.get(rotulo)]).toEqual([rotulo, valor])
  expect(leido(pagina)).toContain('62 cursos y 7 electivos según el plan')
  expect(leido(pagina)).toMatch(/: 228 créditos, 62 cursos, 7 electivos, 11 ciclos\./)
})

it('one of each is one', () => {
  const ciclo = universidad.ciclos[0]!
  const curso = universidad.asignaturas.find(a => a.ciclo_id === ciclo.id)!
  const datos = { ...universidad, ciclos: [ciclo], secciones: [], asignaturas: [{ ...curso, credits: 1 }] }
  expect(leido(paginaDePlan(sitio, { ...plan, datos }))).toContain(': 1 crédito, 1 curso, 1 ciclo.')
})

it('the names of a malla break at their syllables, also in a browser that does not know them', () => {
  const nombres = [
    ...paginaDePlan(sitio, plan).matchAll(/<span class="nombre" aria-hidden="true">(.*?)<\/span>/g),
  ].map(m => m[1]!)
  const enteros = nombres.map(n => n.replaceAll('\u00ad', ''))
  expect(instituto.asignaturas.map(a => a.nombre)).toEqual(expect.arrayContaining(enteros))
  const largas = nombres.flatMap(n => n.split(' ')).filter(p => p.replaceAll('\u00ad', '').length > 12)
  expect(largas.length).toBeGreaterThan(0)
  for (const palabra of largas) expect(palabra).toContain('\u00ad')
  // Who hears them hears whole words.
  const leidos = [...paginaDePlan(sitio, plan).matchAll(/<span class="leido">(.*?)<\/span>/g)].map(m => m[1]!)
  expect(leidos).toEqual(enteros)
})
