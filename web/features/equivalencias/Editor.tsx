import type { Equivalencia } from '@malla/contracts/equivalencias.ts'
import type { Plan } from '@malla/contracts/plan.ts'
import { type CursoComparado, nombrados, sugerencias } from '@malla/domain/equivalencias/equivalencias.ts'
import { segun } from '@malla/domain/texto/numero.ts'
import { Button } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useCall, useWrite } from '../../app/query.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { Lines } from '../../ui/Skeletons.tsx'
import { Columna } from './Columna.tsx'
import { Elegidos } from './Elegidos.tsx'
import classes from './equivalencias.module.css'
import { conOtro, NINGUNO, sinEnviados } from './marcados.ts'
import { PegarForm } from './PegarForm.tsx'
import { Sugerencias } from './Sugerencias.tsx'
import { Tabla } from './Tabla.tsx'

/** Courses of two plans side by side: picked from either, joined into rows of the table. */
export function Editor({
  plan,
  origenId,
  origenNombre,
  tabla,
  whyNotEditar,
}: {
  plan: Plan
  origenId: number
  origenNombre: string
  tabla: readonly Equivalencia[]
  whyNotEditar: string | null
}) {
  const deOrigen = useCall('asignaturas.porPlan', { planId: origenId }).data?.data
  const deDestino = useCall('asignaturas.porPlan', { planId: plan.id }).data?.data
  const [marcados, setMarcados] = useState(NINGUNO)
  const [pegando, setPegando] = useState(false)
  const crear = useWrite('equivalencias.createMany', {
    touches: ['equivalencias', 'historial'],
    onDone: (_answer, { filas: enviadas }) => setMarcados(antes => sinEnviados(antes, enviadas)),
  })
  const filas = useMemo(
    () => tabla.map(e => ({ origen: e.origen.map(c => c.id), destino: e.destino.map(c => c.id) })),
    [tabla],
  )
  const sugeridas = useMemo(
    () => (deOrigen && deDestino ? sugerencias(deOrigen, deDestino, filas) : []),
    [deOrigen, deDestino, filas],
  )
  if (!deOrigen || !deDestino) return <Lines />

  const conFila = nombrados(filas)
  const elegidos = (cursos: readonly CursoComparado[], ids: ReadonlySet<number>) =>
    cursos.filter(c => ids.has(c.id))
  const marcar = (lado: 'origen' | 'destino') => (id: number) =>
    setMarcados(antes => conOtro(antes, lado, id))
  const anadir = (nuevas: Parameters<typeof crear.mutate>[0]['filas']) =>
    crear.mutate({ planId: plan.id, plan_origen_id: origenId, filas: nuevas })
  const columna = (lado: 'origen' | 'destino', titulo: string, cursos: typeof deOrigen) => (
    <Columna
      titulo={titulo}
      cursos={cursos}
      conFila={conFila}
      marcados={marcados[lado]}
      onMarcar={whyNotEditar ? undefined : marcar(lado)}
    />
  )

  return (
    <>
      {!whyNotEditar && (
        <Sugerencias
          sugeridas={sugeridas}
          origen={deOrigen}
          destino={deDestino}
          saving={crear.isPending}
          onAnadir={anadir}
        />
      )}
      <div className={classes.columnas}>
        {columna('origen', origenNombre, deOrigen)}
        {columna('destino', plan.full_name, deDestino)}
      </div>
      <div className={classes.acciones}>
        <Elegidos
          origen={elegidos(deOrigen, marcados.origen)}
          destino={elegidos(deDestino, marcados.destino)}
          whyNot={whyNotEditar}
          saving={crear.isPending}
          onVaciar={() => setMarcados(NINGUNO)}
          onAnadir={fila => anadir([fila])}
        />
        <ActionButton variant="default" whyNot={whyNotEditar} onClick={() => setPegando(true)}>
          Pegar una tabla
        </ActionButton>
      </div>
      <Tabla
        tabla={tabla}
        origen={deOrigen}
        destino={deDestino}
        whyNotEditar={whyNotEditar}
        vacia={
          sugeridas.length > 0 && !whyNotEditar ? (
            <Button
              loading={crear.isPending}
              onClick={() => anadir(sugeridas.map(({ origen, destino }) => fila(origen, destino)))}
            >
              {segun(sugeridas.length, 'Añadir la sugerida', 'Añadir las # sugeridas')}
            </Button>
          ) : null
        }
      />
      {pegando && (
        <PegarForm
          planId={plan.id}
          origenId={origenId}
          origen={deOrigen}
          destino={deDestino}
          onClose={() => setPegando(false)}
        />
      )}
    </>
  )
}

/** A row as the call takes it. */
const fila = (origen: readonly number[], destino: readonly number[]) => ({
  origen: [...origen],
  destino: [...destino],
})
