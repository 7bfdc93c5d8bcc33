import { expect, it } from 'vitest'
import type { Rol } from '../permisos/acciones.ts'
import type { DatosDeMenu } from './menus.ts'
import { administracion, barraLateral, enlacesDe, entradasDe } from './menus.ts'

const todas = ['facultades', 'competencias', 'laboratorios', 'planes', 'silabos', 'modelo']

it.each<[Rol, readonly string[], number]>([
  ['root', todas, 4],
  ['operador', todas, 0],
  ['operadorBasico', todas, 0],
  ['inspector', todas, 0],
  ['demo', todas, 0],
  ['tutor', todas, 0],
  ['docente', ['silabos'], 0],
  ['otro', [], 0],
])('sidebar of %s (§2, §6)', (rol, entradas, deAdministracion) => {
  expect(entradasDe(barraLateral, rol).map(e => e.entrada)).toEqual(entradas)
  expect(entradasDe(administracion, rol)).toHaveLength(deAdministracion)
})

const nadie: DatosDeMenu = { root: false, isTutor: false, empresas: 1, roles: 1, programas: 1 }
it.each<[string, Partial<DatosDeMenu>, string]>([
  ['one of each', {}, 'perfil salir'],
  ['root', { root: true }, 'perfil institucion salir'],
  ['several institutions', { empresas: 2 }, 'perfil cambiarEntidad salir'],
  ['a tutor cannot switch', { empresas: 2, isTutor: true }, 'perfil salir'],
  ['several roles', { roles: 2 }, 'perfil cambiarRol salir'],
  ['several programmes', { programas: 3 }, 'perfil cambiarPrograma salir'],
  [
    'all',
    { root: true, empresas: 2, roles: 2, programas: 2 },
    'perfil institucion cambiarEntidad cambiarRol cambiarPrograma salir',
  ],
])('links: %s', (_case, x, enlaces) => expect(enlacesDe({ ...nadie, ...x }).join(' ')).toBe(enlaces))
