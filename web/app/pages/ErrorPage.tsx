import { mensajes } from '@malla/contracts/mensajes.ts'
import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { Suspense } from 'react'
import { paths } from '../../paths.ts'
import { CercaDeParte } from '../../ui/CercaDeParte.tsx'
import { useTitulo } from '../../ui/useTitulo.ts'
import { ApiError, isUnreached } from '../ApiError.ts'
import { hasSessionHint } from '../keptSession.ts'
import { Link } from '../Link.tsx'
import { useSession } from '../session.ts'
import { slots } from '../slots.ts'
import classes from './ErrorPage.module.css'

const { errores } = mensajes

/** Title of an error page by its status (§2); 500 when nothing says otherwise. */
function titleOf(status: number): string {
  const words = status === 404 ? errores.titulo404 : status === 500 ? errores.titulo500 : errores.tituloOtro
  return `${words} - ${status}`
}

const texts: Record<number, string> = {
  403: 'Su rol no permite ver esta página.',
  404: 'La dirección no existe, o lo que mostraba ya no está o no le corresponde.',
}

/** Back; where nothing is behind this page, as in the tab that the link of a mail opens, to where one begins. */
export const volver = (router: Pick<AnyRouter, 'history' | 'navigate'>, comienzo: string): void =>
  history.length > 1 ? router.history.back() : void router.navigate({ href: comienzo })

/** What went wrong, what it means, and the ways out. Stands on its own: it is shown also where the kit did not load. */
export function ErrorPage({
  status = 500,
  error,
  text,
  retry,
}: {
  status?: number
  error?: Error
  /** What it means, where that is known better than by the status. */
  text?: string | undefined
  retry?: () => void
}) {
  const router = useRouter()
  const { user } = useSession()
  // An address that no page has stands behind no guard: nobody was asked who is signed in.
  const isSigned = user !== null || hasSessionHint()
  const unreachable = isUnreached(error)
  const requestId = error instanceof ApiError ? error.requestId : null
  const title = unreachable ? mensajes.conexion.sinConexion : titleOf(status)
  const Seen = slots.seen
  useTitulo(title)

  return (
    <div className={classes.page} role="alert">
      <h1>{title}</h1>
      <p>
        {(unreachable ? 'No hay conexión con el servidor.' : text) ??
          texts[status] ??
          (error instanceof ApiError ? error.message : errores.interno)}
      </p>
      {unreachable && user && Seen && (
        <CercaDeParte>
          <Suspense fallback={null}>
            <Seen />
          </Suspense>
        </CercaDeParte>
      )}
      {requestId && <p className={classes.code}>Código para el administrador: {requestId}</p>}
      <p className={classes.ways}>
        {retry && (
          <button type="button" className={classes.main} onClick={retry}>
            {errores.reintentar}
          </button>
        )}
        <button type="button" onClick={() => volver(router, isSigned ? paths.escritorio() : paths.inicio())}>
          {errores.volver}
        </button>
        {isSigned ? (
          <Link href={paths.escritorio()}>Ir al escritorio</Link>
        ) : (
          <Link href={paths.inicio()}>{errores.inicio}</Link>
        )}
        {!isSigned && status === 404 && <Link href={paths.signin()}>{mensajes.sesion.iniciar}</Link>}
      </p>
    </div>
  )
}
