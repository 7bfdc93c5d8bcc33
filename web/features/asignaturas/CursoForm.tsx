import type { Asignatura } from '@malla/contracts/asignaturas.ts'
import { formatCreditos } from '@malla/domain/asignaturas/creditos.ts'
import { avisoDeCreditos, horasTotales, horasVirtualDe } from '@malla/domain/asignaturas/horas.ts'
import { segun } from '@malla/domain/texto/numero.ts'
import { Text } from '@mantine/core'
import { useState } from 'react'
import { isUnreached } from '../../app/ApiError.ts'
import { api } from '../../app/api.ts'
import { Link } from '../../app/Link.tsx'
import { Opened } from '../../app/Opened.tsx'
import { refresh, useCall } from '../../app/query.ts'
import { useUser } from '../../app/session.ts'
import { useSaveForm } from '../../app/useSaveForm.ts'
import { paths } from '../../paths.ts'
import { warn } from '../../ui/dialogs.tsx'
import { preguntarAlCerrar } from '../../ui/form/alCerrar.ts'
import { FieldRow } from '../../ui/form/FieldRow.tsx'
import { FormDrawer } from '../../ui/form/FormDrawer.tsx'
import { NumberField, TextField } from '../../ui/form/fields.tsx'
import type { EnCola, Form } from '../../ui/form/useForm.ts'
import { refusalOf } from '../../ui/reasons.ts'
import { AfectaA, type CambioPorVer } from '../impacto/AfectaA.tsx'
import { CamposDeCatalogo } from './CamposDeCatalogo.tsx'
import { borradorDe, llevarALaNueva, llevarALaVigente } from './llevar.ts'
import { RequisitosField } from './RequisitosField.tsx'
import { type DatosDePlan, useDatosDePlan, useImpedimentos } from './useDatosDePlan.ts'
import { VersionAnterior, vigenteDe } from './VersionAnterior.tsx'
import { VersionesDeCurso } from './VersionesDeCurso.tsx'
import { mostrarValor, paraGuardar, type ValoresDeCurso, valoresDe } from './valoresDeCurso.ts'

export interface CursoFormProps {
  planId: number
  /** The course to change; without it a new one is made. */
  cursoId?: number
  /** Where a new course goes, when that is known. */
  lugar?: { ciclo_id?: number; seccion_id?: number }
  /** Opens another version where the address names the course; by default this drawer does. */
  onAbrir?: ((id: number) => void) | undefined
  /** The address opens it. */
  enDireccion?: boolean
  onClose: () => void
}

/** A course of a plan in a drawer: all its fields, its versions, its end. Reads what it needs itself. */
export function CursoForm({ planId, cursoId, lugar, onAbrir, enDireccion, onClose }: CursoFormProps) {
  const [id, setId] = useState(cursoId)
  const datos = useDatosDePlan(planId)
  const leido = useCall(
    'asignaturas.show',
    { id: id ?? 0 },
    { enabled: id !== undefined, meta: { shown: true } },
  )
  // Without a connection the course as the plan shows it: it is the same.
  const visto = isUnreached(leido.error) ? datos?.cursos.find(c => c.id === id) : undefined
  const curso = id === undefined ? null : (leido.data?.data ?? visto)
  if (!datos) return null
  return (
    <Opened
      query={{ data: curso === undefined ? undefined : { curso }, error: leido.error }}
      onClose={onClose}
    >
      {abierto => (
        <Formulario
          key={id ?? 'nuevo'}
          datos={datos}
          curso={abierto.curso}
          lugar={lugar}
          onAbrir={onAbrir ?? setId}
          enDireccion={enDireccion}
          onClose={onClose}
        />
      )}
    </Opened>
  )
}

interface FormularioProps extends Pick<CursoFormProps, 'lugar' | 'enDireccion' | 'onClose'> {
  datos: DatosDePlan
  curso: Asignatura | null
  onAbrir: (id: number) => void
}

