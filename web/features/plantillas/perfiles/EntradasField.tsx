import type { EntradaDePerfil } from '@malla/contracts/plantillasDePerfil.ts'
import { lineasPegadas } from '@malla/domain/perfiles/pegar.ts'
import { Button, Group, InputWrapper, Textarea } from '@mantine/core'
import { useState } from 'react'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import type { Field } from '../../../ui/form/useForm.ts'
import { newKey } from '../../../ui/newKey.ts'
import { OrderedList } from '../../../ui/OrderedList.tsx'
import { RicoField } from '../../../ui/rico/RicoField.tsx'
import { DatosDeEntrada } from '../../entradas/DatosDeEntrada.tsx'
import type { ClaseDePerfil } from './clases.ts'
import { Entrada, nombreDeEntrada } from './Entrada.tsx'
import { conPegadas, type EntradaEditada, seEscribe } from './entradas.ts'
import classes from './perfiles.module.css'

/** The lines or traits of a profile, in their order: each is read, and edited in its place. `pegado`: text of which several are to be made. */
export function EntradasField({
  field,
  pegado,
  clase,
}: {
  field: Field<EntradaEditada[]>
  pegado: Field<string>
  clase: ClaseDePerfil
}) {
  const [abierta, setAbierta] = useState<string | null>(null)
  const [isPegando, setPegando] = useState(pegado.value !== '')
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
  const dejarDePegar = () => {
    pegado.onChange('')
    setPegando(false)
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
          onMove={seEscribe(entradas, abierta) ? undefined : mover}
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
          field={pegado}
          onCancelar={dejarDePegar}
          onPegar={() => {
            onChange(conPegadas(clase, entradas, pegado.value))
            dejarDePegar()
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

/** Several at once, one a line. What stands in it belongs to the form: it is kept, asked about and saved as its other fields are. */
function Pegar({
  field,
  onPegar,
  onCancelar,
}: {
  field: Field<string>
  onPegar: () => void
  onCancelar: () => void
}) {
  return (
    <>
      <Textarea
        mt={8}
        label="Pegar varias"
        description="Una por renglón; los números y viñetas se quitan solos"
        rows={6}
        value={field.value}
        onChange={e => field.onChange(e.currentTarget.value)}
        data-autofocus
      />
      <Group gap={8} mt={8}>
        <ActionButton
          size="compact-sm"
          whyNot={lineasPegadas(field.value).length === 0 ? 'Pegue al menos una línea.' : null}
          onClick={onPegar}
        >
          Añadir
        </ActionButton>
        <Button size="compact-sm" variant="default" onClick={onCancelar}>
          Cancelar
        </Button>
      </Group>
    </>
  )
}
