import type { Asignatura } from '@malla/contracts/asignaturas.ts'
import { baseDe } from '@malla/domain/asignaturas/versiones.ts'
import { conCodigo } from '@malla/domain/texto/conCodigo.ts'
import { Button, Group, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { api, ask } from '../../app/api.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { refresh, useCall } from '../../app/query.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { notifyGood } from '../../ui/alerts.tsx'
import { confirm } from '../../ui/dialogs.tsx'
import { dmy } from '../../ui/form/dates.ts'
import { StateBadge } from '../../ui/StateBadge.tsx'
import { eliminarViendo } from '../impacto/eliminar.tsx'
import classes from './CursoForm.module.css'
import type { Impedimentos } from './useDatosDePlan.ts'

interface Props {
  curso: Asignatura
  impedimentos: Impedimentos
  /** Something is written in its form and not saved. */
  isEscrito: boolean
  onAbrir: (id: number) => void
  /** A new version is there; what is written goes on in it. */
  onCreada: (nueva: Asignatura) => void
  onClose: () => void
}

const todo = ['asignaturas', 'planes', 'ciclos', 'secciones']

/** The versions of a course, the newest in force; a new one, and its end. */
export function VersionesDeCurso({ curso, impedimentos, isEscrito, onAbrir, onCreada, onClose }: Props) {
  const versiones = useCall('asignaturas.versiones', { id: curso.id }, { meta: { shown: true } })
  const [creando, setCreando] = useState(false)

  const crear = async () => {
    setCreando(true)
    const version_vista = versiones.data?.data[0]?.version
    const hecha = await confirm({
      text: `¿Desea crear una versión nueva de «${curso.nombre}»? Empieza igual que la última y pasa a ser la vigente. Sus sílabos de los periodos en curso se copian como borradores: habrá que entregarlos otra vez.${isEscrito ? ' Lo que escribió aquí y no guardó pasa a la versión nueva.' : ''}`,
      yes: 'Crear versión',
      work: async () => {
        const { data, message } = await api(
          'asignaturas.create',
          {
            planestudio_id: curso.planestudio_id,
            asignatura_id: baseDe(curso),
            nombre: curso.nombre,
            version_vista,
          },
          // What is written afterwards is to go into it: it cannot be made later.
          { cola: false },
        )
        notifyGood(message)
        await refresh(...todo)
        onCreada(data)
      },
    })
    if (!hecha) setCreando(false)
  }
  const borrar = async () => {
    await eliminarViendo({
      cerrar: onClose,
      cosa: 'asignatura',
      id: curso.id,
      nombre: curso.version > 1 ? `${curso.nombre} (versión ${curso.version})` : curso.nombre,
      // Where only a version goes, the one before takes its place.
      reemplazo: curso.asignatura_id
        ? undefined
        : async () => {
            const { data } = await ask('asignaturas.porPlan', { planId: curso.planestudio_id })
            return {
              etiqueta: 'Reemplazar por otro curso',
              opciones: data
                .filter(c => baseDe(c) !== baseDe(curso))
                .map(c => ({ value: String(c.id), label: conCodigo(c) })),
            }
          },
      simple: async () => {
        const { message } = await api('asignaturas.delete', { id: curso.id })
        notifyGood(message)
        onClose()
        await refresh(...todo)
      },
    })
  }

  return (
    <section className={classes.versiones} aria-label="Versiones del curso">
      <Title order={3} size="sm">
        Versiones
      </Title>
      <Loaded query={versiones}>
        {({ data }) => (
          <ul>
            {data.map((v, i) => (
              <li key={v.id}>
                <span>Versión {v.version}</span>
                {i === 0 && <StateBadge tone="good">Vigente</StateBadge>}
                <Text component="span" size="xs" c="dimmed">
                  {dmy(v.created_at)}
                </Text>
                {v.id === curso.id ? (
                  <Text component="span" size="xs" c="dimmed" ml="auto">
                    Abierta
                  </Text>
                ) : (
                  <Button size="compact-sm" variant="subtle" ml="auto" onClick={() => onAbrir(v.id)}>
                    Abrir
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <Group gap={8} mt={8}>
        <ActionButton
          variant="default"
          whyNot={impedimentos.crear}
          loading={creando}
          onClick={() => void crear()}
        >
          Nueva versión
        </ActionButton>
        <ActionButton
          variant="light"
          color="rocoto"
          whyNot={impedimentos.eliminar}
          onClick={() => void borrar()}
        >
          {curso.version > 1 ? 'Eliminar esta versión' : 'Eliminar curso'}
        </ActionButton>
      </Group>
    </section>
  )
}
