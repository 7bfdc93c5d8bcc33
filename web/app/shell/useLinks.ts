import { mensajes } from '@malla/contracts/mensajes.ts'
import { type EnlaceDeMenu, titulosDeEnlace } from '@malla/domain/sesion/menus.ts'
import {
  IconBuilding,
  IconBuildings,
  IconLogout,
  IconSchool,
  IconUser,
  IconUserCog,
} from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { paths } from '../../paths.ts'
import { confirm } from '../../ui/dialogs.tsx'
import { estadoDeCola } from '../offline/estadoDeCola.ts'
import { signOut, useUser } from '../session.ts'
import { loQueSePierde } from '../sinGuardar.ts'
import { useHasPage } from '../useHasPage.ts'
import { conLoEscrito } from './conLoEscrito.tsx'
import { openElegir } from './elecciones.ts'
import { type Entry, linksOf } from './entries.ts'
import { preguntaDeSalir } from './preguntaDeSalir.ts'

export interface PersonalLink {
  enlace: EnlaceDeMenu
  label: string
  icon: Entry['icon']
  run: () => void
}

const ICONS: Readonly<Record<EnlaceDeMenu, Entry['icon']>> = {
  perfil: IconUser,
  institucion: IconBuilding,
  cambiarEntidad: IconBuildings,
  cambiarRol: IconUserCog,
  cambiarPrograma: IconSchool,
  salir: IconLogout,
}

/** Asks before leaving (§2, Salir). */
const leave = () => {
  const { text, danger } = preguntaDeSalir(loQueSePierde(), estadoDeCola().cola.length)
  return confirm({
    title: mensajes.sesion.salir,
    text: danger ? conLoEscrito(text) : text,
    danger,
    work: signOut,
  })
}

/** The links that navbar and sidebar share (§2), under their conditions: profile, institution, the three changes, leaving. */
export function useLinks(): PersonalLink[] {
  const user = useUser()
  const router = useRouter()
  const hasPage = useHasPage()
  const to = (href: string) => () => void router.navigate({ href })
  const runs: Record<EnlaceDeMenu, () => void> = {
    perfil: to(paths.perfil()),
    institucion: to(paths.institucion()),
    cambiarEntidad: () => openElegir('empresa'),
    cambiarRol: () => openElegir('rol'),
    cambiarPrograma: () => openElegir('programa'),
    salir: () => void leave(),
  }
  const isThere = (enlace: EnlaceDeMenu) =>
    (enlace !== 'perfil' && enlace !== 'institucion') || hasPage(paths[enlace]())
  return linksOf(user)
    .filter(isThere)
    .map(enlace => ({ enlace, label: titulosDeEnlace[enlace], icon: ICONS[enlace], run: runs[enlace] }))
}
