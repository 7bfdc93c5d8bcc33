import { ciclosDe, type Malla } from '@malla/domain/malla/malla.ts'
import { segun } from '@malla/domain/texto/numero.ts'
import { Button, Group, Text, Title } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useEscape } from '../../ui/useEscape.ts'
import { ganancias } from './ganancias.ts'
import classes from './Propuesta.module.css'
import type { PropuestaVista } from './usePropuesta.ts'

/** Plans of schools have no credits: their cycles are measured in weekly hours. */
const unidadDe = (malla: Malla): 'créditos' | 'horas' =>
  ciclosDe(malla).every(c => c.cursos.every(curso => curso.credits === null)) ? 'horas' : 'créditos'

interface PanelProps {
  malla: Malla
  propuesta: PropuestaVista
  onAplicar: () => void
  onClose: () => void
}

/** What a suggestion would move and what it gains, over the malla that shows it; each course can be left where it is. */
export function PanelDePropuesta({ malla, propuesta, onAplicar, onClose }: PanelProps) {
  const titulo = useRef<HTMLHeadingElement>(null)
  useEffect(() => titulo.current?.focus(), [])
  useEscape(true, onClose)
  const { movidos, fijos } = propuesta
  /** The row or the button that had the focus goes: it goes on from the title. */
  const yAlTitulo = (hacer: () => void) => () => {
    hacer()
    titulo.current?.focus()
  }
  const nombres = ciclosDe(malla).map(c => c.nombre)
  const n = movidos.length
  return (
    <section className={`${classes.panel} no-print`} aria-labelledby="propuesta">
      <Title order={3} size="sm" id="propuesta" ref={titulo} tabIndex={-1}>
        {n === 0 ? 'No se encontró un reparto mejor' : 'Propuesta de reparto'}
      </Title>
      <div aria-live="polite">
        {n === 0 ? (
          <Text size="sm">
            Ninguno de los que se probaron mejora algo sin empeorar otra cosa
            {fijos.size > 0 ? ' con los cursos que dejó donde están' : ''}.
          </Text>
        ) : (
          <>
            <Text size="sm">
              {segun(n, 'Cambia de ciclo 1 curso.', 'Cambian de ciclo # cursos.')}{' '}
              {ganancias(propuesta.antes, propuesta.despues, unidadDe(malla)).join(' ')}
            </Text>
            <ul className={classes.movidos}>
              {movidos.map(m => (
                <li key={m.id}>
                  <span>
                    <strong>{m.nombre}</strong>: del ciclo {nombres[m.de]} al {nombres[m.a]}
                  </span>
                  <Button variant="subtle" size="compact-xs" onClick={yAlTitulo(() => propuesta.dejar(m.id))}>
                    Dejar donde está<span className="visually-hidden">: {m.nombre}</span>
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
        {fijos.size > 0 && (
          <Group gap={4} className={classes.fijos}>
            <Text size="xs" c="dimmed">
              Se quedan donde están:
            </Text>
            {[...fijos].map(id => (
              <Button
                key={id}
                variant="default"
                size="compact-xs"
                onClick={yAlTitulo(() => propuesta.soltar(id))}
              >
                <span className="visually-hidden">Volver a tener en cuenta </span>
                {malla.cursos.get(id)?.nombre} <span aria-hidden>×</span>
              </Button>
            ))}
          </Group>
        )}
      </div>
      <Group gap={8} justify="flex-end">
        <Button variant="default" size="xs" onClick={onClose}>
          {n === 0 ? 'Cerrar' : 'Descartar'}
        </Button>
        {n > 0 && (
          <Button size="xs" onClick={onAplicar}>
            Aplicar la propuesta
          </Button>
        )}
      </Group>
    </section>
  )
}
