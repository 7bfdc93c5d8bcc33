import type { LineaDePerfil } from '@malla/contracts/perfiles.ts'
import { textoLlano } from '@malla/contracts/textoRico/llano.ts'
import { contar } from '@malla/domain/texto/numero.ts'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { api } from '../../app/api.ts'
import { Link } from '../../app/Link.tsx'
import { refresh, useCall } from '../../app/query.ts'
import { useMovida } from '../../app/useMovida.ts'
import { paths } from '../../paths.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { notifyGood } from '../../ui/alerts.tsx'
import { confirmDelete } from '../../ui/dialogs.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { OrderedList } from '../../ui/OrderedList.tsx'
import { TextoRico } from '../../ui/rico/TextoRico.tsx'
import { Lines } from '../../ui/Skeletons.tsx'
import { HistorialDrawer } from '../historial/HistorialDrawer.tsx'
import { nombreDeEntrada } from '../plantillas/perfiles/Entrada.tsx'
import { UsarEnEgreso } from '../plantillas/perfiles/UsarEnEgreso.tsx'
import type { PantallaProps } from '../textos/pantallas.ts'
import { LineaForm } from './LineaForm.tsx'
import classes from './perfiles.module.css'
import { VariasForm } from './VariasForm.tsx'

/** The graduate profile: lines in an order. Competencies link to a line, so each keeps its id. */
export function PerfilEgresoSeccion({ planId, whyNotEditar }: PantallaProps) {
  // query
  const { data } = useCall('perfiles.porPlan', { planId })
  const [abierta, setAbierta] = useState<LineaDePerfil | 'nueva' | 'varias' | 'plantilla' | null>(null)
  const [historialDe, setHistorialDe] = useState<LineaDePerfil | null>(null)
  const mover = useMovida('perfiles.mover', ['perfiles', 'historial'])
  if (!data) return <Lines />
  const lineas = data.data

  // empty state
  const empty = (
    <EmptyState
      title="Todavía no hay perfil de egreso"
      action={
        !whyNotEditar && (
          <Group gap={8} justify="center">
            <Button onClick={() => setAbierta('nueva')}>Nueva línea</Button>
            <Button variant="default" onClick={() => setAbierta('varias')}>
              Pegar varias líneas
            </Button>
            <Button variant="default" onClick={() => setAbierta('plantilla')}>
              Usar una plantilla
            </Button>
          </Group>
        )
      }
    >
      Lo que quien egresa sabe hacer, línea por línea: las competencias del plan se enlazan a ellas.
    </EmptyState>
  )

  // actions
  const quitar = (linea: LineaDePerfil) =>
    confirmDelete({
      name: nombreDeEntrada(linea),
      work: async () => {
        const { message } = await api('perfiles.delete', { id: linea.id })
        await refresh('perfiles', 'planes')
        notifyGood(message)
      },
    })

  // page
  return (
    <>
      {lineas.length > 0 && (
        <div className={classes.bar}>
          <span>{contar(lineas.length, 'línea')}</span>
          <Group gap={8}>
            <ActionButton variant="default" whyNot={whyNotEditar} onClick={() => setAbierta('varias')}>
              Pegar varias
            </ActionButton>
            <ActionButton variant="default" whyNot={whyNotEditar} onClick={() => setAbierta('plantilla')}>
              Usar una plantilla
            </ActionButton>
            <ActionButton whyNot={whyNotEditar} onClick={() => setAbierta('nueva')}>
              Nueva línea
            </ActionButton>
          </Group>
        </div>
      )}
      {lineas.length === 0 ? (
        empty
      ) : (
        <OrderedList
          label="Perfil de egreso"
          thing="perfil_egreso"
          onMove={(id, to) => mover({ id: Number(id), posicion: to })}
          whyNotMove={whyNotEditar}
          items={lineas.map(linea => ({
            id: linea.id,
            name: nombreDeEntrada(linea),
            body: (
              <div className={classes.linea}>
                <TextoRico html={linea.descripcion} />
                {!whyNotEditar && (
                  <Button variant="subtle" size="compact-sm" onClick={() => setAbierta(linea)}>
                    Editar<span className="visually-hidden"> «{nombreDeEntrada(linea)}»</span>
                  </Button>
                )}
                <Button
                  component={Link}
                  variant="subtle"
                  size="compact-sm"
                  href={paths.plan(planId, { tab: 'competencias', vista: 'hilo', linea: linea.id })}
                >
                  Ver hilo<span className="visually-hidden"> de «{nombreDeEntrada(linea)}»</span>
                </Button>
              </div>
            ),
            actions: [
              { label: 'Editar', whyNot: whyNotEditar, onClick: () => setAbierta(linea) },
              { label: 'Historial', onClick: () => setHistorialDe(linea) },
              { label: 'Eliminar', danger: true, whyNot: whyNotEditar, onClick: () => void quitar(linea) },
            ],
          }))}
        />
      )}
      {historialDe && (
        <HistorialDrawer
          tipo="perfil_egreso"
          id={historialDe.id}
          titulo={nombreDeEntrada(historialDe)}
          revision={lineas.find(l => l.id === historialDe.id)?.revision}
          whyNotRestaurar={whyNotEditar}
          touches={['perfiles']}
          nombrar={(campo, valor) => (campo === 'descripcion' ? textoLlano(String(valor ?? '')) : null)}
          onClose={() => setHistorialDe(null)}
        />
      )}
      {abierta === 'varias' && <VariasForm planId={planId} onClose={() => setAbierta(null)} />}
      {abierta === 'plantilla' && (
        <UsarEnEgreso planId={planId} yaEstan={lineas} onClose={() => setAbierta(null)} />
      )}
      {abierta && abierta !== 'varias' && abierta !== 'plantilla' && (
        <LineaForm
          planId={planId}
          linea={abierta === 'nueva' ? null : abierta}
          whyNot={whyNotEditar}
          onClose={() => setAbierta(null)}
        />
      )}
    </>
  )
}
