import type { Ciclo } from '@malla/contracts/ciclos.ts'
import { descripcionDe } from '@malla/domain/ciclos/ciclo.ts'
import { numeroSiguiente, PLAN_LLENO } from '@malla/domain/ciclos/maximo.ts'
import { cicloUsual, isPorEdades } from '@malla/domain/ciclos/nombrar.ts'
import { api } from '../../app/api.ts'
import { useCall } from '../../app/query.ts'
import { useUser } from '../../app/session.ts'
import { useSaveForm } from '../../app/useSaveForm.ts'
import { FormDrawer } from '../../ui/form/FormDrawer.tsx'
import { SelectField, TextField } from '../../ui/form/fields.tsx'
import { estados } from '../facultades/EstadoBadge.tsx'
import { AvisoDeMaximo } from './AvisoDeMaximo.tsx'

interface Valores {
  nombre: string
  descripcion: string
  estado: Ciclo['estado']
  revision?: number
}

/** The ordinary description is not shown: it follows the name. */
function valoresDe(ciclo: Ciclo | null, usual: string): Valores {
  if (!ciclo) return { nombre: usual, descripcion: '', estado: 'Activado' }
  const { nombre, descripcion, estado, revision } = ciclo
  return {
    nombre,
    descripcion: descripcion === descripcionDe(nombre) ? '' : descripcion,
    estado,
    revision,
  }
}

/** Makes a cycle of a plan (`ciclo` null: the next one), or changes its name, description and state. */
export function CicloForm({
  planId,
  ciclo,
  ciclos,
  whyNot = null,
  onClose,
}: {
  planId: number
  ciclo: Ciclo | null
  /** All of the plan: a new one takes the next number. */
  ciclos: readonly Ciclo[]
  whyNot?: string | null
  onClose: () => void
}) {
  const plan = useCall('planes.show', { id: planId }).data?.data
  const numero = numeroSiguiente(ciclos.map(c => c.numero))
  const empresa = useUser().empresa?.tipo
  // After the three ages of Inicial nobody knows which one comes next.
  const isPorNombrar = numero === null || (isPorEdades(empresa, plan?.nivel) && numero > 3)
  const usual = isPorNombrar ? '' : cicloUsual(numero, empresa, plan?.nivel).nombre
  const form = useSaveForm<Valores, { data: Ciclo }>({
    initial: valoresDe(ciclo, usual),
    actualOf: c => valoresDe(c, usual),
    draft: `ciclo/${planId}/${ciclo?.id ?? 'nuevo'}`,
    touches: ['ciclos'],
    save: ({ revision, ...valores }, options) => {
      const campos = { ...valores, descripcion: valores.descripcion || descripcionDe(valores.nombre) }
      return ciclo
        ? api('ciclos.update', { ...campos, id: ciclo.id, revision }, options)
        : api('ciclos.create', { ...campos, planestudio_id: planId }, options)
    },
  })
  return (
    <FormDrawer
      form={form}
      title={ciclo ? ciclo.descripcion : 'Nuevo ciclo'}
      whyNotSave={whyNot ?? (ciclo || numero !== null ? null : PLAN_LLENO)}
      onClose={onClose}
    >
      {plan && !ciclo && <AvisoDeMaximo programaId={plan.carrera_id} quedarian={ciclos.length + 1} />}
      <TextField
        field={form.field('nombre')}
        label="Nombre"
        required
        autoFocus
        maxLength={80}
        hint="Corto: «III», «3», «Tercer grado»"
      />
      <TextField
        field={form.field('descripcion')}
        label="Descripción"
        maxLength={160}
        placeholder={descripcionDe(form.values.nombre)}
        hint="Así se lee en la malla y en los informes"
      />
      <SelectField field={form.field('estado')} label="Estado" options={estados} />
    </FormDrawer>
  )
}
