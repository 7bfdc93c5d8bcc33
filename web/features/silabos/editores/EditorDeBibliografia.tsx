import { lasQueYaEstan, ordenarReferencias, textoDeReferencia } from '@malla/domain/silabos/apa.ts'
import {
  type CamposDeReferencia,
  type Referencia,
  referenciaNueva,
} from '@malla/domain/silabos/referencia.ts'
import { comienzo } from '@malla/domain/texto/cortar.ts'
import { segun } from '@malla/domain/texto/numero.ts'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { newKey } from '../../../ui/newKey.ts'
import { isFocoEn, useCopiarYPegar } from '../../../ui/useCopiarYPegar.ts'
import { conCalma } from './conCalma.ts'
import type { EditorProps } from './editor.ts'
import editores from './editores.module.css'
import { EnApa, FichaDeReferencia } from './FichaDeReferencia.tsx'
import lineas from './lineas/Lineas.module.css'
import { Lineas } from './lineas/Lineas.tsx'
import { cambiada, sin } from './lineas/operaciones.ts'
import { useLineas } from './lineas/useLineas.ts'
import { PegarReferencias } from './PegarReferencias.tsx'
import classes from './Referencias.module.css'
import {
  enOrden,
  enSusCampos,
  enUnaLinea,
  isDeTexto,
  isEnBlanco,
  isVarias,
  referenciasPegadas,
} from './referencias.ts'
import { usePegado } from './usePegado.ts'

const sitio = {
  de: (valor: Referencia[]) => valor,
  con: (_valor: Referencia[], nuevas: Referencia[]) => nuevas,
}
const NINGUNA: Referencia[] = []

const seAnadieron = (n: number): string => segun(n, 'Se añadió 1 referencia.', 'Se añadieron # referencias.')

type Props = EditorProps<'bibliografia' | 'cartaBibliografia'>

/** The bibliography in the order and the form in which it prints (APA); one at a time is opened as a form of its type. */
export const EditorDeBibliografia = conCalma(function EditorDeBibliografia({
  valor = NINGUNA,
  ...props
}: Props) {
  return props.whyNot === null ? <Editada {...props} valor={valor} /> : <Leida valor={valor} />
})

