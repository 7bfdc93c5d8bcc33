import './app/suplentes.ts'
import './ui/base.css'
import { isDeLaCasa } from '@malla/contracts/direcciones.ts'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { hasSessionHint } from './app/keptSession.ts'
import { marcoPrimero, preloadPage } from './app/preload.ts'
import { reloadOnMissingChunk } from './app/reload.ts'
import { paginaPuesta } from './app/reposo.ts'
import { ensureSession } from './app/session.ts'
import { pedirTemprano } from './app/temprano.ts'
import { router } from './routes.tsx'

reloadOnMissingChunk()
/** The guards ask for the session first: meanwhile the page itself is fetched, and what it reads. */
async function adelantar(): Promise<void> {
  const [marco] = preloadPage(router, location.pathname)
  const [rutas, params] = router.getMatchedRoutes(location.pathname)
  for (const { options } of rutas) pedirTemprano(options.staticData?.temprano?.(params) ?? [])
  // Whoever is signed out by now goes to sign in, and needs none of it.
  if (marco && isDeLaCasa(location.pathname))
    await marcoPrimero(
      router,
      ensureSession().then(({ user }) => user && marco),
    )
  else paginaPuesta()
}

async function empezar(): Promise<void> {
  // What fails ahead is asked for again, and told, by the page.
  if (hasSessionHint()) await adelantar().catch(() => undefined)
  else paginaPuesta()
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
}

// Not waited for here: other parts load this one, and would wait for it while it waits for them.
void empezar()
