import type { Plan } from '@malla/contracts/plan.ts'
import { normaDe } from '@malla/domain/legal/norma.ts'
import { whyNotEditarPlan } from '@malla/domain/planes/cese.ts'
import { IconShieldExclamation, IconShieldX } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useSetAddress } from '../../app/address.ts'
import { useWhyNot } from '../../app/permission.ts'
import { useWrite } from '../../app/query.ts'
import { paths } from '../../paths.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { Aceptar } from './Aceptar.tsx'
import { claveDe, type Enviada, firmaDe } from './deObservacion.ts'
import { type Destino, destinosDe } from './enlaces.ts'
import classes from './legal.module.css'
import type { Visto } from './useLegal.ts'
import { useMotivo } from './useMotivo.ts'

interface Props {
  visto: Visto
  plan: Plan
  nombreDe: (id: number) => string | null
  /** Why this person may not accept anything here, or null. */
  whyNot: string | null
  /** The observation that takes the focus where it comes. */
  enviada: Enviada
}

/** One thing observed: what, by how much, which article and how sure, the ways to it, and its acceptance. */
export function Observacion({ visto, plan, nombreDe, whyNot, enviada }: Props) {
  const { hallazgo, aceptado } = visto
  const entera = useRef<HTMLLIElement>(null)
  const clave = claveDe(hallazgo, aceptado !== null)
  useEffect(() => {
    if (enviada.current !== clave) return
    enviada.current = null
    entera.current?.focus()
  }, [enviada, clave])
  const enviar = () => {
    enviada.current = claveDe(hallazgo, aceptado === null)
  }
  const cerrar = () => {
    setAceptando(false)
    entera.current?.focus()
  }
  const [aceptando, setAceptando] = useState(false)
  const motivo = useMotivo(plan.id, hallazgo)
  const retirar = useWrite('legal.retirar', { touches: ['legal'] })
  const Icono = hallazgo.gravedad === 'falta' ? IconShieldX : IconShieldExclamation
  return (
    <li className={classes.observacion} ref={entera} tabIndex={-1}>
      <Icono size={16} aria-hidden className={classes.icono} data-luz={hallazgo.gravedad} />
      <div>
        <b>{hallazgo.titulo}</b>
        <p>{hallazgo.mensaje}</p>
        <p className={classes.norma}>{normaDe(hallazgo)}</p>
        <Enlaces destinos={destinosDe(hallazgo, nombreDe)} plan={plan} />
        {aceptado && (
          <blockquote className={classes.motivo}>
            {aceptado.motivo}
            <cite>{firmaDe(aceptado)}</cite>
          </blockquote>
        )}
        {aceptando ? (
          <Aceptar
            planId={plan.id}
            hallazgo={hallazgo}
            guardado={motivo}
            onEnviar={enviar}
            onClose={cerrar}
          />
        ) : aceptado ? (
          <ActionButton
            whyNot={whyNot}
            variant="subtle"
            size="compact-xs"
            ml={-7}
            loading={retirar.isPending}
            aria-label={`Retirar la aceptación: ${hallazgo.titulo}`}
            onClick={() => {
              enviar()
              retirar.mutate({ planId: plan.id, id: aceptado.id })
            }}
          >
            Retirar
          </ActionButton>
        ) : (
          <ActionButton whyNot={whyNot} variant="subtle" size="compact-xs" onClick={() => setAceptando(true)}>
            {motivo.motivo === '' ? 'Aceptar con motivo' : 'Seguir con el motivo'}
          </ActionButton>
        )}
      </div>
    </li>
  )
}

/** The way to a thing closes the panel: «Atrás» brings it back. */
function Enlaces({ destinos, plan }: { destinos: readonly Destino[]; plan: Plan }) {
  const setAddress = useSetAddress()
  const router = useRouter()
  const whyNotRol = useWhyNot('estructura.editar', {
    facultad_id: plan.facultad_id,
    programa_id: plan.carrera_id,
  })
  const whyNotEditar = whyNotRol ?? whyNotEditarPlan(plan)
  if (destinos.length === 0) return null
  return (
    <p className={classes.enlaces}>
      {destinos.map(({ texto, query, columna, formulario }) => (
        <ActionButton
          key={texto}
          variant="default"
          size="compact-xs"
          whyNot={formulario === 'plan' ? whyNotEditar : null}
          onClick={() => {
            if (formulario === 'programa')
              return void router.navigate({ href: paths.facultades({ ...query, id: plan.carrera_id }) })
            if (formulario === 'estructura')
              return void router.navigate({
                href: paths.configSilabos({ programa: plan.carrera_id, plan: plan.id }),
              })
            setAddress({ curso: undefined, panel: columna && 'legal', ...query })
            if (columna) mostrarColumna(columna)
          }}
        >
          {texto}
        </ActionButton>
      ))}
    </p>
  )
}

const INTENTOS = 40

/** Brings a column of the malla into sight as soon as it is drawn. */
function mostrarColumna(id: string, intento = 0): void {
  const cabeza = document.getElementById(id)
  if (cabeza) {
    cabeza.scrollIntoView({ block: 'center', inline: 'center' })
    cabeza.focus()
  } else if (intento < INTENTOS) setTimeout(() => mostrarColumna(id, intento + 1), 50)
}
