import { formularios } from '@malla/contracts/formularios.ts'
import type { Sesion } from '@malla/contracts/sesion.ts'
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
import { paths } from '../../paths.ts'

export interface Entry {
  label: string
  path: string
  icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean; stroke?: number }>
  /** Shows the number of programmes beside it (§2). */
  badge?: 'programas'
}

const escritorio: Entry = { label: 'Escritorio', path: paths.escritorio(), icon: IconHome }
const silabos: Entry = { label: formularios.silabos.titulo, path: paths.silabos(), icon: IconFileText }

const curriculo: readonly Entry[] = [
  { label: formularios.facultades.titulo, path: paths.facultades(), icon: IconListTree },
  { label: formularios.planes.titulo, path: paths.planes(), icon: IconLayoutColumns, badge: 'programas' },
  { label: formularios.competencias.titulo, path: paths.gruposCompetencias(), icon: IconStack2 },
  silabos,
  { label: formularios.laboratorios.titulo, path: paths.laboratorios(), icon: IconFlask },
  { label: formularios.modelo.titulo, path: paths.modelo(), icon: IconSchool },
]

const administracion: readonly Entry[] = [
  { label: formularios.usuarios.titulo, path: paths.usuarios(), icon: IconUsers },
  { label: formularios.entidades.titulo, path: paths.entidades(), icon: IconBuildings },
  { label: formularios.plantillas.titulo, path: paths.plantillas(), icon: IconFolders },
  { label: formularios.sugerencias.titulo, path: paths.sugerencias(), icon: IconBulb },
]

const institucion: Entry = {
  label: formularios.institucion.titulo,
  path: paths.institucion(),
  icon: IconBuilding,
}

export interface EntryGroup {
  title?: string
  entries: readonly Entry[]
}

/**
 * The entries of the sidebar (§2): all to operators, demo users, inspectors, tutors and root; lecturers only Sílabos de Cursos; Administración
 * and La Institución to root. `hasPage` leaves out what this version has no page for.
 */
export function entriesFor(user: Sesion, hasPage: (path: string) => boolean): EntryGroup[] {
  const full = user.persona.root || user.isOperador || user.isDemo || user.isInspector || user.isTutor
  const groups: EntryGroup[] = [
    { entries: [escritorio, ...(full ? curriculo : user.isDocenteSilabo ? [silabos] : [])] },
    { title: 'Administración', entries: user.persona.root ? [institucion, ...administracion] : [] },
  ]
  return groups
    .map(group => ({ ...group, entries: group.entries.filter(entry => hasPage(entry.path)) }))
    .filter(group => group.entries.length > 0)
}
