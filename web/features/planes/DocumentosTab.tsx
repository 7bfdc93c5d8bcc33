import { Select } from '@mantine/core'
import { useState } from 'react'
import { api } from '../../app/api.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { Surface } from '../../ui/Skeletons.tsx'
import { downloadPlantilla, plantillas } from '../asignaturas/excel/plantillas.ts'
import { type DatosDePlan, useDatosDePlan } from '../asignaturas/useDatosDePlan.ts'
import { FormatosDePlan } from '../formatos/FormatosDePlan.tsx'
import { DocumentoFila } from './DocumentoFila.tsx'
import { DocumentosFiltros } from './DocumentosFiltros.tsx'
import classes from './DocumentosTab.module.css'
import { type FiltroDeInforme, filtroDe, informesDePlan, whyNotInforme } from './documentos.ts'
import { askInforme } from './documentosAsk.ts'

/** The documents of a plan: its reports, narrowed as wished, and its sheets for Excel. */
export function DocumentosTab({ planId }: { planId: number }) {
  const datos = useDatosDePlan(planId)
  return datos ? <Documentos datos={datos} /> : <Surface height={320} />
}

function Documentos({ datos }: { datos: DatosDePlan }) {
  const { plan, cursos } = datos
  const [filtro, setFiltro] = useState<FiltroDeInforme>({})
  return (
    <div className={classes.documentos}>
      <section aria-labelledby="documentos-pdf">
        <h2 id="documentos-pdf">Informes en PDF</h2>
        <DocumentosFiltros datos={datos} filtro={filtro} onChange={setFiltro} />
        <ul className={classes.lista}>
          {informesDePlan.map(informe => (
            <DocumentoFila
              key={informe.clave}
              titulo={informe.titulo}
              texto={informe.texto}
              isFiltrado={Object.keys(filtroDe(informe, filtro)).length > 0}
              nombre={`${informe.titulo} · ${plan.full_name}`}
              whyNot={whyNotInforme(informe, filtro, cursos)}
              ask={() => askInforme[informe.clave](plan.id, filtroDe(informe, filtro))}
            />
          ))}
          <CartaDeUnCurso datos={datos} />
        </ul>
      </section>
      <section aria-labelledby="documentos-excel">
        <h2 id="documentos-excel">Hojas de Excel</h2>
        <ul className={classes.lista}>
          {plantillas.map(p => (
            <li key={p.label} className={classes.fila}>
              <div className={classes.que}>
                <b>{p.label}</b>
                <span>
                  {p.vacia
                    ? 'Con listas para elegir, lista para llenar.'
                    : 'Con los cursos del plan; se puede volver a importar.'}
                </span>
              </div>
              <div className={classes.acciones}>
                <ActionButton
                  variant="default"
                  aria-label={`Descargar: ${p.label} (Excel)`}
                  onClick={() => void downloadPlantilla(plan.id, p)}
                >
                  Descargar
                </ActionButton>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <FormatosDePlan plan={plan} />
    </div>
  )
}

function CartaDeUnCurso({ datos: { plan, cursos } }: { datos: DatosDePlan }) {
  const [elegido, setElegido] = useState<string | null>(null)
  const curso = cursos.find(c => String(c.id) === elegido)
  return (
    <DocumentoFila
      titulo="Carta descriptiva de un curso"
      texto={
        <Select
          mt={4}
          maw={360}
          size="xs"
          aria-label="Curso de la carta descriptiva"
          placeholder="Elija un curso"
          searchable
          clearable
          clearButtonProps={{ 'aria-label': 'Vaciar' }}
          data={cursos.map(c => ({
            value: String(c.id),
            label: c.codigo ? `${c.codigo} · ${c.nombre}` : c.nombre,
          }))}
          value={elegido}
          onChange={setElegido}
        />
      }
      nombre={`Carta descriptiva · ${curso?.nombre ?? ''}`}
      whyNot={curso ? null : cursos.length > 0 ? 'Elija un curso.' : 'El plan no tiene cursos.'}
      ask={() => api('planes.pdfCarta', { id: plan.id, asignatura: curso!.id })}
    />
  )
}
