import { expect, it } from 'vitest'
import { quedan } from './filtrarOpciones.ts'
import { theme } from './theme.ts'

const opcion = (label: string) => ({ value: label, label })
const sueltas = ['Ingeniería de Sistemas', 'Ingeniería Civil', 'Derecho'].map(opcion)
const enGrupos = [
  { group: 'Del mismo programa', items: [opcion('Plan 2020 · Psicología')] },
  { group: 'Otros planes', items: [opcion('Plan 2020 · Derecho'), opcion('Plan 2026 · Educación')] },
]
const defaults = (componente: string) => theme.components![componente]!.defaultProps!
const buscar = (componente: string, options: object[], search: string) =>
  defaults(componente).filter({ options, search, limit: Number.POSITIVE_INFINITY })

it.each(['Select', 'MultiSelect', 'Autocomplete'])(
  '%s finds what is typed without accents, in any order',
  c => {
    expect(buscar(c, sueltas, 'ingenieria')).toEqual(sueltas.slice(0, 2))
    expect(buscar(c, sueltas, ' SISTEMAS ing ')).toEqual([sueltas[0]])
    expect(buscar(c, sueltas, '')).toEqual(sueltas)
    expect(buscar(c, sueltas, 'química')).toEqual([])
  },
)

it('in groups too; one in which nothing is found is not shown', () =>
  expect(buscar('Select', enGrupos, 'educacion 2026')).toEqual([
    { group: 'Otros planes', items: [opcion('Plan 2026 · Educación')] },
  ]))

it('what somebody else found stays, whatever it is called', () =>
  expect(quedan([opcion('INF-134'), ...sueltas], o => o.value === 'INF-134')).toEqual([opcion('INF-134')]))

it.each(['Select', 'MultiSelect'])('%s says that nothing was found', c =>
  expect(defaults(c).nothingFoundMessage).toBe('Sin coincidencias'),
)
