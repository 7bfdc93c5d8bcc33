import type { CualesSilabos } from '@malla/contracts/informesDeSilabo.ts'
import { periodoVigente } from '@malla/domain/silabos/plazos.ts'
import { Select } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '../../../app/query.ts'
import { useHoy } from '../../../ui/hoy.ts'
import { DocumentoFila } from '../../planes/DocumentoFila.tsx'
import classes from '../../planes/DocumentosTab.module.css'
import { askSql, askUnidades, opcionesDeCuales, type PlanYPeriodo, pedirSilabos } from './silabosDelPlan.ts'

const SIN_PERIODO = '0'
const ULTIMOS = 'ultimos'

const periodoDe = (valor: string): PlanYPeriodo['periodoId'] =>
  valor === ULTIMOS ? ULTIMOS : valor === SIN_PERIODO ? null : Number(valor)

/** The syllabi of a plan among its documents: of which period, which of them, and in which form. */
export function SilabosEnDocumentos({ plan }: { plan: { id: number; full_name: string } }) {
  const { data, isPending } = useCall('periodos.list', {}, { meta: { shown: true } })
  const periodos = data?.data ?? []
  const [elegidoAMano, setPeriodo] = useState<string | null>(null)
  const [cuales, setCuales] = useState<CualesSilabos>('todos')
  const actual = periodoVigente(periodos, useHoy())
  const periodo = elegidoAMano ?? (actual ? String(actual.id) : ULTIMOS)
  const elegido = { planId: plan.id, periodoId: periodoDe(periodo) }
  return (
    <section aria-labelledby="documentos-silabos">
      <h2 id="documentos-silabos">Sílabos</h2>
      <fieldset className={classes.filtros} aria-label="Qué sílabos">
        <Select
          w={200}
          aria-label="Periodo de los sílabos"
          data={[
            ...periodos.map(x => ({ value: String(x.id), label: x.nombre })),
            { value: ULTIMOS, label: 'El último de cada curso' },
            { value: SIN_PERIODO, label: 'Sin periodo' },
          ]}
          value={periodo}
          allowDeselect={false}
          // Periods that came into an open list would push away the one that is about to be chosen.
          disabled={isPending}
          onChange={setPeriodo}
        />
        <Select
          w={200}
          aria-label="Qué sílabos"
          data={[...opcionesDeCuales]}
          value={cuales}
          allowDeselect={false}
          onChange={value => setCuales(value ?? 'todos')}
        />
      </fieldset>
      <ul className={classes.lista}>
        <DocumentoFila
          titulo="Los sílabos en un PDF"
          texto="Uno tras otro, con índice; al final, los cursos que todavía no lo tienen."
          nombre={`Sílabos · ${plan.full_name}`}
          whyNot={null}
          ask={() => askUnidades(elegido)}
          preparar={() => pedirSilabos('dePlanPdf', elegido, cuales)}
        />
        <DocumentoFila
          titulo="Los sílabos en un archivo ZIP"
          texto="Un archivo por curso, en PDF y en Word."
          nombre={`Sílabos · ${plan.full_name}`}
          whyNot={null}
          ask={() => askUnidades(elegido)}
          preparar={() => pedirSilabos('dePlanZip', elegido, cuales)}
        />
        <DocumentoFila
          titulo="Unidades por curso"
          texto="Las unidades de cada sílabo con sus contenidos, semanas y horas."
          nombre={`Unidades por curso · ${plan.full_name}`}
          whyNot={null}
          ask={() => askUnidades(elegido)}
        />
        <DocumentoFila
          titulo="Sílabos como script SQL"
          texto="Los sílabos y las cartas descriptivas, para cargarlos en PostgreSQL."
          nombre={`Sílabos · ${plan.full_name}`}
          whyNot={null}
          ask={() => askSql(elegido)}
          soloDescargar
        />
      </ul>
    </section>
  )
}
