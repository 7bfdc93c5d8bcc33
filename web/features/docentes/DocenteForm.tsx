import type { Docente } from '@malla/contracts/docentes.ts'
import type { Persona } from '@malla/contracts/personas.ts'
import { Alert } from '@mantine/core'
import { type ApiInput, api } from '../../app/api.ts'
import { useWhyNot } from '../../app/permission.ts'
import { useCall } from '../../app/query.ts'
import { useSaveForm } from '../../app/useSaveForm.ts'
import { enPalabras } from '../../ui/form/enPalabras.ts'
import { FormDrawer } from '../../ui/form/FormDrawer.tsx'
import { SelectField } from '../../ui/form/fields.tsx'
import type { Form } from '../../ui/form/useForm.ts'
import { CursosField } from '../usuarios/CursosField.tsx'
import { type EstadoDeUsuario, estadoDe, estados } from '../usuarios/EstadoDeUsuario.tsx'
import { DatosPersonales, Identidad } from '../usuarios/PersonaFields.tsx'
import { SIN_DATOS } from '../usuarios/valores.ts'

interface Valores extends Persona {
  estado: EstadoDeUsuario
  cursos_ids: number[]
  revision: number | undefined
}

const valoresDe = (d: Docente | null): Valores =>
  d
    ? {
        ...d.persona,
        estado: estadoDe(d.estado) ?? '1',
        cursos_ids: d.cursos.map(c => c.id),
        revision: d.revision,
      }
    : { ...SIN_DATOS, estado: '1', cursos_ids: [], revision: undefined }

/** What goes to the server: of a person whose data are kept by others only the courses. */
function inputDe({ revision: _r, cursos_ids, ...persona }: Valores, isCoursesOnly: boolean) {
  return (isCoursesOnly ? { cursos_ids } : { ...persona, cursos_ids }) as ApiInput<'docentes.create'>
}

/** How the merge of two edits shows a value; courses by their names. */
function useMostrar({ conflict }: Form<Valores>) {
  const disputa = conflict?.disputed.find(d => d.name === 'cursos_ids')
  const ids = [...new Set([disputa?.mine ?? [], disputa?.theirs ?? []].flat() as number[])]
  const cursos = useCall('docentes.cursos', { ids }, { meta: { shown: true }, enabled: ids.length > 0 }).data
    ?.data
  return (name: string, value: unknown): string => {
    if (name === 'estado') return estados.find(e => e.value === value)?.label ?? ''
    if (name !== 'cursos_ids') return enPalabras(name, value)
    const nombres = (value as number[]).map(id => cursos?.find(c => c.id === id)?.nombre ?? '…')
    return nombres.join(', ') || '(ninguno)'
  }
}

/** Adds a lecturer (null), or edits one: the person where they are only that, the courses always. Who only looks is not told the person's own data. */
export function DocenteForm({ item, onClose }: { item: Docente | null; onClose: () => void }) {
  const whyNot = useWhyNot('curricular.editar')
  const motivo = item?.motivo ?? null
  const form = useSaveForm<Valores, { data: Docente }>({
    initial: valoresDe(item),
    actualOf: valoresDe,
    draft: `docente/${item?.id ?? 'nuevo'}`,
    touches: ['docentes', 'usuarios'],
    save: (v, options) =>
      item
        ? api(
            'docentes.update',
            { ...inputDe(v, motivo !== null), id: item.id, revision: v.revision },
            options,
          )
        : api('docentes.create', inputDe(v, false), options),
  })
  const mostrar = useMostrar(form)
  const cursos = form.field('cursos_ids')

  return (
    <FormDrawer
      form={form}
      title={item ? item.persona.nombres : 'Nuevo docente'}
      whyNotSave={whyNot}
      enDireccion={item !== null}
      onClose={onClose}
      size={520}
      showValue={mostrar}
    >
      {motivo && <Alert color="maiz">{motivo}</Alert>}
      <Identidad
        campo={form.field}
        nombre={form.values.nombres}
        disabled={motivo !== null}
        correoHint={
          item
            ? undefined
            : 'Con este correo inicia sesión; la primera vez, con «Olvidé mi contraseña». Si ya es usuario, se le vincula'
        }
      />
      <CursosField
        id={cursos.id}
        label="Cursos que dicta"
        hint="De los programas que usted ve"
        value={cursos.value}
        onChange={cursos.onChange}
        error={cursos.error}
      />
      {!motivo && (
        <>
          {item && <SelectField field={form.field('estado')} label="Estado" options={estados} />}
          {!whyNot && <DatosPersonales campo={form.field} />}
        </>
      )}
    </FormDrawer>
  )
}
