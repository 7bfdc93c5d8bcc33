import type { Competencia } from '@malla/contracts/competencias.ts'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { statusOf } from '../../app/ApiError.ts'
import { type ApiOutput, api } from '../../app/api.ts'
import { refresh } from '../../app/query.ts'
import { confirm } from '../../ui/dialogs.tsx'
import { type Draft, readDraft, writeDraft } from '../../ui/form/draft.ts'
import { useForm } from '../../ui/form/useForm.ts'
import { refusalOf } from '../../ui/reasons.ts'
import { AfectaA } from '../impacto/AfectaA.tsx'
import { ponerNueva } from './competencias.live.ts'
import { crearEn } from './crearEn.ts'
import {
  type EnCamino,
  enviar,
  guardarResto,
  type LugarNuevo,
  type NuevaEscrita,
  sigueGuardada,
  tomarResto,
} from './enCamino.ts'
import { NombreEnLinea } from './NombreEnLinea.tsx'
import { conOtraTerminada, primeraDe, restoDe, separada, soloTerminadas } from './restoDe.ts'
import {
  borradorDeNombre,
  borradorDeNueva,
  estaAbierta,
  guardarRechazada,
  mirarSueltos,
  useLineaAbierta,
} from './sueltos.ts'
import { cuantasEn, listaPara } from './traidas.ts'
import { decirRechazo, useDeOtro, useFuera } from './useFuera.ts'

const check = (v: { nombre: string }) => ({
  ...(v.nombre.trim() === '' && { nombre: ['Escriba la competencia.'] }),
})

