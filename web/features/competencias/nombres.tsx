import type { Competencia } from '@malla/contracts/competencias.ts'
import { type ApiOutput, api } from '../../app/api.ts'
import { refresh } from '../../app/query.ts'
import { useForm } from '../../ui/form/useForm.ts'
import { AfectaA } from '../impacto/AfectaA.tsx'
import { NombreEnLinea } from './NombreEnLinea.tsx'

const check = (v: { nombre: string }) => ({
  ...(v.nombre.trim() === '' && { nombre: ['Escriba la competencia.'] }),
})

/** The name of a competency, changed in its line. */
export function CambiarNombre({ competencia, onClose }: { competencia: Competencia; onClose: () => void }) {
  const { id, codigo, nombre, revision } = competencia
  const form = useForm<{ nombre: string; revision: number }, unknown>({
    initial: { nombre, revision },
    draft: `competencia/${id}/nombre`,
    check,
    save: (values, options) => api('competencias.update', { id, ...values }, options),
    onSaved: () => void refresh('competencias', 'historial'),
  })
  return (
    <NombreEnLinea
      form={form}
      label={`Nombre de ${codigo}`}
      before={
        <AfectaA
          isSuelto
          cambio={form.dirty ? { cosa: 'competencia', id, despues: { nombre: form.values.nombre } } : null}
        />
      }
      onSaved={onClose}
      onClose={onClose}
    />
  )
}

/** Where a new competency comes to stand. */
export interface LugarNuevo {
  competencia_id: number
  tabcompetencia_id: number
  tipopadre: number
  /** Among its siblings; absent is the end. */
  posicion?: number
}

/** A new competency, written in the line in which it will stand. */
export function NombreNuevo({
  planId,
  lugar,
  label,
  onCreada,
  onClose,
}: {
  planId: number
  lugar: LugarNuevo
  label: string
  onCreada: (competencia: Competencia) => void
  onClose: () => void
}) {
  const form = useForm<{ nombre: string }, ApiOutput<'competencias.create'>>({
    initial: { nombre: '' },
    draft: `plan/${planId}/competencia-nueva`,
    check,
    save: ({ nombre }, options) =>
      api('competencias.create', { planestudio_id: planId, nombre, ...lugar }, options),
    onSaved: async ({ data }) => {
      await refresh('competencias', 'planes')
      onCreada(data)
    },
  })
  return <NombreEnLinea form={form} label={label} onSaved={() => {}} onClose={onClose} />
}
