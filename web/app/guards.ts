import type { Sesion } from '@malla/contracts/sesion.ts'
import type { Accion } from '@malla/domain/permisos/acciones.ts'
import { whyNot } from '@malla/domain/permisos/permisos.ts'
import { notFound, redirect } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import { hasSessionHint } from './keptSession.ts'
import { personaOf } from './permission.ts'
import { rememberPath } from './returnPath.ts'
import { ensureSession } from './session.ts'

/** The access rules of §2, for `beforeLoad` of routes. */

interface Going {
  location: { href: string }
  /** A link is only pointed at: nobody goes there yet. */
  preload?: boolean
}

/** The kit comes with the shell: what the landing loads has none of it. */
const tell = (reason: string): void =>
  void import('../ui/dialogs.tsx').then(({ warn }) => warn([reason])).catch(() => undefined)

const toDesk = () => redirect({ href: paths.escritorio() })

/** Signed-in check: anonymous people go to sign-in, and come back here afterwards. */
async function requireSession({ location }: Going): Promise<Sesion> {
  const { user } = await ensureSession()
  if (user) return user
  rememberPath(location.href)
  throw redirect({ href: paths.signin() })
}

/** Whether anybody may read what stands at an address inside the shell: the guide. */
export const isParaTodos = (pathname: string): boolean => /^\/ayuda(\/|$)/.test(pathname)

/** Pages that show nothing of an institution: they open before there is one. */
const SIN_INSTITUCION: readonly string[] = [
  paths.escritorio(),
  paths.perfil(),
  paths.sugerir(),
  paths.entidades(),
  paths.entidadNueva(),
]
export const isSinInstitucion = (pathname: string): boolean =>
  SIN_INSTITUCION.includes(pathname) || isParaTodos(pathname)

/** Signed-in check, but for what anybody may read; that is read inside the shell by whoever is signed in. */
export async function requireSessionUnlessParaTodos(
  going: Going & { location: { pathname: string } },
): Promise<void> {
  if (!isParaTodos(going.location.pathname)) await requireSession(going)
  else if (hasSessionHint()) await ensureSession().catch(() => undefined)
}

/** Signed-in people have no business at sign-in. A server that does not answer lets the page show: it says so itself. */
export async function requireNoSession(): Promise<void> {
  if (!hasSessionHint()) return
  const { user } = await ensureSession().catch(() => ({ user: null }))
  if (user) throw toDesk()
}

/** So have they none at recovery, unless the link of a mail brought them: a forgotten password is changed wherever one is still signed in. */
export const requireNoSessionUnlessCodigo = async ({ search }: { search: { codigo?: string } }) =>
  search.codigo ? undefined : requireNoSession()

/** Who works on curricula at all: operators, demo users, inspectors, lecturers with syllabi, tutors, and root. */
export const mayOpenPages = (user: Sesion): boolean =>
  user.persona.root ||
  user.isOperador ||
  user.isDemo ||
  user.isInspector ||
  user.isDocenteSilabo ||
  user.isTutor

/** Page-access check, and the permission that the page needs; all others go to the desk, and hear why where it is for their role. */
export const requirePage = (accion: Accion) => async (going: Going) => {
  const user = await requireSession(going)
  if (!mayOpenPages(user)) throw toDesk()
  const motivo = whyNot(personaOf(user), accion)
  if (!motivo) return
  if (!going.preload) tell(motivo)
  throw toDesk()
}

/** Root check; all others go to the desk, and hear why. */
export async function requireRoot(going: Going): Promise<void> {
  const user = await requireSession(going)
  if (user.persona.root) return
  if (!going.preload) tell('Solo los administradores pueden entrar en esa página.')
  throw toDesk()
}

/** The number of a plan in an address; anything else is no page. */
export function requirePlanId({ params }: { params: { planId: string } }): void {
  if (!/^[1-9]\d{0,15}$/.test(params.planId)) throw notFound()
}
