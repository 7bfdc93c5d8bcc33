import { html } from '@malla/documents/engine/html/etiqueta.ts'
import { instituto } from '@malla/documents/testing/otros.ts'
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
