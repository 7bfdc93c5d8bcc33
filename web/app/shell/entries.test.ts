import type { Sesion } from '@malla/contracts/sesion.ts'
import { expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { dropdownsFor, entriesFor, linksOf } from './entries.ts'

type Menu = Sesion['menus'][number]
const menu = (entrada: string, donde: Menu['donde'], submenus: Menu['submenus'] = []): Menu => ({
  entrada,
  titulo: `T ${entrada}`,
  path: `/form/${entrada}`,
  donde,
  submenus,
})
const person = (menus: Menu[], more: object = {}) =>
  ({
    persona: { root: false },
    isTutor: false,
    empresas: [],
    roles: [],
    programas: [],
    menus,
    ...more,
  }) as unknown as Sesion

const all = (_path: string) => true
const areas = { entrada: 'planes/areas', titulo: 'Áreas', path: '/form/planes/areas' }
const full = [
  menu('planes', 'lateral', [areas]),
  menu('silabos', 'lateral'),
  menu('docentes', 'gestion'),
  menu('usuarios', 'administracion', [{ entrada: 'u/a', titulo: 'Actividades', path: '/form/usuarios/a' }]),
]
const root = person(full, { persona: { root: true } })
const shown = (user: Sesion, hasPage = all) =>
  entriesFor(user, hasPage).map(g => `${g.title ?? ''}: ${g.entries.map(e => e.label).join(', ')}`)

it('the sidebar is what the server supplied, in its order and its groups (§2)', () =>
  expect(shown(root)).toEqual([
    ': Escritorio, T planes, T silabos',
    'Gestión: T docentes',
    'Administración: La Institución, T usuarios',
  ]))

it('who is supplied one entry sees one entry', () =>
  expect(shown(person([menu('silabos', 'lateral')]))).toEqual([': Escritorio, T silabos']))

it('offers nothing that has no page, and no heading over nothing', () => {
  expect(shown(root, path => path === paths.escritorio())).toEqual([': Escritorio'])
  expect(entriesFor(root, path => path !== areas.path)[0]!.entries[1]!.submenus).toEqual([])
})

it('only Plan de Estudios has the number of programmes beside it', () =>
  expect(entriesFor(root, all).flatMap(g => g.entries.filter(e => e.badge).map(e => e.label))).toEqual([
    'T planes',
  ]))

it('the navbar has a dropdown for what has pages below it, and one for Administración', () =>
  expect(dropdownsFor(root, all).map(d => [d.label, d.items.map(i => i.label).join(', ')])).toEqual([
    ['T planes', 'T planes, Áreas'],
    ['Administración', 'La Institución, T usuarios, Actividades'],
  ]))

it('changes are offered to who has more than one to choose from', () => {
  const two = [{ id: 1 }, { id: 2 }]
  expect(linksOf(person([], { empresas: two }))).toEqual(['perfil', 'cambiarEntidad', 'salir'])
  expect(linksOf(person([], { empresas: two, isTutor: true }))).toEqual(['perfil', 'salir'])
  expect(linksOf(person([], { roles: two, programas: two }))).toEqual([
    'perfil',
    'cambiarRol',
    'cambiarPrograma',
    'salir',
  ])
})

it('lists begin narrowed to the programme that was chosen among several (§4), and only they', () => {
  const menus = [...full, menu('competencias', 'lateral'), menu('laboratorios', 'lateral')]
  const addresses = (programas: { id: number }[], id: number) =>
    entriesFor(person(menus, { programas, carreraestudiante: { id } }), all)
      .flatMap(g => g.entries)
      .flatMap(e => e.href ?? [])
  const two = [{ id: 1 }, { id: 2 }]
  expect(addresses(two, 2)).toEqual([
    '/form/planes?programa=2',
    '/form/silabos?programa=2',
    '/form/competencias?programa=2',
  ])
  const chosen = person(menus, { programas: two, carreraestudiante: { id: 2 } })
  expect(dropdownsFor(chosen, all)[0]!.items[0]!.path).toBe('/form/planes?programa=2')
  expect(addresses(two, 0)).toEqual([])
  expect(addresses([{ id: 1 }], 1)).toEqual([])
})
