import type { AccesoDeUsuario } from '@malla/contracts/usuarios.ts'
import { alcances, tiposDeUsuario } from '@malla/domain/usuarios/catalogos.ts'
import { ActionIcon, Select } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useId } from 'react'
import { useCall } from '../../app/query.ts'
import { FieldRow } from '../../ui/form/FieldRow.tsx'
import type { Option } from '../../ui/form/fields.tsx'
import { MultiSelectBuscable } from '../../ui/form/MultiSelectBuscable.tsx'
import classes from './Accesos.module.css'
import { AlcanceTree } from './AlcanceTree.tsx'
import { CursosDeEmpresaField } from './CursosField.tsx'

/** «Tutor» stands among the types in the form; it is a mark of its own in the data (§6). */
export const TUTOR = 0
const tipos: Option<number>[] = [
  { value: TUTOR, label: 'Tutor' },
  ...tiposDeUsuario.filter(t => t.valor !== 1).map(t => ({ value: t.valor, label: t.nombre })),
]
const opcionesDeAlcance = alcances.map(a => ({ value: a.valor as number, label: a.nombre }))

interface Props {
  acceso: AccesoDeUsuario
  razonsocial: string
  roles: readonly Option<number>[]
  /** Whether it asks for courses. */
  conCursos: boolean
  /** Reasons by field of this access. */
  errorOf: (field: keyof AccesoDeUsuario) => string | undefined
  /** Whether anything of it is wrong. */
  isWrong: boolean
  onChange: (acceso: AccesoDeUsuario) => void
  onRemove: () => void
}

/** What a user is in one institution, and on which part of it they work. */
export function AccesoEditor(props: Props) {
  const { acceso, razonsocial, roles, conCursos, errorOf, isWrong, onChange, onRemove } = props
  const tree = useId()
  const set = (changes: Partial<AccesoDeUsuario>) => onChange({ ...acceso, ...changes })
  const { empresa_id } = acceso
  const estructura = useCall('usuarios.estructura', { empresa_id }, { meta: { shown: true } }).data?.data
  const programas = (estructura ?? []).flatMap(f => f.programas.map(p => ({ value: p.id, label: p.nombre })))
  const rol = roles.find(r => r.value === acceso.tipopersona_id)?.label ?? 'Rol'
  const tipo = acceso.is_tutor ? TUTOR : acceso.tipouser

  return (
    <li className={classes.card} data-wrong={isWrong || undefined}>
      <div className={classes.head}>
        <div>
          <div className={classes.name}>{razonsocial}</div>
          {errorOf('empresa_id') && <p className={classes.error}>{errorOf('empresa_id')}</p>}
        </div>
        <ActionIcon aria-label={`Quitar ${rol} en ${razonsocial}`} onClick={onRemove}>
          <IconX size={16} aria-hidden />
        </ActionIcon>
      </div>
      <FieldRow>
        <Select<number>
          label="Rol"
          data={[...roles]}
          value={acceso.tipopersona_id}
          allowDeselect={false}
          error={errorOf('tipopersona_id')}
          onChange={id => id && set({ tipopersona_id: id })}
          comboboxProps={{ zIndex: 400 }}
        />
        <Select<number>
          label="Tipo de usuario"
          placeholder="Lo que diga el rol"
          data={tipos}
          value={tipo}
          clearable
          clearButtonProps={{ 'aria-label': 'Vaciar' }}
          error={errorOf('tipouser')}
          onChange={t => set({ is_tutor: t === TUTOR, tipouser: t || null })}
          comboboxProps={{ zIndex: 400 }}
        />
      </FieldRow>
      <Select<number>
        label="Alcance"
        data={opcionesDeAlcance}
        value={acceso.rol}
        allowDeselect={false}
        error={errorOf('rol')}
        onChange={a => a && set({ rol: a })}
        comboboxProps={{ zIndex: 400 }}
      />
      {acceso.rol === 2 && (
        <AlcanceTree
          id={tree}
          empresa_id={empresa_id}
          facultades={acceso.permisosFacultades}
          programas={acceso.permisosProgramas}
          onChange={(permisosFacultades, permisosProgramas) => set({ permisosFacultades, permisosProgramas })}
          error={errorOf('permisosFacultades') ?? errorOf('permisosProgramas')}
        />
      )}
      <MultiSelectBuscable<number>
        label="Programas"
        description="Entre los que elige al entrar, si son varios"
        placeholder={acceso.programas_ids.length === 0 ? 'Busque un programa' : undefined}
        data={programas}
        value={acceso.programas_ids}
        onChange={programas_ids => set({ programas_ids })}
        clearable
        nothingFoundMessage={acceso.programas_ids.length < programas.length ? undefined : null}
        error={errorOf('programas_ids')}
        clearButtonProps={{ 'aria-label': 'Quitar todos los programas' }}
        comboboxProps={{ zIndex: 400 }}
      />
      {conCursos && (
        <CursosDeEmpresaField
          empresa_id={empresa_id}
          label="Cursos que dicta"
          value={acceso.cursos_ids}
          onChange={cursos_ids => set({ cursos_ids })}
          error={errorOf('cursos_ids')}
        />
      )}
    </li>
  )
}
