import { formularios } from '@malla/contracts/formularios.ts'
import type { Rol } from '@malla/domain/permisos/acciones.ts'
import { accesoAFormularios } from '@malla/domain/sesion/formularios.ts'
import { subentradas } from '@malla/domain/sesion/menus.ts'
import { expect, it } from 'vitest'
import { menusDe } from './menus.ts'

const titulos = (rol: Rol, donde: string) =>
  menusDe(rol)
    .filter(m => m.donde === donde)
    .map(m => m.titulo)

const lateral = [
  'Facultades y Programas',
  'Competencias',
  'Laboratorios y Talleres',
  'Plan de Estudios',
  'Sílabos de Cursos',
  'Modelo Educativo',
]

it.each<[Rol, string[], string[], string[]]>([
  [
    'root',
    lateral,
    ['Docentes', 'Ajustes'],
    ['Usuarios', 'Entidades', 'Plantillas', 'Sugerencias (0 de 0)', 'Correos'],
  ],
  ['operador', lateral, ['Docentes', 'Ajustes'], []],
  ['operadorBasico', lateral, ['Docentes'], []],
  ['tutor', lateral, ['Docentes'], []],
  ['inspector', lateral, ['Docentes'], []],
  ['demo', lateral, ['Docentes'], []],
  ['docente', ['Sílabos de Cursos'], [], []],
  ['otro', [], [], []],
])('%s (§2, §6)', (rol, enLateral, enGestion, enAdministracion) => {
  expect(titulos(rol, 'lateral')).toEqual(enLateral)
  expect(titulos(rol, 'gestion')).toEqual(enGestion)
  expect(titulos(rol, 'administracion')).toEqual(enAdministracion)
})

it('Sugerencias says how many are new and how many there are (§2)', () =>
  expect(menusDe('root', { news: 2, total: 15 }).find(m => m.entrada === 'sugerencias')!.titulo).toBe(
    'Sugerencias (2 de 15)',
  ))

it.each<[Rol, string, string[]]>([
  ['operador', 'planes', ['cursos', 'areas_cursos', 'tipos_cursos', 'tipologias']],
  ['root', 'usuarios', ['create', 'activities']],
  ['docente', 'silabos', []],
  ['tutor', 'silabos', ['config-silabos']],
])('submenus of %s in %s', (rol, entrada, subrutas) => {
  const menu = menusDe(rol).find(m => m.entrada === entrada)!
  expect(menu.submenus.map(s => s.path.split('/').at(-1))).toEqual(subrutas)
})

it('the forms and the pages below them are those of §2', () => {
  expect(Object.keys(accesoAFormularios).sort()).toEqual(Object.keys(formularios).sort())
  const named = Object.entries(formularios).flatMap(([f, x]) => x.subrutas.map(s => `${f}/${s}`))
  const known = Object.entries(subentradas).flatMap(([f, x]) => x.map(s => `${f}/${s.subruta}`))
  expect(known.sort()).toEqual(named.sort())
})
