import { tramosDeReferencia } from '@malla/domain/silabos/apa.ts'
import { leerDoi, leerIsbn, whyNotDoi, whyNotIsbn, whyNotUrl } from '@malla/domain/silabos/identificadores.ts'
import type { CamposDeReferencia, Referencia } from '@malla/domain/silabos/referencia.ts'
import { sinControles } from '@malla/domain/texto/normalizar.ts'
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { porLugar } from '../../../ui/porLugar.tsx'
import { ordenDe } from './programacion/lugares.ts'
import classes from './Referencias.module.css'
import { type CampoDeFicha, enModo, fichas, type ModoDeReferencia, modoDe, modos } from './referencias.ts'

/** A reference as it prints. */
export function EnApa({ referencia }: { referencia: Referencia }) {
  const tramos = tramosDeReferencia(referencia)
  if (tramos.length === 0) return <span className={classes.vacia}>Sin título todavía.</span>
  return <span>{porLugar(tramos, t => (t.cursiva ? <em>{t.texto}</em> : <span>{t.texto}</span>))}</span>
}

/** The form of one reference in its place, by its type, with what it will read like. */
export function FichaDeReferencia({
  referencia,
  nombre,
  onCambio,
  onPegar,
  onDeshacer,
  onListo,
}: {
  referencia: Referencia
  nombre: string
  onCambio: (cambio: Partial<Referencia>) => void
  /** Takes what is pasted into a field for the whole reference, or for several; false where it is only of that field. */
  onPegar: (campo: keyof CamposDeReferencia, pegado: string) => boolean
  onDeshacer: () => void
  onListo: () => void
}) {
  // An emptied text is still one text while the form is open.
  const [isLibre, setLibre] = useState(modoDe(referencia) === 'libre')
  const modo = isLibre ? 'libre' : modoDe(referencia)
  // A field undoes its own letters, and what came into the others with them is none of these.
  const isRepartida = useRef(false)
  const caja = useRef<HTMLDivElement>(null)
  const cambiar = (cambio: Partial<Referencia>) => {
    isRepartida.current = false
    onCambio(cambio)
  }
  // Another type has other fields: the one in which one stood may be gone, and the focus with it.
  const conFoco = <T,>(hacer: () => T): T => {
    const hecho = flushSync(hacer)
    if (!caja.current?.contains(document.activeElement))
      caja.current?.querySelector<HTMLElement>('textarea, input')?.focus()
    return hecho
  }
  const pegar = (campo: keyof CamposDeReferencia, event: ClipboardEvent) => {
    if (!conFoco(() => onPegar(campo, event.clipboardData.getData('text/plain')))) return
    event.preventDefault()
    isRepartida.current = true
  }
  const deshacer = (event: KeyboardEvent): boolean => {
    if (!isRepartida.current || ordenDe(event, 'leer') !== 'deshacer') return false
    event.preventDefault()
    isRepartida.current = false
    conFoco(onDeshacer)
    return true
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its own frame
    <div
      ref={caja}
      role="group"
      aria-label={nombre}
      className={classes.ficha}
      onKeyDown={event => {
        if (deshacer(event) || event.key !== 'Escape' || event.defaultPrevented) return
        event.stopPropagation()
        onListo()
      }}
    >
      <NativeSelect
        label="Tipo"
        data={[...modos]}
        value={modo}
        onChange={e => {
          const nuevo = e.currentTarget.value as ModoDeReferencia
          cambiar(enModo(referencia, nuevo))
          setLibre(nuevo === 'libre')
        }}
      />
      {modo === 'libre' ? (
        <Textarea
          className={classes.ancho}
          label="Referencia, tal como debe leerse"
          autosize
          minRows={2}
          maxLength={2000}
          value={referencia.texto}
          onChange={e => {
            setLibre(true)
            cambiar({ texto: sinControles(e.currentTarget.value.replace(/\n/g, ' ')) })
          }}
        />
      ) : (
        fichas[modo].map(ficha => (
          <Campo
            key={ficha.campo}
            ficha={ficha}
            referencia={referencia}
            onCambio={cambiar}
            onPaste={event => pegar(ficha.campo, event)}
          />
        ))
      )}
      <p className={classes.vista} aria-live="polite">
        <EnApa referencia={referencia} />
      </p>
      <div className={classes.listo}>
        <Button size="compact-sm" onClick={onListo}>
          Listo
        </Button>
      </div>
    </div>
  )
}

const revisar: Partial<Record<keyof CamposDeReferencia, (escrito: string) => string | null>> = {
  doi: whyNotDoi,
  isbn: whyNotIsbn,
  url: whyNotUrl,
}
const escribir = { doi: leerDoi, isbn: leerIsbn } as const

function Campo({
  ficha: { campo, nombre, ejemplo, maximo, isAncho },
  referencia,
  onCambio,
  onPaste,
}: {
  ficha: CampoDeFicha
  referencia: Referencia
  onCambio: (cambio: Partial<Referencia>) => void
  onPaste: (event: ClipboardEvent) => void
}) {
  const valor = referencia[campo]
  const isIdentificador = campo === 'doi' || campo === 'isbn'
  return (
    <TextInput
      className={isAncho ? classes.ancho : undefined}
      label={nombre}
      description={campo === 'autores' ? 'Apellido, Nombre; separados por punto y coma.' : undefined}
      placeholder={ejemplo}
      maxLength={maximo}
      autoComplete="off"
      value={valor}
      error={revisar[campo]?.(valor)}
      onChange={e => onCambio({ [campo]: sinControles(e.currentTarget.value) })}
      onPaste={onPaste}
      onBlur={() => {
        const leido = isIdentificador ? escribir[campo](valor) : null
        if (leido !== null && leido !== valor) onCambio({ [campo]: leido })
      }}
    />
  )
}
