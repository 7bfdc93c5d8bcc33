import { expect, it } from 'vitest'
import { paths, readQuery } from '../../paths.ts'
import { paginaDePantalla } from './pantallas.ts'

it.each([
  [paths.plan(7), 'malla'],
  [paths.plan(7, { tab: 'malla', curso: 3 }), 'malla'],
  [paths.plan(7, { tab: 'cursos' }), 'cursos-en-tabla'],
  [paths.plan(7, { tab: 'competencias' }), 'competencias'],
  [paths.plan(7, { tab: 'competencias', vista: 'matriz' }), 'matriz'],
  [paths.plan(7, { tab: 'secciones' }), 'secciones-del-plan'],
  [paths.plan(7, { tab: 'secciones', seccion: 'perfil-de-egreso' }), 'perfil-de-egreso'],
  [paths.plan(7, { tab: 'secciones', seccion: 'criterios-de-graduacion' }), 'lineas-y-criterios'],
  [paths.plan(7, { tab: 'secciones', seccion: 'criterios-y-estrategias' }), 'secciones-del-plan'],
  [paths.comparar(7), 'comparar-planes'],
  [paths.planes({ vista: 'papelera' }), 'papelera'],
  [paths.silabo(3), 'escribir-el-silabo'],
  [paths.silabos({ vista: 'periodos' }), 'periodos'],
  [paths.escritorio(), 'escritorio'],
  ['/nada', undefined],
])('help on %s is %s', (address, pagina) => {
  const [path = '', query = ''] = address.split('?')
  expect(paginaDePantalla(path, readQuery(query))).toBe(pagina)
})
