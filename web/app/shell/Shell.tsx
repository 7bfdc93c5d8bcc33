import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import '../../ui/mantine.css'
import { paths } from '../../paths.ts'
import { colorSchemeManager } from '../../ui/colorScheme.ts'
import { clearDrafts, draftCount, setDraftOwner } from '../../ui/form/draft.ts'
import { cssVariablesResolver, theme } from '../../ui/theme.ts'
import { insistir } from '../insistir.ts'
import { arrancar } from '../offline/arrancar.ts'
import { estadoDeCola } from '../offline/estadoDeCola.ts'
import { borradorDe } from '../offline/rechazo.ts'
import { queryClient } from '../query.ts'
import { reposo, trasLaPagina } from '../reposo.ts'
import { onSession, onSignOut, toldAt, useSession } from '../session.ts'
import { sePierdeAlSalir } from '../sinGuardar.ts'
import { slots } from '../slots.ts'
import { desdeQueCambio } from '../temprano.ts'
import { Aparte } from './Aparte.tsx'
import { Elecciones } from './Elecciones.tsx'
import { Frame } from './Frame.tsx'
import { Preguntas } from './Preguntas.tsx'
import { enFormularios } from './preguntaDeSalir.ts'
import { ReportHost } from './ReportHost.tsx'
import { SesionTerminada } from './SesionTerminada.tsx'
import { SinAvisos } from './SinAvisos.tsx'
import { PaginaOInstitucion } from './SinInstitucion.tsx'

onSignOut(clearDrafts)
sePierdeAlSalir(() => enFormularios(draftCount(estadoDeCola().cola.flatMap(e => borradorDe(e) ?? []))))
// Not by an effect of the shell: a page with a form looks for its draft as it is drawn, before them.
onSession(({ user }) => user && setDraftOwner(user.id, user.empresa?.id ?? 0))
// Built, each component brings its own styles (web/kit.plugin.ts).
if (import.meta.env.DEV) void import('@mantine/core/styles.layer.css')
/** The live channel begins no later than this after the shell. */
const VIVO_MS = 1000
const LoVisto = lazy(() => trasLaPagina(() => import('../offline/LoVisto.tsx')))
const Avisos = lazy(() => trasLaPagina(() => import('./Avisos.tsx').catch(() => ({ default: SinAvisos }))))

/** Everything that the signed-in pages stand on: kit, cache, live channel, alerts, and the frame around them. */
export function Shell() {
  const session = useSession()
  const { user } = session
  const router = useRouter()
  useEffect(() => {
    if (!user) void router.navigate({ href: paths.signin(), replace: true })
  }, [user, router])
  useEffect(() => {
    if (!user || user.debe_cambiar) return
    let stop = () => {}
    let wanted = true
    const enVivo = () => Promise.all([import('../live/channel.ts'), slots.live?.()])
    // The page first: what changes meanwhile is told when the channel stands.
    const desde = desdeQueCambio(user, toldAt())
    void trasLaPagina(() => reposo(VIVO_MS))
      .then(() => insistir(enVivo, () => wanted))
      .then(vivo => {
        if (vivo && wanted) stop = vivo[0].startLive(user, desde)
      })
    // What cannot be sent now stays for the next time.
    void trasLaPagina(async () => slots.pending?.(user)).catch(() => undefined)
    return () => {
      wanted = false
      stop()
    }
  }, [user])

  const isReady = useOffline()

  if (!user || !isReady) return null
  const Clave = slots.claveTemporal
  if (user.debe_cambiar && Clave)
    return (
      <Suspense fallback={null}>
        <Clave />
      </Suspense>
    )
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
    >
      <QueryClientProvider client={queryClient}>
        <Aparte>
          <Avisos />
        </Aparte>
        <Frame
          above={
            <Aparte>
              <LoVisto />
            </Aparte>
          }
        >
          <PaginaOInstitucion />
        </Frame>
        {session.status === 'signed' && session.isEnded && <SesionTerminada />}
        <Elecciones />
        <ReportHost />
        <Preguntas />
      </QueryClientProvider>
    </MantineProvider>
  )
}

/** Makes ready what works without a connection; a start without one waits for what was last seen, any other does not, nor who has to choose a password first. */
function useOffline(): boolean {
  const session = useSession()
  const { user } = session
  const isKept = session.status === 'signed' && session.isKept === true
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    if (!user) return
    void arrancar(user)
      .catch(() => undefined)
      .then(() => setReady(true))
  }, [user])
  return isReady || !isKept || user?.debe_cambiar === true
}
