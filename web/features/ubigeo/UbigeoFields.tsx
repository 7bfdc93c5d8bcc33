import { mensajes } from '@malla/contracts/mensajes.ts'
import { departamentoDe, provinciaDe } from '@malla/domain/ubigeo/codigos.ts'
import { Input } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '../../app/query.ts'
import { FieldRow } from '../../ui/form/FieldRow.tsx'
import { SelectBuscable } from '../../ui/form/SelectBuscable.tsx'
import type { Field } from '../../ui/form/useForm.ts'
import { QuietError } from '../../ui/QuietError.tsx'

/** What is open above a district: departments and provinces are only the way to it, the value is the district's code alone. */
interface Camino {
  departamento: string | null
  provincia: string | null
}

const caminoA = (distrito: string | null): Camino => ({
  departamento: distrito && departamentoDe(distrito),
  provincia: distrito && provinciaDe(distrito),
})

/** Departamento → provincia → distrito (§3, Ubigeo). Choosing another one above empties what is below. */
export function UbigeoFields({ field }: { field: Field<string | null | undefined> }) {
  const value = field.value ?? null
  const [chosen, setChosen] = useState<Camino>(() => caminoA(value))
  // A value that came from elsewhere (a merge, a discarded draft) brings its own way.
  const way = value ? caminoA(value) : chosen
  const shown = { meta: { shown: true } }
  const departamentos = useCall('ubigeo.departamentos', {}, shown)
  const provincias = useCall(
    'ubigeo.provincias',
    { departamento_id: way.departamento ?? undefined },
    { ...shown, enabled: way.departamento !== null },
  )
  const distritos = useCall(
    'ubigeo.distritos',
    { provincia_id: way.provincia ?? undefined },
    { ...shown, enabled: way.provincia !== null },
  )
  const choose = (next: Camino) => {
    setChosen(next)
    if (value) field.onChange(null)
  }
  const error = departamentos.error ?? provincias.error ?? distritos.error
  const common = {
    clearable: true,
    clearButtonProps: { 'aria-label': 'Vaciar' },
    nothingFoundMessage: 'Ninguno se llama así',
  }

  return (
    <Input.Wrapper error={error ? undefined : field.error}>
      {error && <QuietError error={error} />}
      <FieldRow>
        <SelectBuscable
          {...common}
          isPorVenir={departamentos.isLoading}
          label="Departamento"
          placeholder={mensajes.formulario.opcion}
          data={departamentos.data?.data.map(d => ({ value: d.id, label: d.departamento })) ?? []}
          value={way.departamento}
          onChange={departamento => choose({ departamento, provincia: null })}
        />
        <SelectBuscable
          {...common}
          isPorVenir={provincias.isLoading}
          label="Provincia"
          disabled={!way.departamento}
          placeholder={way.departamento ? mensajes.formulario.opcion : 'Elija el departamento'}
          data={provincias.data?.data.map(p => ({ value: p.id, label: p.provincia })) ?? []}
          value={way.provincia}
          onChange={provincia => choose({ departamento: way.departamento, provincia })}
        />
        <SelectBuscable
          {...common}
          isPorVenir={distritos.isLoading}
          id={field.id}
          name={field.name}
          label="Distrito"
          disabled={!way.provincia}
          placeholder={way.provincia ? mensajes.formulario.opcion : 'Elija la provincia'}
          data={distritos.data?.data.map(d => ({ value: d.id, label: d.distrito })) ?? []}
          value={value}
          onChange={distrito => {
            setChosen(way)
            field.onChange(distrito)
          }}
        />
      </FieldRow>
    </Input.Wrapper>
  )
}