/** The name of a competency, changed in its line. */
export function CambiarNombre({ competencia, onClose }: { competencia: Competencia; onClose: () => void }) {
  const { id, codigo, nombre, revision, planestudio_id } = competencia
  const draft = borradorDeNombre(planestudio_id, id)
  const fuera = useFuera()
  const isDeOtro = useDeOtro()
  useLineaAbierta(draft)
  const form = useForm<{ nombre: string; revision: number }, ApiOutput<'competencias.update'>>({
    initial: { nombre, revision },
    actualOf: c => ({ nombre: c.nombre, revision: c.revision }),
    draft,
    check,
    save: (values, options) =>
      api('competencias.update', { id, ...values }, options).catch(error => {
        if (fuera.current && !isDeOtro()) decirRechazo(values.nombre, error)
        throw error
      }),
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

/** Whether the server said no: it was not written. */
const isRechazo = (error: unknown): boolean => statusOf(error) >= 400 && statusOf(error) < 500

/**
 * A new competency, written in the line in which it will stand. What is typed while it is saved begins the next one, and Enter pressed meanwhile ends that
 * one too: until it is its turn it stands below, in a line of its own. Esc gives up what was not ended; pressed again, the line.
 */
export function NombreNuevo({
  planId,
  lugar,
  contadas,
  label,
  isSiguiente,
  onCreada,
  onLista,
  onClose,
}: {
  planId: number
  lugar: LugarNuevo
  /** Those that its place was counted from. */
  contadas: readonly number[]
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
  const enviada = useRef<EnCamino | null>(null)
  /** What the last Esc left standing. */
  const dejado = useRef<string | null>(null)
  /** Whether the next of those that were ended is saved as soon as nothing else is. */
  const sigue = useRef(isSiguiente)
  /** How many that come before this one wait for the connection: their places are counted without them. */
  const enEspera = useRef(0)
  const { posicion } = lugar
  const draft = borradorDeNueva(planId)
  const fuera = useFuera()
  const isDeOtro = useDeOtro()
  useLineaAbierta(draft)
  useState(() => tomarResto(draft))
  /** At its answer: what is kept, where that is another line's by now. */
  const ajeno = useRef<{ kept: Draft | null } | null>(null)
  const form = useForm<NuevaEscrita, ApiOutput<'competencias.create'>>({
    initial: { nombre: '', enCamino: null },
    draft,
    check: v => check({ nombre: primeraDe(v.nombre) }),
    save: async (v, options) => {
      const nombre = primeraDe(v.nombre)
      const alli = { ...lugar, ...(posicion !== undefined && { posicion: posicion + enEspera.current }) }
      const enCamino = v.enCamino?.nombre === nombre ? v.enCamino : { nombre, lugar: alli, key: options.key }
      enviada.current = enCamino
      const ahi = { lugar: alli, contadas }
      anotar(enCamino, v.nombre)
      try {
        return await enviar(enCamino, () => crearEn(planId, enCamino, ahi, options)).finally(() => {
          const isMia = !fuera.current || sigueGuardada(draft, enCamino)
          ajeno.current = isMia ? null : { kept: readDraft(draft) }
        })
      } catch (error) {
        alRechazo(enCamino, error)
        throw error
      }
    },
    // At once, with nothing waited for: a key pressed before the next line stands would go into this one, and Enter would save both names as one.
    onSaved: ({ data }) => {
      trasEnviar(cerrado.current ? '' : restoDe(enviado(), escrito.current))
      ponerNueva(planId, data)
      const isMirada = cerrado.current || !fuera.current
      if (isMirada && !ajeno.current) flushSync(() => onCreada(data, cerrado.current))
      void refresh('competencias', 'planes')
    },
    // It has no row yet beside which another line could open: this one goes on.
    onEnCola: () => {
      enEspera.current += 1
      sigue.current = true
      const resto = cerrado.current ? '' : restoDe(enviado(), escrito.current)
      form.adopt({ nombre: '', enCamino: null })
      form.set({ nombre: resto })
      trasEnviar(resto)
    },
  })
  escrito.current = form.values.nombre
  const enviado = (): string => enviada.current?.nombre ?? ''
  /** At once, not when it is next drawn: the page may be gone by then. */
  const anotar = (enCamino: EnCamino | null, nombre: string): void => {
    form.set({ enCamino })
    const corrige = readDraft(draft)?.corrige
    writeDraft(draft, {
      changes: { nombre, ...(enCamino && { enCamino }) },
      ...(corrige !== undefined && { corrige }),
    })
  }
  /** The form has let go of what was kept under its name, whosever it is. */
  const trasEnviar = (resto: string): void => {
    if (!ajeno.current) guardarResto(draft, resto)
    else if (ajeno.current.kept) writeDraft(draft, ajeno.current.kept)
  }
  const alRechazo = (enCamino: EnCamino, error: unknown): void => {
    if (refusalOf(error)?.body.enCola || isDeOtro()) return
    const { nombre } = enCamino
    const isNo = isRechazo(error)
    const queda = cerrado.current || ajeno.current ? nombre : escrito.current
    // Where it should have stood is not sent again. It is not lost with a line that was left meanwhile, nor put into another one that is open or was written in.
    if (ajeno.current && (ajeno.current.kept || estaAbierta(draft))) guardarRechazada(planId, nombre)
    else if (ajeno.current || isNo) anotar(isNo ? null : enCamino, queda)
    mirarSueltos()
    if (fuera.current) decirRechazo(nombre, error)
  }
  useEffect(() => {
    if (!sigue.current || form.saving) return
    sigue.current = false
    if (form.values.nombre.includes('\n')) void form.save()
  })
  const mientras = (tecla: 'guardar' | 'dejar'): boolean => {
    const { nombre } = form.values
    if (tecla === 'dejar' && nombre === dejado.current) return false
    const loQue = tecla === 'guardar' ? conOtraTerminada : soloTerminadas
    const queda = loQue(enviado(), nombre)
    if (tecla === 'dejar') dejado.current = queda
    if (queda !== null) form.set({ nombre: queda })
    return queda !== null
  }
  const cerrar = () => {
    cerrado.current = true
    // Until it is answered it is kept; what was begun behind it is given up.
    if (enviada.current && sigueGuardada(draft, enviada.current)) anotar(enviada.current, enviado())
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
      isOfrecida={isSiguiente}
      mientras={mientras}
      alEscribir={nombre => (form.saving && separada(enviado(), nombre)) || nombre}
      onPegar={alPegar}
      onSaved={() => {}}
      onClose={cerrar}
    />
  )
}
