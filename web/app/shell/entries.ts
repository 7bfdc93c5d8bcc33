import type { Sesion } from '@malla/contracts/sesion.ts'
import { type EnlaceDeMenu, enlacesDe } from '@malla/domain/sesion/menus.ts'
import {
  IconAdjustments,
  IconBuilding,
  IconBuildings,
  IconBulb,
  IconChalkboard,
  IconFile,
  IconFileText,
  IconFlask,
  IconFolders,
  IconHome,
  IconLayoutColumns,
  IconListTree,
  IconMail,
  IconSchool,
  IconStack2,
  IconUsers,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { formPath, paths, writeQuery } from '../../paths.ts'

export interface Entry {
  label: string
  path: string
  /** Where it leads, if not just there: narrowed to the programme that the person works with. */
  href?: string
  icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean; stroke?: number }>
  /** Shows the number of programmes beside it (§2). */
  badge?: 'programas'
  /** Pages below it. */
  submenus: readonly { label: string; path: string }[]
}

const escritorio: Entry = { label: 'Escritorio', path: paths.escritorio(), icon: IconHome, submenus: [] }
const institucion: Entry = {
  label: 'La Institución',
  path: formPath('institucion'),
  icon: IconBuilding,
  submenus: [],
}

/** Icons by the names that the server gives its entries; a new one shows a leaf until it has its own. */
const ICONS: Readonly<Record<string, Entry['icon']>> = {
  facultades: IconListTree,
  competencias: IconStack2,
  laboratorios: IconFlask,
  planes: IconLayoutColumns,
  silabos: IconFileText,
  modelo: IconSchool,
  docentes: IconChalkboard,
  ajustes: IconAdjustments,
  correos: IconMail,
  usuarios: IconUsers,
  entidades: IconBuildings,
  plantillas: IconFolders,
  sugerencias: IconBulb,
}

type Menu = Sesion['menus'][number]

/** Lists that begin narrowed to the programme that the person chose to work with (§4); there it can be taken off. */
const DEL_PROGRAMA: ReadonlySet<string> = new Set(['planes', 'silabos', 'competencias'])

/** The programme that was chosen among several; null where there is nothing to choose, or nothing was. */
const programaElegido = ({ programas, carreraestudiante }: Sesion): number | null =>
  programas.length > 1 && carreraestudiante.id > 0 ? carreraestudiante.id : null

const entryOf = ({ entrada, titulo, path, submenus }: Menu, programa: number | null): Entry => ({
  label: titulo,
  path,
  ...(programa && DEL_PROGRAMA.has(entrada) ? { href: path + writeQuery({ programa }) } : {}),
  icon: ICONS[entrada] ?? IconFile,
  submenus: submenus.map(s => ({ label: s.titulo, path: s.path })),
  ...(entrada === 'planes' ? { badge: 'programas' } : {}),
})

export interface EntryGroup {
  title?: string
  entries: readonly Entry[]
}

type HasPage = (path: string) => boolean

const withPages = (entries: readonly Entry[], hasPage: HasPage): Entry[] =>
  entries
    .filter(entry => hasPage(entry.path))
    .map(entry => ({ ...entry, submenus: entry.submenus.filter(s => hasPage(s.path)) }))

/**
 * The entries of the sidebar for a person: the menus that the server supplied with the session, in their order (§2). `hasPage` leaves out
 * what this version has no page for.
 */
export function entriesFor(user: Sesion, hasPage: HasPage): EntryGroup[] {
  const programa = programaElegido(user)
  const at = (donde: Menu['donde']) =>
    user.menus.filter(m => m.donde === donde).map(menu => entryOf(menu, programa))
  const groups: EntryGroup[] = [
    { entries: [escritorio, ...at('lateral')] },
    { title: 'Gestión', entries: at('gestion') },
    {
      title: 'Administración',
      entries: [...(linksOf(user).includes('institucion') ? [institucion] : []), ...at('administracion')],
    },
  ]
  return groups
    .map(group => ({ ...group, entries: withPages(group.entries, hasPage) }))
    .filter(group => group.entries.length > 0)
}

export interface Dropdown {
  label: string
  items: readonly { label: string; path: string }[]
}

const itemOf = (e: Entry) => ({ label: e.label, path: e.href ?? e.path })

/** The menus of the navbar (§2): each entry with pages below it as a dropdown, and Administración as one, with the pages of its entries. */
export function dropdownsFor(user: Sesion, hasPage: HasPage): Dropdown[] {
  return entriesFor(user, hasPage).flatMap(({ title, entries }): Dropdown[] => {
    if (title === 'Administración')
      return [{ label: title, items: entries.flatMap(e => [itemOf(e), ...e.submenus]) }]
    return entries
      .filter(e => e.submenus.length > 0)
      .map(e => ({ label: e.label, items: [itemOf(e), ...e.submenus] }))
  })
}

/** The links of a person's own menu, in their order. */
export const linksOf = (user: Sesion): EnlaceDeMenu[] =>
  enlacesDe({
    root: user.persona.root,
    isTutor: user.isTutor,
    empresas: user.empresas.length,
    roles: user.roles.length,
    programas: user.programas.length,
  })
