import { isTextoVacio } from '@malla/domain/silabos/contenido.ts'
import { Button, Skeleton } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useWhyNot } from '../../../app/permission.ts'
import { uploadImagen } from '../../../app/uploadImagen.ts'
import { useAvisoDeSubida } from '../../../ui/form/subidas.ts'
import { EditorRico } from '../../../ui/rico/porTraer.ts'
import { TextoRico } from '../../../ui/rico/TextoRico.tsx'
import { isTextoElegido } from '../../../ui/textoElegido.ts'
import { idDeTitulo } from './lugar.ts'
import classes from './Seccion.module.css'

/** What may be written where nothing is, by key. */
const invitaciones: Readonly<Record<string, string>> = {
  metodologia: 'Cómo se enseña y se aprende en el curso: métodos, estrategias, medios.',
  investigacionFormativa: 'Qué investigan los estudiantes, cómo y qué entregan.',
  tutoria: 'Cuándo, dónde y sobre qué atiende a los estudiantes.',
  valores: 'Qué valores y ejes transversales trabaja el curso.',
}

/** A section that is one text: read as it prints, written in its place. */
export function TextoDeSeccion({
  clave,
  valor,
  isConTextoFijo,
  whyNot,
  isEditando,
  onEditar,
  onCambio,
}: {
  clave: string
  valor: string
  /** The institution says something already: the lecturer may add to it. */
  isConTextoFijo: boolean
  whyNot: string | null
  isEditando: boolean
  onEditar: (isEditando: boolean) => void
  onCambio: (html: string) => void
}) {
  const isVacio = isTextoVacio(valor)
  // Who goes on to the next section leaves a picture behind that is still on its way: the editor waits for it.
  const [isSubiendo, setSubiendo] = useState(false)
  useAvisoDeSubida(isSubiendo)
  const sinBiblioteca = useWhyNot('contenido.editar') !== null
  if (whyNot === null && (isEditando || isSubiendo))
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: Esc ends writing, wherever in the editor it is pressed
      <div
        onFocus={() => !isEditando && onEditar(true)}
        onKeyDown={e => {
          // Not of what lies over the text: the address of a link is closed by its own Esc.
          if (e.key !== 'Escape' || !(e.target as Element).closest('.ProseMirror')) return
          e.stopPropagation()
          onEditar(false)
          document.getElementById(idDeTitulo(clave))?.focus()
        }}
      >
        <Suspense fallback={<Skeleton height={160} />}>
          <EditorRico
            value={valor}
            onChange={onCambio}
            labelledBy={idDeTitulo(clave)}
            placeholder={invitaciones[clave] ?? 'Escriba aquí…'}
            autoFocus
            upload={(file, onProgress) => uploadImagen('contenido', file, onProgress)}
            sinBiblioteca={sinBiblioteca}
            onSubiendo={setSubiendo}
          />
        </Suspense>
      </div>
    )
  if (isVacio)
    return (
      <p className={classes.vacio}>
        {whyNot === null ? (
          <Button
            className="no-print"
            variant="subtle"
            ml={-12}
            leftSection={<IconPencil size={16} aria-hidden />}
            aria-describedby={idDeTitulo(clave)}
            onClick={() => onEditar(true)}
          >
            {isConTextoFijo ? 'Añadir' : 'Escribir'}
          </Button>
        ) : (
          !isConTextoFijo && 'Sin texto todavía.'
        )}
        {whyNot === null && <span className="no-print">{invitaciones[clave]}</span>}
      </p>
    )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the mouse; the keyboard has the button «Editar»
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div
      className={classes.leer}
      data-editable={whyNot === null || undefined}
      onClick={e => {
        if (whyNot !== null || (e.target as Element).closest('a') || isTextoElegido(e.currentTarget)) return
        onEditar(true)
      }}
    >
      <TextoRico html={valor} />
    </div>
  )
}
