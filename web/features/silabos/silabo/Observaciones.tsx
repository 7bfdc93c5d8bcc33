import type { Observacion } from '@malla/contracts/revisiones.ts'
import { whyNotEliminarObservacion, whyNotResolver, whyNotResponder } from '@malla/domain/silabos/revision.ts'
import { cuantos } from '@malla/domain/texto/numero.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { api } from '../../../app/api.ts'
import { useWhyNot } from '../../../app/permission.ts'
import { refresh, useWrite } from '../../../app/query.ts'
import { useUser } from '../../../app/session.ts'
import { notifyGood } from '../../../ui/alerts.tsx'
import { confirmDelete } from '../../../ui/dialogs.tsx'
import { dmyTime } from '../../../ui/form/dates.ts'
import { useHoy } from '../../../ui/hoy.ts'
import { StateBadge } from '../../../ui/StateBadge.tsx'
import { useTextoGuardado } from '../editor/useTextoGuardado.ts'
import type { SilaboEnPantalla } from './contexto.ts'
import { enRevision } from './enRevision.ts'
import { nombreCorto } from './nombreCorto.ts'
import classes from './Observaciones.module.css'
import { Responder, TOCA } from './Responder.tsx'
import { cosaDeRespuesta } from './respuesta.ts'

/** What reviewers asked of one section (of the whole syllabus for null), with the answers; those that are not settled are open. Those that came along from an earlier version say so. */
export function Observaciones({ enPantalla, clave }: { enPantalla: SilaboEnPantalla; clave: string | null }) {
  const suyas = enPantalla.observaciones.filter(o => o.clave === clave)
  if (suyas.length === 0) return null
  const [abiertas, resueltas] = [suyas.filter(o => !o.resuelta), suyas.filter(o => o.resuelta)]
  return (
    <div className={classes.observaciones}>
      {abiertas.map(o => (
        <UnaObservacion key={o.id} observacion={o} enPantalla={enPantalla} />
      ))}
      {resueltas.length > 0 && (
        <details>
          <summary>{cuantos(resueltas.length, 'observación resuelta', 'observaciones resueltas')}</summary>
          {resueltas.map(o => (
            <UnaObservacion key={o.id} observacion={o} enPantalla={enPantalla} />
          ))}
        </details>
      )}
    </div>
  )
}

function UnaObservacion({
  observacion: o,
  enPantalla: { abierto },
}: {
  observacion: Observacion
  enPantalla: SilaboEnPantalla
}) {
  const [responde, setResponde] = useState(false)
  const guardado = useTextoGuardado(cosaDeRespuesta(o.id))
  const { carta } = abierto
  const yo = useUser()
  const whyNotEditar = useWhyNot('silabos.editar', { asignatura_id: carta.asignatura_id })
  const whyNotObservar = useWhyNot('revision.observar', { asignatura_id: carta.asignatura_id })
  const resolver = useWrite('revisiones.resolver', { touches: TOCA })
  const revision = enRevision(abierto, useHoy())
  const puedeResponder = whyNotEditar === null && whyNotResponder(revision, o) === null
  const sinEnviar = guardado.texto === o.respuesta ? null : guardado.texto
  const esPropia = o.usuario_id === yo.id
  const puedeEliminar =
    whyNotObservar === null &&
    whyNotEliminarObservacion(revision, { esPropia, respondida: o.respuesta !== null }) === null
  const eliminar = () =>
    confirmDelete({
      work: async () => {
        const { message } = await api('revisiones.delete', { id: o.id })
        await refresh(...TOCA)
        notifyGood(message)
      },
    })
  return (
    <div className={classes.observacion} data-resuelta={o.resuelta || undefined}>
      <DeQuien observacion={o} version={abierto.curso.version} />
      <p className={classes.dicho}>{o.texto}</p>
      {o.respuesta !== null && (
        <p className={classes.respuesta}>
          <b>{o.respondida?.quien ? nombreCorto(o.respondida.quien) : 'Respuesta'}:</b> {o.respuesta}
        </p>
      )}
      {!puedeResponder && sinEnviar !== null && (
        <p className={classes.respuesta}>
          <b>Su respuesta, que no se envió:</b> {sinEnviar}
        </p>
      )}
      {responde ? (
        <Responder observacion={o} guardado={guardado} onClose={() => setResponde(false)} />
      ) : (
        <span className="no-print">
          {puedeResponder && (
            <Button size="compact-sm" variant="default" onClick={() => setResponde(true)}>
              {sinEnviar !== null
                ? 'Seguir con la respuesta'
                : o.respuesta === null
                  ? 'Responder'
                  : 'Cambiar la respuesta'}
            </Button>
          )}
          {whyNotObservar === null && whyNotResolver(revision) === null && (
            <Button
              size="compact-sm"
              variant="subtle"
              loading={resolver.isPending}
              onClick={() => resolver.mutate({ id: o.id, resuelta: !o.resuelta, revision: o.revision })}
            >
              {o.resuelta ? 'Volver a abrir' : 'Dar por resuelta'}
            </Button>
          )}
          {puedeEliminar && (
            <Button size="compact-sm" variant="subtle" color="rocoto" onClick={() => void eliminar()}>
              Eliminar
            </Button>
          )}
        </span>
      )}
    </div>
  )
}

/** Whose it is and of when; of which version, where that is not the one on the screen. */
const DeQuien = ({ observacion: o, version }: { observacion: Observacion; version: number }) => (
  <p className={classes.quien}>
    <StateBadge tone={o.resuelta ? 'good' : 'warning'}>{o.resuelta ? 'Resuelta' : 'Observación'}</StateBadge>
    {nombreCorto(o.quien)} · {dmyTime(o.created_at)}
    {o.version !== version && ` · de la versión ${o.version}`}
  </p>
)
