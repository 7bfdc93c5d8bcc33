import type { ImpactoVisto } from '@malla/contracts/impacto.ts'
import { Alert, Loader, Text } from '@mantine/core'
import { useRef, useState } from 'react'
import { api } from '../../app/api.ts'
import { alcanzable } from '../../ui/alcanzable.ts'
import { SelectBuscable } from '../../ui/form/SelectBuscable.tsx'
import { reasonsOf } from '../../ui/reasons.ts'
import classes from './Impacto.module.css'
import { ListaDeEfectos } from './ListaDeEfectos.tsx'

/** What may take the place of the thing that goes. */
export interface Reemplazo {
  /** «Reemplazar por otro curso». */
  etiqueta: string
  opciones: readonly { value: string; label: string }[]
}

interface VistaProps {
  inicial: ImpactoVisto
  /** Asks again with another thing in its place, or with none. */
  pedir: (reemplazo: number | null) => Promise<ImpactoVisto>
  /** What the last choice came to: null while it is asked for, and where it cannot be. */
  onCambio: (visto: ImpactoVisto | null, reemplazo: number | null) => void
  reemplazo: Reemplazo | null
  /** What took its place when this was seen before. */
  elegido?: number | null
  /** Why it is shown once more. */
  aviso?: string | undefined
}

/** What a change does to all that hangs on it, plan by plan; another thing may be put in its place. */
export function VistaDeImpacto({ inicial, pedir, onCambio, reemplazo, elegido = null, aviso }: VistaProps) {
  const [visto, setVisto] = useState(inicial)
  const [por, setPor] = useState<string | null>(elegido === null ? null : String(elegido))
  const [pidiendo, setPidiendo] = useState(false)
  const [motivos, setMotivos] = useState<string[]>([])
  const ultima = useRef(0)
  const elegir = async (valor: string | null) => {
    const esta = ++ultima.current
    const id = valor === null ? null : Number(valor)
    setPor(valor)
    setPidiendo(true)
    onCambio(null, id)
    try {
      const otro = await pedir(id)
      // Answers may overtake each other: only that of the last choice is shown and done.
      if (esta !== ultima.current) return
      setVisto(otro)
      setMotivos([])
      onCambio(otro, id)
    } catch (error) {
      if (esta !== ultima.current) return
      setMotivos(reasonsOf(error))
    }
    setPidiendo(false)
  }
  return (
    <div className={classes.vista}>
      {aviso && (
        <Alert color="maiz" role="status" p={8}>
          {aviso}
        </Alert>
      )}
      {reemplazo && (
        <SelectBuscable
          label={reemplazo.etiqueta}
          placeholder="Nada: solo se elimina"
          data={[...reemplazo.opciones]}
          value={por}
          onChange={valor => void elegir(valor)}
          clearable
          clearButtonProps={{ 'aria-label': 'No reemplazar' }}
          nothingFoundMessage="Ninguno con ese nombre"
          error={motivos.length > 0 ? motivos.join(' ') : undefined}
          rightSection={pidiendo ? <Loader size={16} aria-label="Cargando" /> : undefined}
          comboboxProps={{ zIndex: 500 }}
        />
      )}
      <section aria-label="Qué cambia" aria-live="polite" {...alcanzable}>
        {por !== null && <Text fw={600}>{visto.titulo}</Text>}
        <ListaDeEfectos efectos={visto.efectos} />
      </section>
    </div>
  )
}

/** What goes: one thing, or several courses together. */
export interface Cosa {
  cosa: 'asignatura' | 'competencia' | 'parametro' | 'laboratorio'
  id: number
  /** Further courses of its plan. */
  con?: readonly number[] | undefined
}

/** Asks what would happen to all that hangs on something. */
export async function verImpacto({ cosa, id, con }: Cosa, reemplazo: number | null): Promise<ImpactoVisto> {
  const { data } = await api('impactos.ver', {
    cosa,
    id,
    ...(con && { con_ids: [...con] }),
    ...(reemplazo === null
      ? { que: 'eliminar' as const }
      : { que: 'reemplazar' as const, reemplazo_id: reemplazo }),
  })
  return data
}
