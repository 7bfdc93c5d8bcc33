import type { Usuario } from '@malla/contracts/usuarios.ts'
import { Alert } from '@mantine/core'
import { api } from '../../app/api.ts'
import { useCall } from '../../app/query.ts'
import { reloadSession, useUser } from '../../app/session.ts'
import { useSaveForm } from '../../app/useSaveForm.ts'
import { enPalabras } from '../../ui/form/enPalabras.ts'
import { FieldRow } from '../../ui/form/FieldRow.tsx'
import { FormDrawer } from '../../ui/form/FormDrawer.tsx'
import { CheckField, SelectField, TextField } from '../../ui/form/fields.tsx'
import { AccesosField } from './AccesosField.tsx'
import { estados } from './EstadoDeUsuario.tsx'
import { DatosPersonales, Identidad } from './PersonaFields.tsx'
import { avisoDePermisos, checkUsuario, inputDe, type ValoresDeUsuario, valoresDe } from './valores.ts'

const mostrar = (name: string, value: unknown): string => {
  if (name === 'accesos') return `${(value as unknown[]).length} en la lista`
  if (name === 'estado') return estados.find(e => e.value === value)?.label ?? ''
  return enPalabras(name, value)
}

const SECRETOS = ['password'] as const

/** Creates a user (null) with a temporary password, or edits one with all that they may do anywhere. */
export function UsuarioForm({
  item,
  onClose,
  onCreated,
}: {
  item: Usuario | null
  onClose: () => void
  /** A new one was made: their password waits to be told. */
  onCreated?: (usuario: Usuario) => void
}) {
  const me = useUser()
  const form = useSaveForm<ValoresDeUsuario, { data: Usuario }>({
    initial: valoresDe(item),
    actualOf: valoresDe,
    draft: `usuario/${item?.id ?? 'nuevo'}`,
    secret: SECRETOS,
    touches: ['usuarios', 'docentes'],
    check: checkUsuario,
    save: (v, options) =>
      item
        ? api('usuarios.update', { ...inputDe(v), id: item.id, revision: v.revision }, options)
        : api('usuarios.create', inputDe(v), options),
    onSaved: ({ data }) => {
      if (data.id === me.id) reloadSession()
      if (!item) onCreated?.(data)
    },
  })
  const tipos = useCall('usuarios.tipospersonas', {}, { meta: { shown: true } }).data?.data ?? []
  const aviso = avisoDePermisos(form.values, tipos)
  const isMe = item?.id === me.id
  const isShutOut = item?.estado === '1' && form.values.estado !== '1'

  return (
    <FormDrawer
      form={form}
      title={item ? item.persona.nombres : 'Nuevo usuario'}
      enDireccion
      onClose={onClose}
      size={520}
      showValue={mostrar}
    >
      <Identidad campo={form.field} nombre={form.values.nombres} />
      <FieldRow>
        <TextField
          field={form.field('usuario')}
          label="Usuario"
          hint={`Con este nombre inicia sesión${item ? '' : '; si lo deja vacío, será su correo'}`}
          maxLength={190}
        />
        <SelectField
          field={form.field('estado')}
          label="Estado"
          options={estados}
          disabled={isMe}
          hint={isShutOut ? 'Al guardar se cierran sus sesiones' : undefined}
        />
      </FieldRow>
      {!item && (
        <TextField
          field={form.field('password')}
          label="Contraseña temporal"
          hint="Si la deja vacía, se le da una fácil de leer. Al entrar se le pedirá que la cambie"
          maxLength={200}
          autoComplete="new-password"
        />
      )}
      <AccesosField field={form.field('accesos')} errors={form.errors} usuario={item} />
      {aviso && (
        <Alert color="maiz" role="status">
          {aviso}
        </Alert>
      )}
      <CheckField
        field={form.field('root')}
        label="Administrador de toda la instalación (root)"
        hint="Puede todo en todas las instituciones"
        disabled={isMe}
      />
      <DatosPersonales campo={form.field} />
    </FormDrawer>
  )
}
