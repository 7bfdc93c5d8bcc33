import type { Observacion } from '@malla/contracts/revisiones.ts'
import type { SilaboAbierto } from '@malla/contracts/silabos.ts'
import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Link } from '../../../app/Link.tsx'
import { useCall } from '../../../app/query.ts'
import { useUser } from '../../../app/session.ts'
import { paths } from '../../../paths.ts'
import { useHoy } from '../../../ui/hoy.ts'
import { cosasPorEnviar } from '../editor/cajon.ts'
import { useTextoGuardado } from '../editor/useTextoGuardado.ts'
import { entradaDe } from './cache.ts'
import { queSigueAqui } from './enRevision.ts'
import { cosaDeRespuesta, quedaronSinEnviar } from './respuesta.ts'
import classes from './Silabo.module.css'

const NADA: ReadonlySet<string> = new Set()

/**
 * What its person was answering to observations of the earlier versions of this syllabus, and never went before these were settled. Nobody answers them any
 * more: here it is read, used, and thrown away. Those that are open stand in this syllabus, with what was begun of their answer.
 */
export function RespuestasDeAntes({ abierto }: { abierto: SilaboAbierto }) {
  const { id, empresa } = useUser()
  const hoy = useHoy()
  const [cosas, setCosas] = useState(NADA)
  useEffect(() => {
    void cosasPorEnviar(id, empresa?.id ?? 0).then(hay => setCosas(new Set(hay)))
  }, [id, empresa?.id])
  if (cosas.size === 0) return null
  return queSigueAqui(abierto, hoy).map(curso => (
    <DeUnaVersion key={curso} curso={curso} periodo={abierto.silabo.periodo_id} cosas={cosas} />
  ))
}

interface DeCual {
  /** The earlier version of the course. */
  curso: number
  periodo: number | null
}

function DeUnaVersion({ cosas, ...deCual }: DeCual & { cosas: ReadonlySet<string> }) {
  const { data } = useCall('revisiones.list', entradaDe(deCual.curso, deCual.periodo), {
    meta: { shown: true },
  })
  return quedaronSinEnviar(data?.data ?? [], cosas).map(o => (
    <UnaRespuesta key={o.id} observacion={o} {...deCual} />
  ))
}

function UnaRespuesta({ observacion: o, curso, periodo }: DeCual & { observacion: Observacion }) {
  const { texto, olvidar } = useTextoGuardado(cosaDeRespuesta(o.id))
  if (texto === null || texto === o.respuesta) return null
  const donde = { periodo: periodo ?? undefined, seccion: o.clave ?? undefined }
  return (
    <p className={classes.aviso} role="status">
      En la versión {o.version} le observaron: «{o.texto}». Ya está resuelta, y su respuesta no se envió: «
      {texto}
      ». <Link href={paths.silabo(curso, donde)}>Ver la observación</Link>{' '}
      <Button size="compact-xs" variant="default" onClick={olvidar}>
        Descartar la respuesta
      </Button>
    </p>
  )
}
