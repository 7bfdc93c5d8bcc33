import type { Competencia } from '@malla/contracts/competencias.ts'
import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { type ApiOutput, api } from '../../app/api.ts'
import { refresh } from '../../app/query.ts'
import { confirm } from '../../ui/dialogs.tsx'
import { dropDraft, writeDraft } from '../../ui/form/draft.ts'
import { useForm } from '../../ui/form/useForm.ts'
import { AfectaA } from '../impacto/AfectaA.tsx'
import { ponerNueva } from './competencias.live.ts'
import { NombreEnLinea } from './NombreEnLinea.tsx'
import { conOtraTerminada, primeraDe, restoDe, separada, soloTerminadas } from './restoDe.ts'
import { cuantasEn, listaPara } from './traidas.ts'

const check = (v: { nombre: string }) => ({
  ...(v.nombre.trim() === '' && { nombre: ['Escriba la competencia.'] }),
})

/** The name of a competency, changed in its line. */
export function CambiarNombre({ competencia, onClose }: { competencia: Competencia; onClose: () => void }) {
  const { id, codigo, nombre, revision } = competencia
  const form = useForm<{ nombre: string; revision: number }, ApiOutput<'competencias.update'>>({
    initial: { nombre, revision },
    actualOf: c => ({ nombre: c.nombre, revision: c.revision }),
    draft: `competencia/${id}/nombre`,
    check,
    save: (values, options) => api('competencias.update', { id, ...values }, options),
    onSaved: ({ data }) => {
      form.set({ revision: data.revision })
      void refresh('competencias', 'historial')
    },
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

const preguntarSiSonVarias = (cuantas: number): Promise<boolean> =>
  confirm({
    title: 'Pegar varias competencias',
    text: `Lo que pegó tiene ${cuantas} líneas. ¿Es una competencia cada línea?`,
    yes: `Sí, son ${cuantas} competencias`,
    no: 'No, es una sola',
  })

/** Where a new competency comes to stand. */
export interface LugarNuevo {
  competencia_id: number
  tabcompetencia_id: number
  tipopadre: number
  /** Among its siblings; absent is the end. */
  posicion?: number
}

/**
 * A new competency, written in the line in which it will stand. What is typed while it is saved begins the next one, and Enter pressed meanwhile ends that
 * one too: until it is its turn it stands below, in a line of its own. Esc gives up what was not ended; pressed again, the line.
 */
export function NombreNuevo({
  planId,
  lugar,
  label,
  isSiguiente,
  onCreada,
  onLista,
  onClose,
}: {
  planId: number
  lugar: LugarNuevo
  label: string
  /** Opened by itself after the one before: what was ended with Enter meanwhile is saved without a further one. */
  isSiguiente: boolean
  /** `isCerrado`: the line was left while it was being saved, and no next one is wanted. */
  onCreada: (competencia: Competencia, isCerrado: boolean) => void
  /** A pasted list is to be several competencies, and this line none. */
  onLista: (texto: string) => void
  onClose: () => void
}) {
  const cerrado = useRef(false)
  const escrito = useRef('')
  const enviado = useRef('')
  /** What the last Esc left standing. */
  const dejado = useRef<string | null>(null)
  /** Whether the next of those that were ended is saved as soon as nothing else is. */
  const sigue = useRef(isSiguiente)
  /** How many that come before this one wait for the connection: their places are counted without them. */
  const enEspera = useRef(0)
  const { posicion } = lugar
  const draft = `plan/${planId}/competencia-nueva`
  const form = useForm<{ nombre: string }, ApiOutput<'competencias.create'>>({
    initial: { nombre: '' },
    draft,
    check: v => check({ nombre: primeraDe(v.nombre) }),
    save: ({ nombre }, options) => {
      enviado.current = primeraDe(nombre)
      const alli = { ...lugar, ...(posicion !== undefined && { posicion: posicion + enEspera.current }) }
      const nueva = { planestudio_id: planId, nombre: enviado.current, ...alli }
      return api('competencias.create', nueva, options)
    },
    // At once, with nothing waited for: a key pressed before the next line stands would go into this one, and Enter would save both names as one.
    onSaved: ({ data }) => {
      const resto = cerrado.current ? '' : restoDe(enviado.current, escrito.current)
      if (resto === '') dropDraft(draft)
      else writeDraft(draft, { changes: { nombre: resto } })
      ponerNueva(planId, data)
      flushSync(() => onCreada(data, cerrado.current))
      void refresh('competencias', 'planes')
    },
    // It has no row yet beside which another line could open: this one goes on.
    onEnCola: () => {
      enEspera.current += 1
      sigue.current = true
      form.adopt({ nombre: '' })
      form.set({ nombre: restoDe(enviado.current, escrito.current) })
    },
  })
  escrito.current = form.values.nombre
  useEffect(() => {
    if (!sigue.current || form.saving) return
    sigue.current = false
    if (form.values.nombre.includes('\n')) void form.save()
  })
  const mientras = (tecla: 'guardar' | 'dejar'): boolean => {
    const { nombre } = form.values
    if (tecla === 'dejar' && nombre === dejado.current) return false
    const loQue = tecla === 'guardar' ? conOtraTerminada : soloTerminadas
    const queda = loQue(enviado.current, nombre)
    if (tecla === 'dejar') dejado.current = queda
    if (queda !== null) form.set({ nombre: queda })
    return queda !== null
  }
  const cerrar = () => {
    cerrado.current = true
    onClose()
  }
  const alPegar = (texto: string): boolean => {
    const cuantas = cuantasEn(texto)
    // Parts of one are written one by one: a list comes to stand at the first level.
    if (cuantas < 2 || lugar.competencia_id !== 0) return false
    // There as one from the start: whatever the question is answered, and whoever leaves the line meanwhile, the text stays.
    form.set({ nombre: texto.trim().replace(/\s+/g, ' ') })
    void preguntarSiSonVarias(cuantas).then(isLista => {
      if (!isLista) return
      form.discard()
      cerrado.current = true
      onLista(listaPara(lugar.tipopadre, texto))
    })
    return true
  }
  return (
    <NombreEnLinea
      form={form}
      label={label}
      mientras={mientras}
      alEscribir={nombre => (form.saving && separada(enviado.current, nombre)) || nombre}
      onPegar={alPegar}
      onSaved={() => {}}
      onClose={cerrar}
    />
  )
}
