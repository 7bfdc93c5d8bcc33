import type { ItemDeTexto } from '@malla/contracts/textos.ts'
import { cosaSiguiente, porVersiones, sumaDeCursos, type Versionada } from '@malla/domain/planes/entradas.ts'
import { etiquetaDeItem } from '@malla/domain/planes/estado.ts'
import { contar, cuantos } from '@malla/domain/texto/numero.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { api } from '../../app/api.ts'
import { useWhyNot } from '../../app/permission.ts'
import { useCall } from '../../app/query.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import type { MenuAction } from '../../ui/ActionItems.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { OrderedList } from '../../ui/OrderedList.tsx'
import { openReport } from '../../ui/pdf/report.ts'
import { Lines } from '../../ui/Skeletons.tsx'
import { StateBadge } from '../../ui/StateBadge.tsx'
import { EnviarCorreo, type Envio } from '../informes/EnviarCorreo.tsx'
import { itemNuevo } from '../textos/items.ts'
import type { PantallaProps } from '../textos/pantallas.ts'
import { accionesDeVersiones, type EntradaAbierta } from './accionesDeVersiones.ts'
import { tituloDe } from './comunes.ts'
import { type CursoDePlan, useCursosDePlan } from './cursosDePlan.ts'
import classes from './entradas.module.css'
import { useEntradas } from './guardar.ts'
import { HistorialDeEntradas } from './HistorialDeEntradas.tsx'
import { ModuloForm } from './ModuloForm.tsx'
import { dichaSuma } from './sumas.ts'
import { useVersiones } from './useVersiones.ts'

const CLAVE = 'modulosCompetencia'

/** Modules of professional competence: each with its courses added up, and its versions, of which the highest is in force. */
export function ModulosSeccion({ planId, whyNotEditar }: PantallaProps) {
  const seccion = useEntradas(planId, CLAVE)
  const cursos = useCursosDePlan(planId)
  const semanas = useCall('planes.show', { id: planId }).data?.data.semanas
  const [abierta, setAbierta] = useState<EntradaAbierta | null>(null)
  const [envio, setEnvio] = useState<Envio | null>(null)
  const whyNotSend = useWhyNot('informes.enviar')
  const { quitar, quitarVersion, poner } = useVersiones(planId, CLAVE)
  if (!seccion || !cursos) return <Lines />

  const modulos = porVersiones(CLAVE, seccion.items)
  const nuevo = () =>
    setAbierta({
      item: { ...itemNuevo(), modulo_id: cosaSiguiente(CLAVE, seccion.items), cursos_ids: [] },
      isNueva: true,
    })
  const nombrados = new Set(modulos.flatMap(m => m.vigente.cursos_ids ?? []))
  const sinModulo = cursos.size - [...nombrados].filter(id => cursos.has(id)).length

  return (
    <>
      <div className={classes.bar}>
        <span className={classes.facts}>{modulos.length > 0 && dichos(modulos.length, sinModulo)}</span>
        <span className={classes.bar}>
          <HistorialDeEntradas
            planId={planId}
            clave={CLAVE}
            seccion={seccion}
            cursos={cursos}
            whyNot={whyNotEditar}
          />
          <ActionButton whyNot={whyNotEditar} onClick={nuevo}>
            Nuevo módulo
          </ActionButton>
        </span>
      </div>
      {modulos.length === 0 ? (
        <EmptyState
          title="Todavía no hay módulos"
          action={!whyNotEditar && <Button onClick={nuevo}>Nuevo módulo</Button>}
        >
          Cada módulo desarrolla una unidad de competencia con algunos cursos del plan; sus horas y créditos
          se suman solos.
        </EmptyState>
      ) : (
        <OrderedList
          label="Módulos de competencia profesional"
          onOpen={id => {
            const item = seccion.items.find(i => i.id === id)
            if (item) setAbierta({ item, isNueva: false })
          }}
          onMove={(id, to) => poner(String(id), to)}
          whyNotMove={whyNotEditar}
          items={modulos.map(m => ({
            id: m.vigente.id,
            name: tituloDe(m.vigente),
            title: tituloDe(m.vigente),
            body: <Modulo modulo={m} cursos={cursos} semanas={semanas} />,
            actions: accionesDeVersiones(m, {
              whyNot: whyNotEditar,
              eliminar: 'Eliminar el módulo',
              documentos: documentosDe(planId, m.vigente, whyNotSend, setEnvio),
              abrir: setAbierta,
              quitar,
              quitarVersion,
            }),
          }))}
        />
      )}
      {abierta && (
        <ModuloForm
          key={abierta.item.id}
          planId={planId}
          cursos={cursos}
          semanas={semanas}
          {...abierta}
          whyNot={whyNotEditar}
          onClose={() => setAbierta(null)}
        />
      )}
      {envio && <EnviarCorreo envio={envio} onClose={() => setEnvio(null)} />}
    </>
  )
}

/** A module as a document of its own; one that came in without a number has none. */
function documentosDe(
  planId: number,
  { modulo_id: id, ...modulo }: ItemDeTexto,
  whyNotSend: string | null,
  setEnvio: (envio: Envio) => void,
): MenuAction[] {
  if (id === undefined) return []
  const titulo = tituloDe(modulo)
  return [
    {
      label: 'Ver en PDF',
      onClick: () => openReport({ title: titulo, ask: () => api('informes.modulo', { planId, id }) }),
    },
    {
      label: 'Enviar a Correo',
      whyNot: whyNotSend,
      onClick: () =>
        setEnvio({
          titulo,
          send: (correo, options) =>
            api('informes.mailModulo', { id: planId, modulo_id: id, correo }, options),
        }),
    },
  ]
}

function dichos(modulos: number, sinModulo: number): string {
  const dichos = contar(modulos, 'módulo')
  if (sinModulo === 0) return `${dichos}; todos los cursos están en alguno`
  return `${dichos}; ${cuantos(sinModulo, 'curso no está en ninguno', 'cursos no están en ninguno')}`
}

function Modulo({
  modulo: { vigente, anteriores },
  cursos,
  semanas,
}: {
  modulo: Versionada<ItemDeTexto>
  cursos: ReadonlyMap<number, CursoDePlan>
  semanas: number | null | undefined
}) {
  const suyos = (vigente.cursos_ids ?? []).flatMap(id => cursos.get(id) ?? [])
  return (
    <>
      <div className={classes.meta}>
        <StateBadge tone={vigente.status === 2 ? 'warning' : 'good'}>
          {etiquetaDeItem(vigente.status)}
        </StateBadge>
        {(vigente.version > 1 || anteriores.length > 0) && <span>Versión {vigente.version}</span>}
        <span>{dichaSuma(sumaDeCursos(suyos.map(c => c.curso)), semanas)}</span>
      </div>
      {vigente.resumen && <p className={classes.resumen}>{vigente.resumen}</p>}
      {suyos.length > 0 && (
        <ul className={classes.cursos} aria-label={`Cursos de ${tituloDe(vigente)}`}>
          {suyos.map(c => (
            <li key={c.id} className={classes.curso}>
              {c.curso.nombre}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
