import type { Competencia, GrupoDeCompetencias } from '@malla/contracts/competencias.ts'
import type { Plan } from '@malla/contracts/plan.ts'
import { terminosDe } from '@malla/domain/planes/terminos.ts'
import { Button, Group } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useAddress, useSetAddress } from '../../app/address.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { TabBar } from '../../ui/TabBar.tsx'
import { tecla } from '../../ui/tecla.ts'
import { ArbolDeGrupo, type Nueva } from './ArbolDeGrupo.tsx'
import classes from './CompetenciasTab.module.css'
import { eliminarCompetencia } from './eliminar.ts'
import { type Abierto, Formularios } from './Formularios.tsx'
import { GrupoBarra } from './GrupoBarra.tsx'
import { pestanaAbierta, pestanasDe, SIN_GRUPO } from './grupos.ts'
import { NombresSueltos } from './NombresSueltos.tsx'
import { claveDeTipo } from './nodos.ts'
import { useMover } from './useMover.ts'
import { usePermisos } from './usePermisos.ts'

interface Props {
  plan: Plan
  grupos: readonly GrupoDeCompetencias[]
  todas: readonly Competencia[]
}

/** The groups of a plan as tabs, and the tree of the open one. */
export function Grupos({ plan, grupos, todas }: Props) {
  const { grupo, competencia } = useAddress()
  const setAddress = useSetAddress()
  const permisos = usePermisos(plan)
  const terminos = useMemo(() => terminosDe(plan.json.configTerminos), [plan.json.configTerminos])
  const mover = useMover(plan.id)
  const [nueva, setNueva] = useState<Nueva | null>(null)
  const [abierto, setAbierto] = useState<Abierto | null>(null)

  const pestanas = pestanasDe(grupos, todas)
  const abierta = pestanaAbierta(
    pestanas,
    grupo,
    todas.find(c => c.id === competencia),
  )
  const alGrupo = (id: string) => {
    setNueva(null)
    setAddress({ grupo: id, competencia: undefined })
  }
  const barra = (
    <GrupoBarra
      planId={plan.id}
      grupo={grupos.find(g => g.id === abierta.grupo) ?? null}
      grupos={grupos}
      permisos={permisos}
      cuantas={abierta.count}
      onAbrir={setAbierto}
      onNueva={() => setNueva({ clave: claveDeTipo(1), dentro: true })}
      onElegir={alGrupo}
    />
  )
  const arbol = (
    <ArbolDeGrupo
      key={abierta.id}
      planId={plan.id}
      todas={todas}
      grupo={abierta.grupo}
      terminos={terminos}
      permisos={permisos}
      mover={mover}
      nueva={nueva}
      setNueva={setNueva}
      actual={competencia}
      onAbrir={c => setAbierto({ que: 'competencia', competencia: c })}
      onHistorial={c => setAbierto({ que: 'historial', competencia: c })}
      onEliminar={c => void eliminarCompetencia(c)}
      onLista={pegado => {
        setNueva(null)
        setAbierto({ que: 'traer', grupo: abierta.grupo, pegado })
      }}
    />
  )
  const isVacio = todas.length === 0 && grupos.length === 0 && !nueva

  return (
    <>
      {isVacio ? (
        <Vacio
          whyNot={permisos.crear}
          onNueva={() => setNueva({ clave: claveDeTipo(1), dentro: true })}
          onTraer={() => setAbierto({ que: 'traer', grupo: 0 })}
          onGrupo={() => setAbierto({ que: 'grupo', grupo: null })}
        />
      ) : grupos.length === 0 ? (
        <>
          {barra}
          {arbol}
        </>
      ) : (
        <TabBar label="Grupos de competencias" tabs={pestanas} active={abierta.id} onChange={alGrupo}>
          {barra}
          {arbol}
        </TabBar>
      )}
      {!isVacio && !permisos.editar && (
        <p className={`${classes.teclas} no-print`}>
          {tecla(
            '↑ ↓ recorren · Enter abre · F2 cambia el nombre · Insert o Alt N añade al lado, con Mayús dentro · Alt con las flechas mueve · Supr elimina',
          )}
        </p>
      )}
      <NombresSueltos planId={plan.id} todas={todas} permisos={permisos} />
      <span role="status" className="visually-hidden">
        {mover.dicho}
      </span>
      <Formularios
        plan={plan}
        grupos={grupos}
        todas={todas}
        terminos={terminos}
        permisos={permisos}
        abierto={abierto}
        onAbrir={setAbierto}
        onGrupo={id => alGrupo(id ? String(id) : SIN_GRUPO)}
      />
    </>
  )
}

function Vacio({
  whyNot,
  onNueva,
  onTraer,
  onGrupo,
}: {
  whyNot: string | null
  onNueva: () => void
  onTraer: () => void
  onGrupo: () => void
}) {
  return (
    <EmptyState
      title="Este plan todavía no tiene competencias"
      action={
        !whyNot && (
          <Group gap={8} justify="center">
            <Button onClick={onNueva}>Nueva competencia</Button>
            <Button variant="default" onClick={onTraer}>
              Pegar o importar
            </Button>
            <Button variant="default" onClick={onGrupo}>
              Nuevo grupo
            </Button>
          </Group>
        )
      }
    >
      {whyNot ??
        'Escriba las competencias y lo que las compone, o péguelas de una hoja. Los grupos las reparten en pestañas; después se enlazan a los cursos en la matriz.'}
    </EmptyState>
  )
}
