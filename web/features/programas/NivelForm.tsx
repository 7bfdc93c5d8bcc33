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
        placeholder={empresa?.tipo === 'Instituto' ? 'Profesional técnico' : 'Pregrado'}
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
        placeholder={empresa?.tipo === 'Instituto' ? '00013' : '00001'}
        hint={`Ordena los niveles. En el nivel ${NIVEL_ESPECIAL} los planes no muestran perfil de ingreso ni criterios de titulación.`}
      />
    </FormDialog>
  )
}
