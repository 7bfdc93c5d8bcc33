import { Button } from '@mantine/core'
import { Outlet, useLocation } from '@tanstack/react-router'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { isSinInstitucion } from '../guards.ts'
import { Link } from '../Link.tsx'
import { useUser } from '../session.ts'

/** The page; before there is an institution to work with, one that needs none, or how to come by one. Who has several is asked first (Elecciones). */
export function PaginaOInstitucion() {
  const user = useUser()
  const { pathname } = useLocation()
  if (user.empresa) return <Outlet />
  if (user.empresas.length > 0) return null
  if (pathname !== paths.escritorio() && isSinInstitucion(pathname)) return <Outlet />
  if (!user.persona.root)
    return (
      <EmptyState title="Todavía no trabaja con ninguna institución">
        El administrador tiene que darle acceso a una. Cuando lo haga, vuelva a entrar.
      </EmptyState>
    )
  return (
    <EmptyState
      title="No hay ninguna institución activada"
      action={
        <Button component={Link} href={paths.entidadNueva()}>
          Crear una institución
        </Button>
      }
    >
      Cada una tiene sus facultades, sus planes, sus usuarios y sus documentos. Si alguna no está activada, la
      encuentra en «Entidades».
    </EmptyState>
  )
}