function Editada({ clave, valor, onCambio, faltas, abierto }: Props & { valor: Referencia[] }) {
  const { lista, taller, aviso, caja } = useLineas(clave, valor, onCambio, sitio)
  const [abierta, setAbierta] = useState<Referencia | null>(null)
  const [pegado, setPegado] = usePegado(clave, abierto)
  const campo = useRef<HTMLTextAreaElement>(null)
  const faltan = new Set(faltas.map(f => f.donde))
  const deCarta = (clave === 'bibliografia' && abierto.carta.carta.cartaBibliografia) || NINGUNA
  const repetidas = lasQueYaEstan(valor, deCarta)

  const abrir = (r: Referencia | null) => {
    const previa = valor.find(v => v.id === abierta?.id)
    if (previa && previa.id !== r?.id && isEnBlanco(previa))
      lista.quitar(previa.id, 'la referencia en blanco')
    setAbierta(r)
  }
  const anadir = () => {
    const nueva = referenciaNueva(newKey())
    abrir(nueva)
    lista.anadir([nueva])
  }
  const tomar = (texto: string): boolean => {
    const nuevas = referenciasPegadas(texto, [...deCarta, ...valor], newKey)
    if (nuevas.length === 0) return false
    lista.anadir(nuevas, seAnadieron(nuevas.length))
    return true
  }
  const repartir = (r: Referencia, campo: keyof CamposDeReferencia, pegado: string): boolean => {
    const texto = enUnaLinea(pegado)
    const partes = enSusCampos(r, texto)
    if (partes) {
      // Two steps: who takes the second one back has it whole, as one text.
      lista.cambiar(r.id, { texto })
      lista.hacer(
        'repartir la referencia en sus campos',
        antes => cambiada(antes, r.id, { texto: '', ...partes }),
        'La referencia pegada se repartió en sus campos.',
      )
      return true
    }
    if (isEnBlanco(r) && isVarias(pegado)) return tomarVarias(r, pegado)
    if (!isDeTexto(r, campo, texto)) return false
    lista.hacer(
      'dejar la referencia como texto',
      antes => cambiada(antes, r.id, { texto }),
      'La referencia pegada quedó como texto libre.',
    )
    return true
  }
  // The blank one makes room for them.
  const tomarVarias = (r: Referencia, pegado: string): boolean => {
    const nuevas = referenciasPegadas(pegado, [...deCarta, ...valor], newKey)
    if (nuevas.length === 0) return false
    lista.hacer('añadir', antes => [...sin(antes, r.id), ...nuevas], seAnadieron(nuevas.length))
    lista.enfocar(nuevas[0]!.id)
    setAbierta(null)
    return true
  }
  useCopiarYPegar({
    isAqui: () => isFocoEn(caja.current),
    pegar: datos => tomar(datos.getData('text/plain')),
  })
  // Over what stands in it it does not close: that would be lost.
  const alternarPegado = () => (pegado ? campo.current?.focus() : setPegado(pegado === null ? '' : null))
  const nombrar = (r: Referencia, i: number) => {
    const dicha = textoDeReferencia(r)
    return dicha === ''
      ? `la referencia ${i + 1}`
      : `«${dicha.length > 50 ? `${comienzo(dicha, 50)}…` : dicha}»`
  }

  return (
    <Lineas
      etiqueta="Bibliografía"
      lineas={enOrden(valor, abierta)}
      lista={lista}
      taller={taller}
      aviso={aviso}
      caja={caja}
      nombrar={nombrar}
      isFija
      acciones={r => [{ label: 'Editar', onClick: () => abrir(r) }]}
      pie={
        <>
          <div className={`${lineas.pie} no-print`}>
            <div className={lineas.botones}>
              <Button
                size="compact-sm"
                variant="subtle"
                leftSection={<IconPlus size={14} aria-hidden />}
                onClick={anadir}
              >
                Añadir referencia
              </Button>
              <Button
                size="compact-sm"
                variant="subtle"
                onClick={alternarPegado}
                aria-expanded={pegado !== null}
              >
                Pegar varias
              </Button>
            </div>
          </div>
          {pegado !== null && (
            <PegarReferencias
              campo={campo}
              texto={pegado}
              onTexto={setPegado}
              valor={[...deCarta, ...valor]}
              onTomar={tomar}
              onFin={() => setPegado(null)}
            />
          )}
        </>
      }
    >
      {(r, i) =>
        abierta?.id === r.id ? (
          <FichaDeReferencia
            referencia={r}
            nombre={nombrar(r, i)}
            onCambio={cambio => lista.cambiar(r.id, cambio)}
            onPegar={(campo, pegado) => repartir(r, campo, pegado)}
            onDeshacer={() => void taller.deshacer()}
            onListo={() => {
              abrir(null)
              // One in blank goes with that.
              lista.enfocar(isEnBlanco(r) ? null : r.id)
            }}
          />
        ) : (
          <button
            type="button"
            className={classes.abrir}
            data-entrada="escrita"
            data-falta={faltan.has(r.id) || undefined}
            aria-description="Editar"
            onClick={() => abrir(r)}
          >
            <EnApa referencia={r} />
            {repetidas.has(r.id) && (
              <small className={classes.repetida}>Ya está en la carta: se imprime una sola vez.</small>
            )}
          </button>
        )
      }
    </Lineas>
  )
}

function Leida({ valor }: { valor: readonly Referencia[] }) {
  if (valor.length === 0) return <p className={editores.sinTexto}>Sin bibliografía todavía.</p>
  return (
    <ul className={classes.lista}>
      {ordenarReferencias(valor).map(r => (
        <li key={r.id} data-donde={r.id}>
          <EnApa referencia={r} />
        </li>
      ))}
    </ul>
  )
}
