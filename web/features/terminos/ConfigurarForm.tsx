import type { Plan } from '@malla/contracts/plan.ts'
import { whyNotEditarPlan } from '@malla/domain/planes/cese.ts'
import { type Terminos, terminosDe, terminosPorDefecto } from '@malla/domain/planes/terminos.ts'
import { nodosDePlan, visibleNodes, vistoDe } from '@malla/domain/planes/visibilidad.ts'
import { Fieldset, Stack } from '@mantine/core'
import { api } from '../../app/api.ts'
import { useWhyNot } from '../../app/permission.ts'
import { useUser } from '../../app/session.ts'
import { useSaveForm } from '../../app/useSaveForm.ts'
import { FieldRow } from '../../ui/form/FieldRow.tsx'
import { FormDrawer } from '../../ui/form/FormDrawer.tsx'
import { CheckField, TextField } from '../../ui/form/fields.tsx'
import classes from './ConfigurarForm.module.css'

interface Valores extends Terminos {
  diseno: boolean
  modulo: boolean
  unidad: boolean
  revision: number
}

/** What a term calls; the usual word stands where a plan has none of its own. */
const nombres: readonly (readonly [keyof Terminos, string])[] = [
  ['nombreCompetencia', 'Una competencia'],
  ['nombreCompetencias', 'Varias competencias'],
  ['nombreEspecifica', 'Competencia específica'],
  ['nombreEspecificas', 'Competencias específicas'],
  ['nombreGenerales', 'Competencias generales'],
  ['nombreElemento', 'Elemento de competencia'],
]
const letras: readonly (readonly [keyof Terminos, string])[] = [
  ['letraUno', 'Primer nivel'],
  ['letraDos', 'Segundo nivel'],
  ['letraTres', 'Tercer nivel'],
]

const valoresDe = ({ json, revision }: Plan): Valores => {
  // A usual name is shown as such (placeholder), not as the plan's own.
  const propios = Object.fromEntries(
    (Object.keys(terminosPorDefecto) as (keyof Terminos)[]).map(t => {
      const dicho = json.configTerminos[t] ?? ''
      return [t, dicho === terminosPorDefecto[t] ? '' : dicho]
    }),
  ) as unknown as Terminos
  return {
    ...propios,
    diseno: json.configDisenoCurricular === 1,
    modulo: json.configNodesTree.includes('modulo'),
    unidad: json.configNodesTree.includes('unidad'),
    revision,
  }
}

const nodosDe = (v: Valores): ('modulo' | 'unidad')[] => [
  ...(v.modulo ? (['modulo'] as const) : []),
  ...(v.unidad ? (['unidad'] as const) : []),
]

/** Configures a plan: what its tree shows, and how it calls its competencies (§3). What it will show is seen at once. */
export function ConfigurarForm({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const { isInspector } = useUser()
  const whyNotRol = useWhyNot('estructura.editar', {
    facultad_id: plan.facultad_id,
    programa_id: plan.carrera_id,
  })
  const form = useSaveForm<Valores, { data: Plan }>({
    initial: valoresDe(plan),
    actualOf: valoresDe,
    draft: `plan/${plan.id}/configurar`,
    touches: ['planes', 'facultades'],
    save: ({ diseno, modulo, unidad, revision, ...configTerminos }, options) => {
      const antes = valoresDe(plan)
      // Of names alone it is said that names were saved (§8).
      if (diseno === antes.diseno && modulo === antes.modulo && unidad === antes.unidad)
        return api('planes.terminos', { ...configTerminos, id: plan.id, revision }, options)
      return api(
        'planes.update',
        {
          id: plan.id,
          revision,
          configDisenoCurricular: diseno ? 1 : 0,
          configNodesTree: nodosDe({ diseno, modulo, unidad, revision, ...configTerminos }),
          configTerminos,
        },
        options,
      )
    },
  })
  const v = form.values
  const visto = vistoDe(
    { ...plan, json: { configDisenoCurricular: v.diseno ? 1 : 0, configNodesTree: nodosDe(v) } },
    isInspector,
  )
  const t = terminosDe(v)

  return (
    <FormDrawer
      form={form}
      title="Configurar el plan"
      whyNotSave={whyNotRol ?? whyNotEditarPlan(plan)}
      onClose={onClose}
      size={560}
    >
      <Fieldset legend="Árbol, secciones y documentos">
        <Stack gap={12}>
          <CheckField
            field={form.field('diseno')}
            label="Diseño curricular"
            hint="Con líneas de investigación, perfil de ingreso, convalidación, graduación y titulación"
          />
          <CheckField field={form.field('modulo')} label="Módulos de competencia profesional" />
          <CheckField field={form.field('unidad')} label="Unidades de aprendizaje por cursos" />
          <div className={classes.preview} role="status" aria-label="Lo que el plan muestra">
            {visibleNodes(visto)
              .map(nodo => nodosDePlan[nodo].titulo)
              .join('\u00a0· ')}
          </div>
        </Stack>
      </Fieldset>
      <Fieldset legend="Cómo se llaman las competencias">
        <Stack gap={12}>
          <FieldRow>{nombres.slice(0, 2).map(campo)}</FieldRow>
          <FieldRow>{nombres.slice(2, 4).map(campo)}</FieldRow>
          <FieldRow>{nombres.slice(4).map(campo)}</FieldRow>
        </Stack>
      </Fieldset>
      <Fieldset legend="Letras de sus códigos">
        <Stack gap={12}>
          <FieldRow>{letras.map(campo)}</FieldRow>
          <div className={classes.preview} role="status" aria-label="Cómo quedan los códigos">
            {t.letraUno}1 · {t.letraDos}1.1 · {t.letraTres}1.1.1 ({t.nombreElemento})
          </div>
        </Stack>
      </Fieldset>
    </FormDrawer>
  )

  function campo([nombre, label]: readonly [keyof Terminos, string]) {
    return (
      <TextField
        key={nombre}
        field={form.field(nombre)}
        label={label}
        placeholder={terminosPorDefecto[nombre]}
        maxLength={nombre.startsWith('letra') ? 3 : 80}
      />
    )
  }
}
