import type { Nivel } from '@malla/contracts/niveles.ts'
import { NIVEL_ESPECIAL } from '@malla/domain/planes/visibilidad.ts'
import { nombreDeTipoDeNivel, TIPO_USUAL, tiposDeNivel } from '@malla/domain/programas/tiposDeNivel.ts'
import { api } from '../../app/api.ts'
import { DE_LA_INSTITUCION, useWhyNot } from '../../app/permission.ts'
import { useUser } from '../../app/session.ts'
import { useSaveForm } from '../../app/useSaveForm.ts'
import { enPalabras } from '../../ui/form/enPalabras.ts'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { SelectField, TextField } from '../../ui/form/fields.tsx'

const valoresDe = (n: Nivel | null) => ({
  nombre: n?.nombre ?? '',
  codigo: n?.codigo ?? '',
  tiponivel_id: n?.tiponivel_id ?? TIPO_USUAL,
  revision: n?.revision,
})

/** What empty fields show, by the kind of the institution. */
const EJEMPLOS = new Map<string | undefined, { nombre: string; codigo: string }>([
  ['Instituto', { nombre: 'Profesional técnico', codigo: '00013' }],
  ['Colegio', { nombre: 'Primaria', codigo: '00022' }],
])

/** Creates a level (null) or edits one. */
export function NivelForm({
  nivel,
  onMade,
  onClose,
}: {
  nivel: Nivel | null
  onMade?: (id: number) => void
  onClose: () => void
}) {
  const { empresa } = useUser()
  const ejemplo = EJEMPLOS.get(empresa?.tipo) ?? { nombre: 'Pregrado', codigo: '00001' }
  const whyNot = useWhyNot(nivel ? 'estructura.editar' : 'estructura.crear', DE_LA_INSTITUCION)
  const form = useSaveForm<ReturnType<typeof valoresDe>, { data: Nivel }>({
    initial: valoresDe(nivel),
    actualOf: valoresDe,
    touches: ['niveles', 'programas', 'facultades'],
    save: ({ revision, ...values }, options) =>
      nivel
        ? api('niveles.update', { ...values, id: nivel.id, revision }, options)
        : api('niveles.create', values, options),
    onSaved: ({ data }) => onMade?.(data.id),
  })
  return (
    <FormDialog
      form={form}
      title={nivel?.nombre ?? 'Nuevo nivel'}
      whyNotSave={whyNot}
      showValue={(name, value) =>
        name === 'tiponivel_id' ? nombreDeTipoDeNivel(Number(value), empresa?.tipo) : enPalabras(name, value)
      }
      onClose={onClose}
    >
      <TextField
        field={form.field('nombre')}
        label="Nombre"
        required
        autoFocus
        placeholder={ejemplo.nombre}
        hint="Decide qué norma se mide en sus planes; si no dice de qué estudios se trata, lo decide el código."
      />
      <SelectField
        field={form.field('tiponivel_id')}
        label="Tipo"
        required
        options={tiposDeNivel(empresa?.tipo, nivel?.tiponivel_id ?? TIPO_USUAL).map(t => ({
          value: t.valor,
          label: t.nombre,
        }))}
      />
      <TextField
        field={form.field('codigo')}
        label="Código"
        required
        maxLength={10}
        placeholder={ejemplo.codigo}
        hint={`Ordena los niveles. En el nivel ${NIVEL_ESPECIAL} los planes no muestran perfil de ingreso ni criterios de titulación.`}
      />
    </FormDialog>
  )
}
