import { type Formulario, formularios } from '@malla/contracts/formularios.ts'
import type { Sesion } from '@malla/contracts/sesion.ts'
import type { Rol } from '@malla/domain/permisos/acciones.ts'
import {
  administracion,
  barraLateral,
  type EnlaceDeMenu,
  enlacesDe,
  entradasDe,
} from '@malla/domain/sesion/menus.ts'
import {
  IconBuilding,
  IconBuildings,
  IconBulb,
  IconFileText,
  IconFlask,
  IconFolders,
  IconHome,
  IconLayoutColumns,
  IconListTree,
  IconSchool,
  IconStack2,
  IconUsers,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { formPath, paths } from '../../paths.ts'

export interface Entry {
  label: string
  path: string
  icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean; stroke?: number }>
  /** Shows the number of programmes beside it (§2). */
  badge?: 'programas'
}

const escritorio: Entry = { label: 'Escritorio', path: paths.escritorio(), icon: IconHome }

const ICONS = {
  facultades: IconListTree,
  competencias: IconStack2,
  laboratorios: IconFlask,
  planes: IconLayoutColumns,
  silabos: IconFileText,
  modelo: IconSchool,
  institucion: IconBuilding,
  usuarios: IconUsers,
  entidades: IconBuildings,
  plantillas: IconFolders,
  sugerencias: IconBulb,
} as const satisfies Partial<Record<Formulario, Entry['icon']>>

const entryOf = (form: keyof typeof ICONS): Entry => ({
  label: formularios[form].titulo,
  path: formPath(form),
  icon: ICONS[form],
  ...(form === 'planes' ? { badge: 'programas' } : {}),
})

export interface EntryGroup {
  title?: string
  entries: readonly Entry[]
}

/** The entries of the sidebar for a person: which and in what order says domain/sesion/menus.ts. `hasPage` leaves out what this version has no page for. */
export function entriesFor(user: Sesion, hasPage: (path: string) => boolean): EntryGroup[] {
  const forms = (of: readonly { entrada: keyof typeof ICONS }[]) => of.map(e => entryOf(e.entrada))
  const rol = user.rol as Rol
  const groups: EntryGroup[] = [
    { entries: [escritorio, ...forms(entradasDe(barraLateral, rol))] },
    {
      title: 'Administración',
      entries: [
        ...(linksOf(user).includes('institucion') ? [entryOf('institucion')] : []),
        ...forms(entradasDe(administracion, rol)),
      ],
    },
  ]
  return groups
    .map(group => ({ ...group, entries: group.entries.filter(entry => hasPage(entry.path)) }))
    .filter(group => group.entries.length > 0)
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
