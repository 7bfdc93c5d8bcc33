import type { EntradaDePerfil } from '@malla/contracts/plantillasDePerfil.ts'
import { escribirTextoRico } from '@malla/contracts/textoRico/escribir.ts'
import { lineasPegadas } from '@malla/domain/perfiles/pegar.ts'
import { Button, Group, InputWrapper, Textarea } from '@mantine/core'
import { useState } from 'react'
import type { Field } from '../../../ui/form/useForm.ts'
import { newKey } from '../../../ui/newKey.ts'
import { OrderedList } from '../../../ui/OrderedList.tsx'
import { RicoField } from '../../../ui/rico/RicoField.tsx'
import { DatosDeEntrada } from '../../entradas/DatosDeEntrada.tsx'
import type { ClaseDePerfil } from './clases.ts'
import { Entrada, nombreDeEntrada } from './Entrada.tsx'
import classes from './perfiles.module.css'

/** An entry while it is edited: `id` keeps its place in the list, and is not sent. */
export type EntradaEditada = EntradaDePerfil & { id: string }

const parrafo = (text: string): string =>
  escribirTextoRico({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })

/** A pasted line: words of a graduate profile, the name of a trait of an entrant. */
const pegada = (clase: ClaseDePerfil, texto: string): EntradaEditada =>
  clase.lista
    ? { id: newKey(), nombre: texto, descripcion: '' }
    : { id: newKey(), descripcion: parrafo(texto) }

/** The lines or traits of a profile, in their order: each is read, and edited in its place. */
export function EntradasField({ field, clase }: { field: Field<EntradaEditada[]>; clase: ClaseDePerfil }) {
  const [abierta, setAbierta] = useState<string | null>(null)
  const [isPegando, setPegando] = useState(false)
  const { value: entradas, onChange } = field
  const cambiar = (id: string, cambio: Partial<EntradaDePerfil>) =>
    onChange(entradas.map(e => (e.id === id ? { ...e, ...cambio } : e)))
  const anadir = () => {
    const nueva: EntradaEditada = { id: newKey(), descripcion: '' }
    onChange([...entradas, nueva])
    setAbierta(nueva.id)
  }
  const mover = (id: string | number, to: number) => {
    const otras = entradas.filter(e => e.id !== id)
    onChange([...otras.slice(0, to), entradas.find(e => e.id === id)!, ...otras.slice(to)])
  }
  return (
    <InputWrapper
      id={field.id}
      label={clase.lista ? 'Rasgos' : 'Líneas'}
      labelElement="div"
      error={field.error}
    >
      {entradas.length > 0 && (
        <OrderedList
          label={clase.lista ? 'Rasgos' : 'Líneas'}
          // Where one is being written, dragging would take the text instead of marking it.
          onMove={abierta === null ? mover : undefined}
          items={entradas.map(e => ({
            id: e.id,
            name: nombreDeEntrada(e) || clase.nueva,
            body:
              abierta === e.id ? (
                <Editor
                  entrada={e}
                  clase={clase}
                  onCambio={cambio => cambiar(e.id, cambio)}
                  onListo={() => setAbierta(null)}
                />
              ) : (
                <Entrada entrada={e} />
              ),
            actions: [
              { label: 'Editar', onClick: () => setAbierta(e.id) },
              {
                label: 'Quitar',
                danger: true,
                onClick: () => onChange(entradas.filter(x => x.id !== e.id)),
              },
            ],
          }))}
        />
      )}
      {isPegando ? (
        <Pegar
          onCancelar={() => setPegando(false)}
          onPegar={texto => {
            onChange([...entradas, ...lineasPegadas(texto).map(linea => pegada(clase, linea))])
            setPegando(false)
          }}
        />
      ) : (
        <Group gap={8} mt={8}>
          <Button size="compact-sm" variant="default" onClick={anadir}>
            {clase.nueva}
          </Button>
          <Button size="compact-sm" variant="default" onClick={() => setPegando(true)}>
            Pegar varias
          </Button>
        </Group>
      )}
    </InputWrapper>
  )
}

function Editor({
  entrada,
  clase,
  onCambio,
  onListo,
}: {
  entrada: EntradaEditada
  clase: ClaseDePerfil
  onCambio: (cambio: Partial<EntradaDePerfil>) => void
  onListo: () => void
}) {
  return (
    <div className={classes.editor}>
      {clase.lista && (
        <div className={classes.apilados}>
          <DatosDeEntrada
            lista={clase.lista}
            item={entrada}
            isEditando
            onCambio={onCambio}
            onSoltar={() => {}}
          />
        </div>
      )}
      <RicoField
        field={{
          id: `entrada-${entrada.id}`,
          name: 'descripcion',
          value: entrada.descripcion,
          onChange: descripcion => onCambio({ descripcion }),
        }}
        label={clase.lista?.descripcion ?? 'Qué hace quien egresa'}
        modo={clase.lista ? undefined : 'linea'}
      />
      <Button size="compact-sm" variant="default" onClick={onListo}>
        Listo
      </Button>
    </div>
  )
}

function Pegar({ onPegar, onCancelar }: { onPegar: (texto: string) => void; onCancelar: () => void }) {
  const [texto, setTexto] = useState('')
  return (
    <>
      <Textarea
        mt={8}
        label="Pegar varias"
        description="Una por renglón; los números y viñetas se quitan solos"
        rows={6}
        value={texto}
        onChange={e => setTexto(e.currentTarget.value)}
        data-autofocus
      />
      <Group gap={8} mt={8}>
        <Button size="compact-sm" disabled={lineasPegadas(texto).length === 0} onClick={() => onPegar(texto)}>
          Añadir
        </Button>
        <Button size="compact-sm" variant="default" onClick={onCancelar}>
          Cancelar
        </Button>
      </Group>
    </>
  )
}
