import { segun } from '@malla/domain/texto/numero.ts'
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { SelectBuscable } from '../../../ui/form/SelectBuscable.tsx'
import type { Impedimentos } from '../useDatosDePlan.ts'
import classes from './Barra.module.css'
import { type ColumnaId, type Contexto, columnaDe, columnas, whyNotEscribir } from './columnas.ts'
import { leerCelda } from './leer.ts'
import { listaDe, SIN_ELEGIR } from './opciones.ts'

const cambiables = columnas.filter(c => c.clase === 'opcion' || c.clase === 'numero')

/** What can be done with the courses that are ticked: one thing changed in all of them, or all deleted. */
export function BarraDeSeleccion({
  cuantos,
  ctx,
  impedimentos,
  onCambiar,
  onBorrar,
  onQuitar,
}: {
  cuantos: number
  ctx: Contexto
  impedimentos: Impedimentos
  onCambiar: (columna: ColumnaId, texto: string) => void
  onBorrar: () => void
  onQuitar: () => void
}) {
  const [columna, setColumna] = useState<ColumnaId>('areacurso_id')
  const [texto, setTexto] = useState('')
  const lista = listaDe(columna)
  const leido = leerCelda(columna, texto, ctx)
  const motivo = 'motivo' in leido ? leido.motivo : null
  const whyNot = whyNotEscribir(columna, impedimentos)
  const cambiar = (e: FormEvent) => {
    e.preventDefault()
    if (!motivo && !whyNot) onCambiar(columna, texto)
  }
  return (
    <form className={classes.seleccion} aria-label="Cursos elegidos" onSubmit={cambiar}>
      <span aria-live="polite">{segun(cuantos, '1 curso elegido', '# cursos elegidos')}</span>
      <SelectBuscable
        size="xs"
        w={180}
        aria-label="Qué cambiar"
        data={cambiables.map(c => ({ value: c.id as string, label: c.nombre }))}
        value={columna as string}
        allowDeselect={false}
        onChange={c => {
          setColumna(c as ColumnaId)
          setTexto('')
        }}
      />
      {lista ? (
        <SelectBuscable
          size="xs"
          w={200}
          aria-label={`Nuevo valor de ${columnaDe(columna).nombre}`}
          placeholder={lista.vacia ? SIN_ELEGIR : 'Seleccione una opción'}
          data={lista.opciones(ctx).map(o => o.nombre)}
          value={texto || null}
          clearable={lista.vacia}
          clearButtonProps={{ 'aria-label': 'Vaciar' }}
          onChange={t => setTexto(t ?? '')}
        />
      ) : (
        <TextInput
          size="xs"
          w={100}
          aria-label={`Nuevo valor de ${columnaDe(columna).nombre}`}
          inputMode="decimal"
          value={texto}
          error={motivo !== null}
          onChange={e => setTexto(e.currentTarget.value)}
        />
      )}
      <ActionButton type="submit" size="compact-sm" whyNot={whyNot ?? motivo}>
        Cambiar en todos
      </ActionButton>
      <ActionButton
        size="compact-sm"
        variant="light"
        color="rocoto"
        whyNot={impedimentos.eliminar}
        onClick={onBorrar}
      >
        Eliminar
      </ActionButton>
      <Button size="compact-sm" variant="subtle" onClick={onQuitar}>
        Quitar la selección
      </Button>
    </form>
  )
}