function Formulario({ datos, curso, lugar, onAbrir, enDireccion, onClose }: FormularioProps) {
  const { plan, cursos } = datos
  const impedimentos = useImpedimentos(plan)
  const borrador = borradorDe(plan.id, curso?.id ?? 'nuevo')
  const form = useSaveForm<ValoresDeCurso, { data: Asignatura }>({
    initial: valoresDe(curso, lugar),
    actualOf: c => valoresDe(c),
    draft: borrador,
    touches: ['asignaturas', 'planes', 'ciclos', 'secciones'],
    save: (valores, options) =>
      curso
        ? guardarCambio(curso, vigenteDe(curso, cursos), valores, options)
        : api('asignaturas.create', { ...paraGuardar(valores), planestudio_id: plan.id }, options),
  })
  const escrito = { planId: plan.id, borrador, form }
  const abrir = async (id: number) => {
    const salida = await preguntarAlCerrar(form, false)
    if (salida === 'stay') return
    if (salida === 'drop') form.discard()
    onAbrir(id)
  }
  const abrirNueva = (nueva: Asignatura) => {
    if (form.dirty) llevarALaNueva(escrito, nueva)
    onAbrir(nueva.id)
  }
  const llevar = (vigente: Asignatura) => {
    if (!llevarALaVigente(escrito, vigente)) return void warn([HAY_OTRO])
    onAbrir(vigente.id)
  }
  return (
    <FormDrawer
      form={form}
      title={curso ? curso.nombre : 'Nuevo curso'}
      size={520}
      before={<AfectaA cambio={curso && form.dirty ? cambioDeCurso(curso.id, form.values) : null} />}
      whyNotSave={curso ? impedimentos.editar : impedimentos.crear}
      showValue={mostrarValor(datos)}
      enDireccion={enDireccion}
      onClose={onClose}
    >
      {curso && (
        <VersionAnterior
          curso={curso}
          cursos={cursos}
          whyNot={impedimentos.editar}
          onAbrir={abrir}
          onLlevar={form.dirty ? llevar : undefined}
        />
      )}
      <TextField field={form.field('nombre')} label="Nombre" required autoFocus maxLength={255} />
      <FieldRow>
        <TextField field={form.field('codigo')} label="Código" maxLength={40} />
        <CamposDeCatalogo
          form={form}
          datos={datos}
          parte="lugar"
          whyNotMover={curso ? impedimentos.mover : null}
        />
      </FieldRow>
      <Cantidades form={form} datos={datos} />
      <RequisitosField field={form.field('requisitos')} cursos={cursos} propio={curso?.id ?? null} />
      <CamposDeCatalogo form={form} datos={datos} parte="catalogos" />
      {curso && (
        <Text size="sm">
          <Link href={paths.carta({ plan: plan.id, curso: curso.id })}>Carta descriptiva del curso</Link>
        </Text>
      )}
      {curso && (
        <VersionesDeCurso
          curso={curso}
          impedimentos={impedimentos}
          isEscrito={form.dirty}
          onAbrir={abrir}
          onCreada={abrirNueva}
          onClose={onClose}
        />
      )}
    </FormDrawer>
  )
}

const HAY_OTRO =
  'En el formulario de la versión vigente quedó algo más que usted escribió y no guardó. Ábrala y guárdelo o descártelo allí; después lleve esto.'

/** Saves a course as its person saw it: the version in force, or on purpose an older one. Where another has taken its place meanwhile that shows. */
const guardarCambio = (
  { id, version }: Asignatura,
  vigente: Asignatura | undefined,
  valores: ValoresDeCurso,
  options: { key: string; cola: EnCola },
) =>
  api(
    'asignaturas.update',
    {
      ...paraGuardar(valores),
      id,
      revision: valores.revision,
      version_vista: Math.max(version, vigente?.version ?? 0),
    },
    options,
  ).catch(error => {
    if (refusalOf(error)?.body.reemplaza !== undefined) void refresh('asignaturas')
    throw error
  })

const cambioDeCurso = (id: number, valores: ValoresDeCurso): CambioPorVer => ({
  cosa: 'asignatura',
  id,
  cambios: [{ ...paraGuardar(valores), id }],
})

/** Credits and hours, what the hours add up to, and a hint when the credits differ from what they are worth. */
function Cantidades({ form, datos: { plan } }: { form: Form<ValoresDeCurso>; datos: DatosDePlan }) {
  const isColegio = useUser().empresa?.tipo === 'Colegio'
  const { values } = form
  const horas = paraGuardar(values)
  const completas = { ...horas, horasvirtual: horasVirtualDe(horas) }
  const aviso = avisoDeCreditos(completas, {
    teoria: plan.horas_credito_teoria ?? 16,
    practica: plan.horas_credito_practica ?? 32,
    semanas: plan.semanas ?? 16,
  })
  const enTotal = horasTotales(completas)
  const hora = { min: 0, max: 99 } as const
  return (
    <div>
      <FieldRow>
        {(!isColegio || values.credits !== null) && (
          <NumberField field={form.field('credits')} label="Créditos" min={0} max={999} />
        )}
        <NumberField field={form.field('horasteoria')} label="Horas de teoría" {...hora} />
        <NumberField field={form.field('horaspractica')} label="Horas de práctica" {...hora} />
        <NumberField field={form.field('horasvirtualteoria')} label="Virtuales de teoría" {...hora} />
        <NumberField field={form.field('horasvirtualpractica')} label="Virtuales de práctica" {...hora} />
      </FieldRow>
      <Text size="xs" c="dimmed" mt={4} aria-live="polite">
        {formatCreditos(enTotal)} {segun(enTotal, 'hora semanal', 'horas semanales')} en total. {aviso}
      </Text>
    </div>
  )
}
