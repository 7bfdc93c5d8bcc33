import type { Competencia } from '@malla/contracts/competencias.ts'
import type { LineaDePerfil } from '@malla/contracts/perfiles.ts'
import type { Resultado } from '@malla/contracts/resultados.ts'
import { ramaDe } from '@malla/domain/competencias/arbol.ts'
import { tiposDeCompetencia } from '@malla/domain/competencias/catalogos.ts'
import type { Terminos } from '@malla/domain/planes/terminos.ts'
import { comienzo } from '@malla/domain/texto/cortar.ts'
import { sinEtiquetas } from '@malla/domain/texto/sinEtiquetas.ts'
import { Button } from '@mantine/core'
import { api } from '../../app/api.ts'
import { Link } from '../../app/Link.tsx'
import { useCall } from '../../app/query.ts'
import { useSaveForm } from '../../app/useSaveForm.ts'
import { paths } from '../../paths.ts'
import { FieldRow } from '../../ui/form/FieldRow.tsx'
import { FormDrawer } from '../../ui/form/FormDrawer.tsx'
import { CheckField, MultiSelectField, SelectField, TextareaField } from '../../ui/form/fields.tsx'
import { AfectaA, type CambioPorVer } from '../impacto/AfectaA.tsx'
import { Redaccion } from '../redaccion/Redaccion.tsx'
import { enSuLista } from '../resultados/listas.ts'
import { competenciaEnPalabras, type Opciones } from './enPalabras.ts'
import { tiposCon } from './nodos.ts'

type Valores = Pick<
  Competencia,
  | 'nombre'
  | 'competencia_id'
  | 'tabcompetencia_id'
  | 'tipopadre'
  | 'iscompetencia'
  | 'termino_id'
  | 'perfil_egreso_id'
  | 'resultados_ids'
  | 'revision'
>

interface Props {
  competencia: Competencia
  todas: readonly Competencia[]
  grupos: readonly { id: number; nombre: string }[]
  terminos: Terminos
  whyNot: string | null
  onHistorial: () => void
  onClose: () => void
}

