import type { Plan } from '@malla/contracts/plan.ts'
import { pideC1 } from '@malla/domain/planes/formatoC1.ts'
import { Group } from '@mantine/core'
import { IconDownload, IconEye } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { addressOf, api } from '../../app/api.ts'
import { useCall } from '../../app/query.ts'
import { useUser } from '../../app/session.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { download } from '../../ui/download.ts'
import { openReport } from '../../ui/pdf/report.ts'
import classes from '../planes/DocumentosTab.module.css'
import propias from './Formatos.module.css'

/** The plan as other systems and the regulator want it: a SQL script, and in universities SUNEDU's form C1 with what it still lacks. */
export function FormatosDePlan({ plan }: { plan: Plan }) {
  const conC1 = pideC1(useUser().empresa?.tipo)
  return (
    <section aria-labelledby="documentos-formatos">
      <h2 id="documentos-formatos">Formatos</h2>
      <ul className={classes.lista}>
        {conC1 && <FormatoC1 plan={plan} />}
        <Fila
          titulo="Script SQL"
          texto="Las tablas del plan con sus cursos, requisitos y textos, para cargarlas en PostgreSQL."
        >
          <ActionButton
            variant="default"
            aria-label="Descargar: Script SQL"
            leftSection={<IconDownload size={16} aria-hidden />}
            onClick={() => download(addressOf('formatos.script', { id: plan.id }))}
          >
            Descargar
          </ActionButton>
        </Fila>
      </ul>
    </section>
  )
}

function FormatoC1({ plan }: { plan: Plan }) {
  const { data } = useCall('formatos.avisosC1', { id: plan.id }, { meta: { shown: true } })
  const avisos = data?.data ?? []
  return (
    <Fila
      titulo="Formato C1 de SUNEDU"
      texto={
        <>
          La malla y el análisis de créditos, con las horas de cada periodo.
          {avisos.length > 0 && (
            <details>
              <summary>
                {avisos.length === 1
                  ? 'Una cosa falta o no cuadra'
                  : `${avisos.length} cosas faltan o no cuadran`}
              </summary>
              <ul>
                {avisos.map(aviso => (
                  <li key={aviso}>{aviso}</li>
                ))}
              </ul>
            </details>
          )}
        </>
      }
    >
      <ActionButton
        variant="default"
        aria-label="Ver en PDF: Formato C1 de SUNEDU"
        leftSection={<IconEye size={16} aria-hidden />}
        onClick={() =>
          openReport({
            title: `Formato C1 · ${plan.full_name}`,
            ask: () => api('formatos.pdfC1', { id: plan.id }),
          })
        }
      >
        Ver en PDF
      </ActionButton>
      <ActionButton
        variant="default"
        aria-label="Descargar en Excel: Formato C1 de SUNEDU"
        leftSection={<IconDownload size={16} aria-hidden />}
        onClick={() => download(addressOf('formatos.excelC1', { id: plan.id }))}
      >
        Descargar en Excel
      </ActionButton>
    </Fila>
  )
}

function Fila({ titulo, texto, children }: { titulo: string; texto: ReactNode; children: ReactNode }) {
  return (
    <li className={classes.fila}>
      <div className={classes.que}>
        <b>{titulo}</b>
        <div className={propias.texto}>{texto}</div>
      </div>
      <Group gap={8} className={classes.acciones}>
        {children}
      </Group>
    </li>
  )
}
