import { expect, it } from 'vitest'
import { allCalls } from './calls.ts'
import { puedeEsperar } from './espera.ts'

const calls = new Map(allCalls())
const puede = (name: string) => puedeEsperar(name, calls.get(name)!)

it.each([
  'asignaturas.update',
  'asignaturas.create',
  'asignaturas.savePorPlan',
  'competencias.create',
  'competencias.ordenar',
  'facultades.update',
  'planes.update',
  'vistas.create',
])('%s may wait for the server', name => expect(puede(name)).toBe(true))

it.each([
  'auth.signin',
  'auth.changePassword',
  'usuarios.create',
  'usuarios.showPassword',
  'empresas.delete',
  'asignaturas.delete',
  'asignaturas.importar',
  'informes.mailPlan',
  'redaccion.revisar',
  'recordatorios.enviar',
  'versiones.create',
  'publicaciones.save',
  'silabos.keys',
  'cartas.save',
  'planes.guardarJson',
  'borradores.save',
  'planes.show',
])('%s may not', name => expect(puede(name)).toBe(false))

it('nothing that tells a secret, sends mail or is for the administration waits', () => {
  const esperan = [...calls].filter(([name, c]) => puedeEsperar(name, c))
  expect(
    esperan.filter(([, c]) => c.secret || c.mails || c.access === 'administracion' || c.verb === 'DELETE'),
  ).toEqual([])
})

it.each([
  { secret: true },
  { mails: true },
  { writes: false },
  { verb: 'DELETE' },
  { access: 'session' },
] as const)('what could wait could not if it were %j', mas =>
  expect(puedeEsperar('facultades.update', { ...calls.get('facultades.update')!, ...mas })).toBe(false),
)
