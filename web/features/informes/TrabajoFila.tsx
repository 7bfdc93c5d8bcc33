import type { Trabajo } from '@malla/contracts/trabajos.ts'
import { ActionIcon, Button, Tooltip } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { api } from '../../app/api.ts'
import { useWrite } from '../../app/query.ts'
import { ProgressBar } from '../../ui/ProgressRing.tsx'
import { openReport } from '../../ui/pdf/report.ts'
import classes from './MisDocumentos.module.css'
import { archivoDe, estadoEscrito, isEnMarcha, seVeAqui } from './trabajos.ts'
import { VerFuera } from './VerFuera.tsx'

/** A document that was asked for: how far it is, what it became, and what can be done with it. */
export function TrabajoFila({
  trabajo: t,
  onVer,
  onQuitar,
}: {
  trabajo: Trabajo
  onVer: () => void
  /** Its row is about to go, and with it the button that has the focus. */
  onQuitar: (fila: Element) => void
}) {
  const quitar = useWrite('trabajos.delete')
  const ver = () => {
    onVer()
    openReport({ title: t.titulo, ask: () => Promise.resolve({ url: archivoDe(t) }) })
  }
  return (
    <li className={classes.fila} tabIndex={-1}>
      <div className={classes.que}>
        <b>{t.titulo}</b>
        <span className={t.estado === 'fallido' ? classes.fallo : undefined} role="status">
          {estadoEscrito(t)}
        </span>
        {isEnMarcha(t) && <ProgressBar done={t.progreso} label={`Preparando ${t.titulo}`} />}
        {t.estado === 'listo' && (
          <div className={classes.acciones}>
            {seVeAqui(t) && (
              <Button size="compact-sm" onClick={ver} aria-label={`Ver: ${t.titulo}`}>
                Ver
              </Button>
            )}
            <VerFuera titulo={t.titulo} tipo={t.tipo} ask={() => api('trabajos.archivo', { id: t.id })} />
            <Button
              size="compact-sm"
              variant="default"
              component="a"
              href={archivoDe(t)}
              download={t.nombre ?? ''}
              aria-label={`Descargar: ${t.titulo}`}
            >
              Descargar
            </Button>
          </div>
        )}
      </div>
      <Tooltip label={isEnMarcha(t) ? 'Dejar de prepararlo' : 'Quitar de la lista'}>
        <ActionIcon
          size="sm"
          aria-label={`${isEnMarcha(t) ? 'Dejar de preparar' : 'Quitar'}: ${t.titulo}`}
          loading={quitar.isPending}
          onClick={event => {
            onQuitar(event.currentTarget.closest('li')!)
            quitar.mutate({ id: t.id })
          }}
        >
          <IconX size={14} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </li>
  )
}
