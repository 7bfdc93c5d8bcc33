import type { Modelo } from '@malla/contracts/modelos.ts'
import { estadoDeModelo } from '@malla/domain/modelos/versiones.ts'
import { pesoDe } from '@malla/domain/texto/peso.ts'
import { Button } from '@mantine/core'
import { IconMail, IconPaperclip, IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { api } from '../../app/api.ts'
import { DE_LA_INSTITUCION, useWhyNot } from '../../app/permission.ts'
import { refresh, useWrite } from '../../app/query.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { notifyGood } from '../../ui/alerts.tsx'
import { confirmDelete } from '../../ui/dialogs.tsx'
import { useHoy } from '../../ui/hoy.ts'
import { MenuButton } from '../../ui/MenuButton.tsx'
import { EnlaceDeArchivo } from '../../ui/pdf/EnlaceDeArchivo.tsx'
import { ReportButton } from '../../ui/pdf/ReportButton.tsx'
import { TextoRico } from '../../ui/rico/TextoRico.tsx'
import { StateBadge } from '../../ui/StateBadge.tsx'
import { EnviarCorreo } from '../informes/EnviarCorreo.tsx'
import { CesarModelo } from './CesarModelo.tsx'
import { HistorialDeModelo } from './HistorialDeModelo.tsx'
import classes from './Modelo.module.css'
import { plazoDe } from './palabras.ts'

interface Props {
  modelo: Modelo
  whyNotEditar: string | null
  onEditar: () => void
  /** It was deleted: the newest takes its place. */
  onEliminado: () => void
}

/** A version of the educational model, as a document, and what can be done with it. */
export function VersionDeModelo({ modelo, whyNotEditar, onEditar, onEliminado }: Props) {
  const { nombre, descripcion, adjunto } = modelo
  const hoy = useHoy()
  const [estado, plazo] = [estadoDeModelo(modelo, hoy), plazoDe(modelo, hoy)]
  return (
    <article className={classes.hoja} aria-label={nombre}>
      <div className={classes.cabeza}>
        <div>
          <h2>{nombre}</h2>
          <StateBadge tone={estado === 'Vigente' ? 'good' : 'plain'}>{estado}</StateBadge>
          {plazo && <p className={classes.plazo}>{plazo}</p>}
        </div>
        <Acciones modelo={modelo} whyNotEditar={whyNotEditar} onEditar={onEditar} onEliminado={onEliminado} />
      </div>
      {adjunto && (
        <p className={`${classes.archivo} no-print`}>
          <IconPaperclip size={14} aria-hidden />
          <EnlaceDeArchivo {...adjunto} />
          <span>{pesoDe(adjunto.bytes)}</span>
        </p>
      )}
      {descripcion ? (
        <TextoRico html={descripcion} />
      ) : (
        <p className={classes.plazo}>
          Sin texto todavía.{' '}
          {!whyNotEditar && (
            <Button variant="subtle" size="compact-sm" onClick={onEditar}>
              Escribirlo
            </Button>
          )}
        </p>
      )}
    </article>
  )
}

function Acciones({ modelo, whyNotEditar, onEditar, onEliminado }: Props) {
  const { id, nombre, revision } = modelo
  const whyNotEliminar = useWhyNot('estructura.eliminar', DE_LA_INSTITUCION)
  const whyNotEnviar = useWhyNot('informes.enviar')
  const [open, setOpen] = useState<'correo' | 'cesar' | 'historial' | null>(null)
  const restaurar = useWrite('modelos.update', { touches: ['modelos', 'historial'] })
  const close = () => setOpen(null)

  const eliminar = () =>
    confirmDelete({
      name: nombre,
      note: modelo.adjunto ? 'Su archivo se elimina también.' : undefined,
      work: async () => {
        const { message } = await api('modelos.delete', { id })
        notifyGood(message)
        onEliminado()
        await refresh('modelos')
      },
    })

  return (
    <div className={`${classes.acciones} no-print`}>
      <ActionButton
        variant="default"
        leftSection={<IconPencil size={16} aria-hidden />}
        whyNot={whyNotEditar}
        onClick={onEditar}
      >
        Editar
      </ActionButton>
      <ReportButton title={nombre} ask={() => api('modelos.pdf', { id })} />
      <ActionButton
        variant="default"
        leftSection={<IconMail size={16} aria-hidden />}
        whyNot={whyNotEnviar}
        onClick={() => setOpen('correo')}
      >
        Enviar
      </ActionButton>
      <MenuButton
        label="Más"
        actions={[
          { label: 'Historial', onClick: () => setOpen('historial') },
          modelo.status_vigente
            ? { label: 'Cesar', onClick: () => setOpen('cesar'), whyNot: whyNotEditar }
            : {
                label: 'Restaurar',
                onClick: () => restaurar.mutate({ id, revision, fechacese: null }),
                whyNot: whyNotEditar,
              },
          { label: 'Eliminar', danger: true, onClick: () => void eliminar(), whyNot: whyNotEliminar },
        ]}
      />
      {open === 'correo' && (
        <EnviarCorreo
          envio={{
            titulo: `Modelo educativo - ${nombre}`,
            send: (correo, options) => api('modelos.mail', { id, correo }, options),
          }}
          onClose={close}
        />
      )}
      {open === 'cesar' && <CesarModelo modelo={modelo} onClose={close} />}
      {open === 'historial' && <HistorialDeModelo modelo={modelo} whyNot={whyNotEditar} onClose={close} />}
    </div>
  )
}
