import type { Adjunto } from '@malla/contracts/textos.ts'
import { etiquetaDeItem } from '@malla/domain/planes/estado.ts'
import { ActionIcon, Button, Skeleton, Switch } from '@mantine/core'
import { IconGripVertical, IconPencil } from '@tabler/icons-react'
import { type DragEvent, type FocusEvent, type KeyboardEvent, Suspense, useId, useState } from 'react'
import { traerEnCalma } from '../../app/enCalma.ts'
import { uploadImagen } from '../../app/uploadImagen.ts'
import { useAvisoDeSubida } from '../../ui/form/subidas.ts'
import { EditorRico } from '../../ui/rico/porTraer.ts'
import { TextoRico } from '../../ui/rico/TextoRico.tsx'
import { StatusDot } from '../../ui/StatusDot.tsx'
import { RowMenu } from '../../ui/table/RowMenu.tsx'
import { tecla } from '../../ui/tecla.ts'
import { isTextoElegido } from '../../ui/textoElegido.ts'
import { tomarFoco } from '../../ui/tomarFoco.ts'
import { DatosDeEntrada } from '../entradas/DatosDeEntrada.tsx'
import { listaDe } from '../entradas/listas.ts'
import { Adjuntos } from './Adjuntos.tsx'
import type { Fuente } from './fuente.ts'
import type { ItemEditado } from './items.ts'
import classes from './Textos.module.css'
import { useAdjuntar } from './useAdjuntar.ts'

traerEnCalma(EditorRico.traer)

export interface ApartadoProps {
  fuente: Fuente
  /** Key of its section. */
  seccion: string
  titulo: string
  item: ItemEditado
  lugar: number
  de: number
  adjuntos: readonly Adjunto[]
  isEditando: boolean
  /** How often what was typed was discarded: its editor goes each time, and with it a picture that is on its way. */
  descartes: number
  onEditar: () => void
  onCambio: (cambio: Partial<ItemEditado>) => void
  onMover: (pasos: number) => void
  onEliminar: () => void
  onSoltar: () => void
  arrastre: { isSobre: boolean; isLleva: boolean; props: DragProps }
}

interface DragProps {
  onDragStart: (e: DragEvent) => void
  onDragOver: (e: DragEvent) => void
  onDragEnd: () => void
  onDrop: (e: DragEvent) => void
}

/** Who goes on to the next one leaves a picture behind that is still on its way: the editor stands until it is there, and longer for who comes back. */
function useEnPie({ isEditando, onEditar }: ApartadoProps, isEditable: boolean) {
  const [isSubiendo, setSubiendo] = useState(false)
  useAvisoDeSubida(isSubiendo)
  const isEsperado = isEditable && isSubiendo && !isEditando
  const volver = (e: FocusEvent) => {
    if (isEsperado && e.target.closest('.ProseMirror')) onEditar()
  }
  return { isEditando: isEditando || isEsperado, volver, setSubiendo }
}

/** An entry of a section: read as it will print, edited in its place. */
export function Apartado(props: ApartadoProps) {
  const { fuente, seccion, titulo, item, lugar, de, arrastre } = props
  const nombreId = useId()
  const lista = fuente.tipo === 'plan' ? listaDe(seccion) : null
  const nombre = (lista && item.nombre) || (de > 1 ? `Apartado ${lugar} de ${de}` : titulo)
  const { subida, elegir } = useAdjuntar(fuente, seccion, item.id)
  const isEditable = fuente.whyNotEditar === null
  const { isEditando, volver, setSubiendo } = useEnPie(props, isEditable)
  const { onDragStart, onDragEnd, ...encima } = arrastre.props
  const teclas = (e: KeyboardEvent) => {
    const pasos = e.altKey ? { ArrowUp: -1, ArrowDown: 1 }[e.key] : undefined
    if (pasos === undefined) return
    e.preventDefault()
    props.onMover(pasos)
  }

  return (
    <article
      className={classes.apartado}
      aria-labelledby={nombreId}
      data-sobre={arrastre.isSobre || undefined}
      data-lleva={arrastre.isLleva || undefined}
      onFocus={volver}
      {...encima}
    >
      <div className={classes.barra}>
        {isEditable && de > 1 && (
          <ActionIcon
            className={classes.asa}
            draggable
            onDragStart={onDragStart}
            onDragEnd={onDragEnd}
            onClick={tomarFoco}
            onKeyDown={teclas}
            aria-label={`Mover el apartado ${lugar}`}
            aria-description={tecla('Arrastre, o Alt y las flechas arriba y abajo.')}
          >
            <IconGripVertical size={16} aria-hidden />
          </ActionIcon>
        )}
        <span id={nombreId} className={de > 1 && !(lista && item.nombre) ? undefined : 'visually-hidden'}>
          {nombre}
        </span>
        {isEditable ? (
          <Switch
            size="xs"
            label={etiquetaDeItem(item.status)}
            aria-label={`Completo: ${nombre}`}
            checked={item.status !== 2}
            onChange={e => props.onCambio({ status: e.currentTarget.checked ? 1 : 2 })}
          />
        ) : (
          <StatusDot status={item.status === 2 ? 'warning' : 'good'}>{etiquetaDeItem(item.status)}</StatusDot>
        )}
        {isEditable && (
          <span className={classes.hacer}>
            {!isEditando && (
              <Button
                size="compact-sm"
                variant="subtle"
                leftSection={<IconPencil size={14} aria-hidden />}
                aria-label={`Editar: ${nombre}`}
                onClick={props.onEditar}
              >
                Editar
              </Button>
            )}
            <RowMenu
              name={nombre}
              actions={[
                { label: 'Adjuntar archivos…', onClick: elegir },
                {
                  label: 'Subir',
                  onClick: () => props.onMover(-1),
                  whyNot: lugar === 1 ? 'Es el primero.' : null,
                },
                {
                  label: 'Bajar',
                  onClick: () => props.onMover(1),
                  whyNot: lugar === de ? 'Es el último.' : null,
                },
                { label: 'Eliminar', danger: true, onClick: props.onEliminar },
              ]}
            />
          </span>
        )}
      </div>
      {lista && (
        <DatosDeEntrada
          lista={lista}
          item={item}
          isEditando={isEditando}
          onCambio={props.onCambio}
          onSoltar={props.onSoltar}
        />
      )}
      {isEditando ? (
        <Suspense fallback={<Skeleton height={220} />}>
          <EditorRico
            key={props.descartes}
            value={item.descripcion}
            onChange={descripcion => props.onCambio({ descripcion })}
            onBlur={props.onSoltar}
            labelledBy={nombreId}
            placeholder="Escriba aquí…"
            autoFocus={!lista && props.isEditando}
            upload={(file, onProgress) => uploadImagen('contenido', file, onProgress)}
            onSubiendo={setSubiendo}
          />
        </Suspense>
      ) : (
        <Leido {...props} isEditable={isEditable} />
      )}
      <Adjuntos fuente={fuente} adjuntos={props.adjuntos} subida={subida} />
    </article>
  )
}

function Leido({ item, isEditable, onEditar }: ApartadoProps & { isEditable: boolean }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the mouse; the keyboard has the button «Editar»
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div
      className={classes.leer}
      data-editable={isEditable || undefined}
      onClick={e => {
        if (!isEditable || (e.target as Element).closest('a') || isTextoElegido(e.currentTarget)) return
        onEditar()
      }}
    >
      {item.descripcion ? (
        <TextoRico html={item.descripcion} />
      ) : (
        // A name may say it all.
        !item.nombre && <p className={classes.sinTexto}>Sin texto todavía.</p>
      )}
    </div>
  )
}
