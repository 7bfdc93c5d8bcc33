import { ActionIcon, Popover } from '@mantine/core'
import { IconFileAlert, IconFiles } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { refresh, useCall } from '../../app/query.ts'
import { ahora } from '../../ui/ahora.ts'
import { ProgressRing } from '../../ui/ProgressRing.tsx'
import { fallas, setBandeja, useBandeja } from './bandeja.ts'
import classes from './MisDocumentos.module.css'
import { TrabajoFila } from './TrabajoFila.tsx'
import { avanceDeTrabajos, queQuedan } from './trabajos.ts'

/** How often it is asked while something is being made, for who does not hear of it live (ms). */
const CADA_MS = 4000

const conError = (cuantas: number): string => `${cuantas} con error`

/** The documents that a person asked for in the last day: quiet in the top bar, with a ring while one is being made, and how many failed until one looks. On phones only where there is one. */
export default function MisDocumentos() {
  const opened = useBandeja()
  const { cuantas, dicho } = fallas.use()
  const { data } = useCall('trabajos.list', {}, { meta: { shown: true } })
  const trabajos = queQuedan(data?.data ?? [], ahora())
  const avance = avanceDeTrabajos(trabajos)
  const enMarcha = avance !== null
  useEffect(() => {
    if (!enMarcha) return
    const timer = setInterval(() => void refresh('trabajos'), CADA_MS)
    return () => clearInterval(timer)
  }, [enMarcha])
  const alternar = () => {
    // It may have been read long ago: meanwhile nothing told what the server keeps no more.
    if (!opened) void refresh('trabajos')
    setBandeja(!opened)
  }
  const titulo = useRef<HTMLHeadingElement>(null)
  // Before the row goes: out of the box nothing would hear Esc. Not to the next button, which a second press would press too.
  const seguir = (fila: Element) =>
    ((fila.nextElementSibling as HTMLElement | null) ?? titulo.current)?.focus()
  const nombre = [
    'Mis documentos',
    cuantas > 0 && conError(cuantas),
    enMarcha && `preparando, ${avance} %`,
  ].filter(Boolean)

  return (
    <>
      <span role="status" className="visually-hidden">
        {dicho}
      </span>
      <Popover opened={opened} onChange={setBandeja} position="bottom-end" width={360} trapFocus returnFocus>
        <Popover.Target>
          <ActionIcon
            className={classes.boton}
            data-vacia={(trabajos.length === 0 && !opened) || undefined}
            data-falla={cuantas > 0 || undefined}
            aria-label={nombre.join(': ')}
            aria-haspopup="dialog"
            aria-expanded={opened}
            onClick={alternar}
          >
            {enMarcha ? (
              <span aria-hidden>
                <ProgressRing value={avance} size={20} />
              </span>
            ) : cuantas > 0 ? (
              <IconFileAlert size={20} aria-hidden />
            ) : (
              <IconFiles size={20} aria-hidden />
            )}
            {cuantas > 0 && <span className={classes.cuantas}>{conError(cuantas)}</span>}
          </ActionIcon>
        </Popover.Target>
        <Popover.Dropdown className={classes.caja} aria-label="Mis documentos">
          <h2 className={classes.titulo} ref={titulo} tabIndex={-1}>
            Mis documentos
          </h2>
          <p className={classes.nota}>
            {trabajos.length === 0
              ? 'Aquí aparecen los documentos que tardan en prepararse, cuando pida uno.'
              : 'Se guardan un día. Puede seguir trabajando mientras se preparan.'}
          </p>
          <ul className={classes.lista}>
            {trabajos.map(t => (
              <TrabajoFila key={t.id} trabajo={t} onVer={() => setBandeja(false)} onQuitar={seguir} />
            ))}
          </ul>
        </Popover.Dropdown>
      </Popover>
    </>
  )
}
