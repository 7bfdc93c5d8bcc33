import './ui/base.css'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { hasSessionHint } from './app/keptSession.ts'
import { preloadPage } from './app/preload.ts'
import { reloadOnMissingChunk } from './app/reload.ts'
import { pedirTemprano } from './app/temprano.ts'
import { router } from './routes.tsx'

reloadOnMissingChunk()
// The guards ask for the session first: meanwhile the page itself is fetched, and what it reads.
if (hasSessionHint()) {
  preloadPage(router, location.pathname)
  const [rutas, params] = router.getMatchedRoutes(location.pathname)
  for (const { options } of rutas) pedirTemprano(options.staticData?.temprano?.(params) ?? [])
}
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)
