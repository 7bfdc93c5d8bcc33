import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { SIN_PARTE } from '../../ui/recarga.ts'
import { ApiError } from '../ApiError.ts'
import { ErrorPage } from './ErrorPage.tsx'

/** What a route shows when it, or a query of it, failed: the shell around it stays. */
export function RouteError({ error: thrown, reset }: ErrorComponentProps) {
  const router = useRouter()
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  const status = error instanceof ApiError && error.status > 0 ? error.status : 500
  const isPart = error.message === SIN_PARTE
  if (!(error instanceof ApiError || isPart)) console.error(error)
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <ErrorPage
      status={status}
      error={error}
      text={isPart ? SIN_PARTE : undefined}
      retry={isPart ? () => location.reload() : status === 404 || status === 403 ? undefined : retry}
    />
  )
}

export const NotFound = () => <ErrorPage status={404} />

/** The same where there is no shell around it. */
export const BareError = (props: ErrorComponentProps) => (
  <main>
    <RouteError {...props} />
  </main>
)
export const BareNotFound = () => (
  <main>
    <NotFound />
  </main>
)
