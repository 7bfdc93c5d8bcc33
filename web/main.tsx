import './ui/base.css'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { hasSessionHint } from './app/keptSession.ts'
import { preloadPage } from './app/preload.ts'
import { reloadOnMissingChunk } from './app/reload.ts'
import { router } from './routes.tsx'

reloadOnMissingChunk()
// The guards ask for the session first: meanwhile the page itself is fetched.
if (hasSessionHint()) preloadPage(router, location.pathname)
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)
