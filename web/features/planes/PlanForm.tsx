import type { Plan } from '@malla/contracts/plan.ts'
import { MAX_CICLOS } from '@malla/domain/ciclos/ciclo.ts'
import { whyNotEditarPlan } from '@malla/domain/planes/cese.ts'
import { reparosDeCreditos } from '@malla/domain/planes/creditos.ts'
import { api } from '../../app/api.ts'
import { useWhyNot } from '../../app/permission.ts'
import { useCall } from '../../app/query.ts'
import { useUser } from '../../app/session.ts'
import { useSaveForm } from '../../app/useSaveForm.ts'
import { DateField } from '../../ui/form/DateField.tsx'
import { FieldRow } from '../../ui/form/FieldRow.tsx'
import { FormDrawer } from '../../ui/form/FormDrawer.tsx'
import { NumberField, SelectField, TextField } from '../../ui/form/fields.tsx'
import { obligatorio } from '../../ui/form/obligatorio.ts'
import { enPalabras } from './enPalabras.ts'
import { comoOmision, isSinCreditos, porOmision, porPrograma } from './porOmision.ts'
import { programasElegibles } from './programasElegibles.ts'
import { ResolucionField } from './ResolucionField.tsx'

const modalidades = ['Presencial', 'Semipresencial', 'A distancia']
const modalidadesCon = (actual: string | null) =>
  [...new Set([...modalidades, ...(actual ? [actual] : [])])].map(m => ({ value: m, label: m }))

interface Valores extends Pick<Plan, Campo> {
  carrera_id: number | null
  archivo_resolucion: Blob | undefined
  /** Where the file that is kept lies. */
  guardado: string | null
  ciclos: number | null
  revision?: number
}
type Campo =
  | 'full_name'
  | 'numero'
  | 'modalidad'
  | 'numero_resolucion'
  | 'fecha_resolucion'
  | 'semanas'
  | 'horas_credito_teoria'
  | 'horas_credito_practica'
  | 'creditos_totales'
  | 'creditos_generales'
  | 'creditos_electivos'

