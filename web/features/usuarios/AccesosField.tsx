import type { AccesoDeUsuario, Usuario } from '@malla/contracts/usuarios.ts'
import { Group, Input } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '../../app/query.ts'
import { useUser } from '../../app/session.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { SelectBuscable } from '../../ui/form/SelectBuscable.tsx'
import type { Field } from '../../ui/form/useForm.ts'
import { AccesoEditor } from './AccesoEditor.tsx'
import classes from './Accesos.module.css'
import { nuevoAcceso, pideCursos, primerRol } from './valores.ts'

interface Props {
  field: Field<AccesoDeUsuario[]>
  /** Those of the form, by dotted name. */
  errors: Record<string, string[]>
  /** The user as it was, for names of institutions that are no longer chosen from. */
  usuario: Usuario | null
}

/** Institutions and roles of a user: one card each. */
export function AccesosField({ field, errors, usuario }: Props) {
  const { empresas, empresa } = useUser()
  const tipos = useCall('usuarios.tipospersonas', {}, { meta: { shown: true } }).data?.data ?? []
  const roles = tipos.map(t => ({ value: t.id, label: t.tipopersona }))
  const [donde, setDonde] = useState<number | null>(empresa?.id ?? null)
  const { value, onChange } = field
  const names = new Map([
    ...(usuario?.accesos ?? []).map(a => [a.empresa_id, a.razonsocial] as const),
    ...empresas.map(e => [e.id, e.razonsocial] as const),
  ])
  const free = (empresa_id: number) => primerRol(tipos, value, empresa_id)
  const rol = donde === null ? undefined : free(donde)
  const add = () => {
    if (donde !== null && rol) onChange([...value, nuevoAcceso(donde, rol.id)])
  }
  const whyNotAdd = rol ? null : donde === null ? 'Elija la institución.' : whyNotOtro(tipos.length)

  return (
    <Input.Wrapper label="Instituciones y roles" labelElement="div" error={field.error}>
      <div id={field.id} tabIndex={-1}>
        <ul className={classes.list}>
          {value.map((acceso, i) => (
            <AccesoEditor
              // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same while one is being chosen
              key={i}
              acceso={acceso}
              razonsocial={names.get(acceso.empresa_id) ?? `Institución ${acceso.empresa_id}`}
              roles={roles}
              conCursos={pideCursos(acceso, tipos)}
              errorOf={name => errors[`accesos.${i}.${name}`]?.[0]}
              isWrong={Object.keys(errors).some(k => k.startsWith(`accesos.${i}.`))}
              onChange={changed => onChange(value.with(i, changed))}
              onRemove={() => onChange(value.toSpliced(i, 1))}
            />
          ))}
        </ul>
        <Group gap={8} align="flex-end" wrap="nowrap">
          <SelectBuscable<number>
            aria-label="Institución que se añade"
            data={empresas.map(e => ({ value: e.id, label: e.razonsocial }))}
            value={donde}
            onChange={setDonde}
            allowDeselect={false}
            style={{ flex: 1 }}
            comboboxProps={{ zIndex: 400 }}
          />
          <ActionButton variant="default" onClick={add} whyNot={whyNotAdd}>
            Añadir rol
          </ActionButton>
        </Group>
      </div>
    </Input.Wrapper>
  )
}

/** Why there is no other role to give in an institution, of so many that there are. */
const whyNotOtro = (roles: number): string =>
  roles === 0 ? 'Un momento: se están leyendo los roles.' : 'Ya tiene todos los roles en esa institución.'