/** Everything of a competency: its name, where it hangs, its letter, and what it is attached to. */
export function CompetenciaForm({ competencia, todas, grupos, terminos, whyNot, ...props }: Props) {
  const { id, codigo, planestudio_id: planId } = competencia
  const lineas = useCall('perfiles.porPlan', { planId }).data?.data ?? []
  const resultados = useCall('resultados.list', {}).data?.data ?? []
  const form = useSaveForm<Valores, { data: Competencia }>({
    initial: valoresDe(competencia),
    actualOf: valoresDe,
    draft: `competencia/${id}`,
    touches: ['competencias', 'historial'],
    check: v => ({ ...(v.nombre.trim() === '' && { nombre: ['Escriba la competencia.'] }) }),
    save: (values, options) => api('competencias.update', { id, ...values }, options),
  })
  const rama = new Set(ramaDe(todas, competencia).map(c => c.id))
  const madres = [
    { value: 0, label: 'Ninguna: es de primer nivel' },
    ...todas.filter(c => !rama.has(c.id)).map(c => ({ value: c.id, label: `${c.codigo} · ${c.nombre}` })),
  ]
  const deGrupos = [{ value: 0, label: 'Sin grupo' }, ...grupos.map(g => ({ value: g.id, label: g.nombre }))]
  const tipos = tiposCon(terminos).map(({ tipopadre, titulo }) => ({
    value: tipopadre,
    label: `${tiposDeCompetencia.find(t => t.valor === tipopadre)?.nombre} (${titulo})`,
  }))
  const letras = [terminos.letraUno, terminos.letraDos, terminos.letraTres].map((letra, i) => ({
    value: i + 1,
    label: `${letra} · ${['primer', 'segundo', 'tercer'][i]} nivel`,
  }))
  const delPerfil = lineas.map(l => ({ value: l.id, label: lineaCorta(l) }))
  const opciones = resultadosElegibles(resultados, form.values.resultados_ids)
  const nombres: Opciones = {
    competencia_id: madres,
    tabcompetencia_id: deGrupos,
    tipopadre: tipos,
    termino_id: letras,
    perfil_egreso_id: delPerfil,
    resultados_ids: opciones,
  }
  const isRaiz = form.values.competencia_id === 0

  return (
    <FormDrawer
      form={form}
      title={`Competencia ${codigo}`}
      before={<AfectaA cambio={form.dirty ? cambioDeCompetencia(id, form.values) : null} />}
      whyNotSave={whyNot}
      onClose={props.onClose}
      size={560}
      showValue={(campo, valor) => competenciaEnPalabras(nombres, campo, valor)}
    >
      <TextareaField
        field={form.field('nombre')}
        label="Competencia"
        hint="Empiece por un verbo que se pueda observar: «Diseña…», «Evalúa…», «Dirige…»"
        rows={3}
        prose
        required
        disabled={!!whyNot}
        autoFocus
      />
      {!whyNot && <Redaccion texto={form.values.nombre} planestudioId={planId} competenciaId={id} />}
      <SelectField
        field={form.field('competencia_id')}
        label="Dentro de"
        options={madres}
        disabled={!!whyNot}
      />
      {isRaiz && (
        <FieldRow>
          <SelectField field={form.field('tipopadre')} label="Tipo" options={tipos} disabled={!!whyNot} />
          <SelectField
            field={form.field('tabcompetencia_id')}
            label="Grupo"
            options={deGrupos}
            disabled={!!whyNot}
          />
        </FieldRow>
      )}
      <SelectField
        field={form.field('termino_id')}
        label="Letra de su código"
        hint="Al moverla toma la de su nuevo nivel"
        options={letras}
        clearable
        placeholder="La de su nivel"
        disabled={!!whyNot}
      />
      <CheckField
        field={form.field('iscompetencia')}
        label="Es una competencia"
        hint="Sin marcar, solo agrupa a las que tiene dentro"
        disabled={!!whyNot}
      />
      <SelectField
        field={form.field('perfil_egreso_id')}
        label="Línea del perfil de egreso a la que contribuye"
        options={delPerfil}
        clearable
        placeholder={delPerfil.length === 0 ? 'El perfil de egreso todavía no tiene líneas' : 'Ninguna'}
        disabled={!!whyNot}
      />
      <MultiSelectField
        field={form.field('resultados_ids')}
        label="Resultados que atiende"
        hint={
          <Link href={paths.ajustes({ vista: 'resultados' })}>Listas de resultados de la institución</Link>
        }
        options={opciones}
        disabled={!!whyNot}
      />
      <div>
        <Button variant="subtle" size="compact-sm" onClick={props.onHistorial}>
          Historial
        </Button>
      </div>
    </FormDrawer>
  )
}

const cambioDeCompetencia = (id: number, v: Valores): CambioPorVer => ({
  cosa: 'competencia',
  id,
  despues: {
    nombre: v.nombre,
    competencia_id: v.competencia_id,
    tabcompetencia_id: v.tabcompetencia_id,
    tipopadre: v.tipopadre,
    termino_id: v.termino_id,
  },
})

function valoresDe(c: Competencia): Valores {
  const { nombre, competencia_id, tabcompetencia_id, tipopadre, iscompetencia } = c
  const { termino_id, perfil_egreso_id, resultados_ids, revision } = c
  return {
    nombre,
    competencia_id,
    tabcompetencia_id,
    tipopadre,
    iscompetencia,
    termino_id,
    perfil_egreso_id,
    resultados_ids,
    revision,
  }
}

/** How much of a line of the profile a list of choices shows. */
const LARGO = 140
const lineaCorta = (linea: LineaDePerfil): string => {
  const texto = sinEtiquetas(linea.descripcion)
  return `${linea.orden + 1}. ${texto.length > LARGO ? `${comienzo(texto, LARGO)}…` : texto}`
}

/** What is switched off cannot be chosen any more; what is chosen stays. */
const resultadosElegibles = (resultados: readonly Resultado[], elegidos: readonly number[]) =>
  resultados
    .filter(r => r.estado === 'Activado' || elegidos.includes(r.id))
    .map(r => ({ value: r.id, label: enSuLista(r) }))
