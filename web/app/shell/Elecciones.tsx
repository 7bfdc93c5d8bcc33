import { mensajes } from '@malla/contracts/mensajes.ts'
import type { Sesion } from '@malla/contracts/sesion.ts'
import { type Eleccion, eleccionesPendientes } from '@malla/domain/sesion/eleccion.ts'
import { useRouter } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { paths } from '../../paths.ts'
import { notifyBad } from '../../ui/alerts.tsx'
import { CercaDeParte } from '../../ui/CercaDeParte.tsx'
import { parte } from '../../ui/parte.tsx'
import { SIN_PARTE } from '../../ui/recarga.ts'
import { SinParte } from '../../ui/SinParte.tsx'
import { guardarEleccion, recordadas } from '../eleccion.ts'
import { huboPedido } from '../entrada.ts'
import { isSinInstitucion } from '../guards.ts'
import { changeEmpresa, changePrograma, changeRol, currentSession, useUser } from '../session.ts'
import classes from './Elecciones.module.css'
import type { Opcion } from './Elegir.tsx'
import { EnCamino } from './EnCamino.tsx'
import { closeElegir, useElegir } from './elecciones.ts'

const Elegir = parte(async () => (await import('./Elegir.tsx')).Elegir)

interface Pregunta {
  title: (nombre: string) => string
  buscar: string
  opciones: (user: Sesion) => Opcion[]
  activa: (user: Sesion) => number | null
  cambiar: (id: number) => Promise<void>
}

const preguntas: Record<Eleccion, Pregunta> = {
  empresa: {
    title: mensajes.sesion.elijaInstitucion,
    buscar: 'Buscar institución',
    opciones: user => user.empresas.map(e => ({ id: e.id, nombre: e.razonsocial })),
    activa: user => user.empresa?.id ?? null,
    cambiar: changeEmpresa,
  },
  rol: {
    title: mensajes.sesion.elijaRol,
    buscar: 'Buscar rol',
    opciones: user => user.roles.map(r => ({ id: r.id, nombre: r.tipopersona })),
    activa: user => user.tipopersona_id,
    cambiar: changeRol,
  },
  programa: {
    title: mensajes.sesion.elijaPrograma,
    buscar: 'Buscar programa',
    opciones: user => user.programas.map(p => ({ id: p.id, nombre: p.programa })),
    activa: user => user.carreraestudiante.id || null,
    cambiar: changePrograma,
  },
}

/** A question is asked once in each institution. */
const dejada = (que: Eleccion, { empresa }: Sesion): string =>
  que === 'empresa' ? que : `${que}.${empresa?.id ?? 0}`

/** Between one and no other there is nothing to ask: it is chosen. Answers whether that is on its way; where it fails one is asked after all. */
function useUnica({ empresa, empresas }: Sesion): boolean {
  const id = !empresa && empresas.length === 1 ? empresas[0]!.id : null
  const [fallida, setFallida] = useState<number | null>(null)
  const router = useRouter()
  useEffect(() => {
    if (id === null) return
    changeEmpresa(id).then(
      () => {
        // What was on the screen is of another institution.
        if (!isSinInstitucion(location.pathname)) void router.navigate({ href: paths.escritorio() })
      },
      () => setFallida(id),
    )
  }, [id, router])
  return id !== null && id !== fallida
}

/**
 * With what to work (§4): institution, then role, then programme, asked after signing in of whoever has several and whose browser remembers
 * none; whenever no institution is chosen; and from the menus. Where the dialog's code does not come that is said, and it is asked the next time.
 */
export function Elecciones() {
  const user = useUser()
  const router = useRouter()
  const pedida = useElegir()
  const [dejadas, setDejadas] = useState<readonly string[]>([])
  const [falta, setFalta] = useState(false)
  const unica = useUnica(user)
  const must = !user.empresa && user.empresas.length > 0 && !unica
  const [pendiente] = eleccionesPendientes({
    isTutor: user.isTutor,
    empresas: user.empresas.length,
    roles: user.roles.length,
    programas: user.programas.length,
    guardado: recordadas(user),
    hayParametrosAdicionales: huboPedido(),
  }).filter(e => !dejadas.includes(dejada(e, user)))
  const que = user.debe_cambiar ? undefined : must ? 'empresa' : (pedida ?? (falta ? undefined : pendiente))
  if (!que) return null

  const done = () => {
    const now = currentSession().user
    if (now) guardarEleccion(que, now)
    setDejadas([...dejadas, dejada(que, user), ...(now ? [dejada(que, now)] : [])])
    closeElegir()
  }
  const faltar = () => {
    setFalta(true)
    closeElegir()
    notifyBad(SIN_PARTE)
  }
  const { title, buscar, opciones, activa, cambiar } = preguntas[que]
  const elegir = async (id: number) => {
    if (id !== activa(user)) {
      await cambiar(id)
      // Another institution has other things: what is on the screen is not there. Another role may not open every page: the guards look again.
      if (que === 'empresa') await router.navigate({ href: paths.escritorio() })
      else await router.invalidate()
    }
    done()
  }
  return (
    <div className={classes.sitio}>
      <CercaDeParte key={que} {...(must ? { enSuLugar: <SinParte /> } : { onMissing: faltar })}>
        <Suspense fallback={<EnCamino onClose={must ? undefined : done} />}>
          <Elegir
            title={title(user.persona.nombres)}
            buscar={buscar}
            opciones={opciones(user)}
            activa={activa(user)}
            closable={!must}
            elegir={elegir}
            onClose={done}
          />
        </Suspense>
      </CercaDeParte>
    </div>
  )
}