/** Creates a plan (null), for a programme that is already chosen if given, or edits one. `onSaved` gets it as it is now. */
export function PlanForm({
  plan,
  carreraId = null,
  enDireccion,
  onSaved,
  onClose,
}: {
  plan: Plan | null
  carreraId?: number | null
  /** The address opens it. */
  enDireccion?: boolean
  onSaved?: (plan: Plan) => void
  onClose: () => void
}) {
  const tipo = useUser().empresa?.tipo
  const arbol = useCall('facultades.arbol', {}, { meta: { shown: true } })
  const programas = arbol.data ? programasElegibles(arbol.data.data, plan?.carrera_id) : []
  // Where one alone may be chosen it is chosen.
  const unico = !plan && programas.length === 1 ? programas[0]!.value : null
  const whyNotRol = useWhyNot(plan ? 'estructura.editar' : 'estructura.crear', ambitoDe(plan))
  const whyNot = whyNotRol ?? (plan && whyNotEditarPlan(plan))
  const ajustes = useCall('ajustes.showInstitucion', {}, { enabled: !plan, meta: { shown: true } })
  const vacio = porOmision(!plan, ajustes.data?.data)
  const form = useSaveForm<Valores, { data: Plan }>({
    initial: valoresDe(plan, carreraId),
    actualOf: p => valoresDe(p, null),
    encima: { archivo_resolucion: 'guardado' },
    draft: `plan/${plan?.id ?? 'nuevo'}`,
    touches: ['planes', 'facultades', 'programas'],
    check: v => ({
      ...obligatorio('full_name', 'Nombre del plan', v.full_name),
      ...((v.carrera_id ?? unico) === null && { carrera_id: ['Elija el programa del plan.'] }),
      ...reparosDeCreditos(v, plan),
    }),
    save: ({ revision, ciclos, guardado: _, ...v }, options) => {
      const values = { ...v, carrera_id: (v.carrera_id ?? unico)! }
      return plan
        ? api('planes.update', { ...values, id: plan.id, revision }, options)
        : api('planes.create', { ...values, ciclos: ciclos ?? suyo.ciclos ?? 0 }, options)
    },
    onSaved: answer => onSaved?.(answer.data),
  })

  const programaId = form.values.carrera_id ?? unico
  const programa = useCall(
    'programas.show',
    { id: programaId ?? 0 },
    { enabled: !plan && programaId !== null, meta: { shown: true } },
  )
  const suyo = porPrograma(!plan, programa.data?.data)
  return (
    <FormDrawer
      form={form}
      title={plan?.full_name ?? 'Nuevo plan de estudios'}
      whyNotSave={whyNot}
      enDireccion={enDireccion}
      onClose={onClose}
      size={520}
      showValue={(name, value) => enPalabras(name, value, programas)}
    >
      <TextField field={form.field('full_name')} label="Nombre del plan" required autoFocus />
      <SelectField
        field={{ ...form.field('carrera_id'), value: programaId }}
        label="Programa"
        required
        options={programas}
        hint={arbol.error ? 'No se pudieron leer los programas. Cierre y vuelva a abrir.' : undefined}
      />
      <FieldRow>
        <TextField field={form.field('numero')} label="Número de plan" maxLength={40} />
        <SelectField
          field={form.field('modalidad')}
          label="Modalidad"
          options={modalidadesCon(form.values.modalidad)}
          placeholder={comoOmision(suyo.modalidad)}
          clearable
        />
      </FieldRow>
      <FieldRow>
        <NumberField
          field={form.field('semanas')}
          label="Semanas"
          min={1}
          max={60}
          placeholder={comoOmision(vacio.semanas)}
        />
        {!plan && (
          <NumberField
            field={form.field('ciclos')}
            label="Ciclos por crear"
            min={0}
            max={MAX_CICLOS}
            placeholder={comoOmision(suyo.ciclos)}
            hint="Puede añadir o quitar ciclos después"
          />
        )}
      </FieldRow>
      <FieldRow>
        <TextField field={form.field('numero_resolucion')} label="Número de resolución" maxLength={120} />
        <DateField field={form.field('fecha_resolucion')} label="Fecha de resolución" />
      </FieldRow>
      <ResolucionField form={form} plan={plan} disabled={!!whyNot} />
      {!isSinCreditos(tipo, plan) && (
        <>
          <FieldRow>
            <NumberField field={form.field('creditos_totales')} label="Créditos requeridos" min={0} />
            <NumberField field={form.field('creditos_generales')} label="De ellos, generales" min={0} />
            <NumberField field={form.field('creditos_electivos')} label="De ellos, electivos" min={0} />
          </FieldRow>
          <FieldRow>
            <NumberField
              field={form.field('horas_credito_teoria')}
              label="Horas de teoría por crédito"
              min={1}
              placeholder={comoOmision(vacio.horas_credito_teoria)}
            />
            <NumberField
              field={form.field('horas_credito_practica')}
              label="Horas de práctica por crédito"
              min={1}
              placeholder={comoOmision(vacio.horas_credito_practica)}
            />
          </FieldRow>
        </>
      )}
    </FormDrawer>
  )
}

const ambitoDe = (plan: Plan | null) =>
  plan ? { facultad_id: plan.facultad_id, programa_id: plan.carrera_id } : undefined

const valoresDe = (plan: Plan | null, carreraId: number | null): Valores => ({
  full_name: plan?.full_name ?? '',
  carrera_id: plan?.carrera_id ?? carreraId,
  numero: plan?.numero ?? null,
  modalidad: plan?.modalidad ?? null,
  numero_resolucion: plan?.numero_resolucion ?? null,
  fecha_resolucion: plan?.fecha_resolucion ?? null,
  semanas: plan?.semanas ?? null,
  horas_credito_teoria: plan?.horas_credito_teoria ?? null,
  horas_credito_practica: plan?.horas_credito_practica ?? null,
  creditos_totales: plan?.creditos_totales ?? null,
  creditos_generales: plan?.creditos_generales ?? null,
  creditos_electivos: plan?.creditos_electivos ?? null,
  archivo_resolucion: undefined,
  guardado: plan?.archivo_resolucion_url ?? null,
  ciclos: null,
  revision: plan?.revision,
})
