import { expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { direccionDeUso, nombreDeUso } from './lugares.ts'

const de = { id: 7, titulo: 'Plan 2026', key: null, periodo_id: null }

it.each([
  [
    { ...de, donde: 'plan', key: 'perfilIngresos' },
    'Perfil de Ingreso · Plan 2026',
    paths.plan(7, { tab: 'secciones', seccion: 'perfil-de-ingreso' }),
  ],
  [
    { ...de, donde: 'plan', key: 'modulosCompetencia' },
    'Plan · Plan 2026',
    paths.plan(7, { tab: 'secciones' }),
  ],
  [{ ...de, donde: 'programa', key: 'misiones' }, 'Misión · Plan 2026', paths.textosDePrograma(7, 'mision')],
  [{ ...de, donde: 'carta', key: 'sumilla' }, 'Carta descriptiva · Plan 2026', paths.carta({ curso: 7 })],
  [{ ...de, donde: 'silabo', periodo_id: 3 }, 'Sílabo · Plan 2026', paths.silabo(7, { periodo: 3 })],
  [{ ...de, donde: 'modelo' }, 'Modelo educativo · Plan 2026', paths.modelo({ vista: '7' })],
] as const)('%j is called and found', (uso, nombre, direccion) => {
  expect([nombreDeUso(uso), direccionDeUso(uso)]).toEqual([nombre, direccion])
})
