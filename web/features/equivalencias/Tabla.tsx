import type { Asignatura } from '@malla/contracts/asignaturas.ts'
import type { Equivalencia } from '@malla/contracts/equivalencias.ts'
import { nombreEn } from '@malla/domain/catalogos/opcion.ts'
import { tiposDeEquivalencia } from '@malla/domain/equivalencias/catalogos.ts'
import { avisoDeCreditos } from '@malla/domain/equivalencias/equivalencias.ts'
import { contar } from '@malla/domain/texto/numero.ts'
import { type ReactNode, useState } from 'react'
import { api } from '../../app/api.ts'
import { refresh } from '../../app/query.ts'
import { useMovida } from '../../app/useMovida.ts'
import { notifyGood } from '../../ui/alerts.tsx'
import { confirmDelete } from '../../ui/dialogs.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { OrderedList } from '../../ui/OrderedList.tsx'
import { StateBadge } from '../../ui/StateBadge.tsx'
import { dichos } from './Elegidos.tsx'
import { EquivalenciaForm } from './EquivalenciaForm.tsx'
import classes from './equivalencias.module.css'
import { HistorialDeEquivalencia } from './HistorialDeEquivalencia.tsx'

const frase = (e: Equivalencia): string => `${dichos(e.origen)} → ${dichos(e.destino)}`

/** The rows between two plans, in their order: each with its credits compared, its kind and note. */
export function Tabla({
  tabla,
  origen,
  destino,
  whyNotEditar,
  vacia,
}: {
  tabla: readonly Equivalencia[]
  origen: readonly Asignatura[]
  destino: readonly Asignatura[]
  whyNotEditar: string | null
  vacia: ReactNode
}) {
  const [abierta, setAbierta] = useState<Equivalencia | null>(null)
  const [historialDe, setHistorialDe] = useState<Equivalencia | null>(null)
  const mover = useMovida('equivalencias.mover', ['equivalencias', 'historial'])
  const quitar = (e: Equivalencia) =>
    confirmDelete({
      name: frase(e),
      work: async () => {
        const { message } = await api('equivalencias.delete', { id: e.id })
        await refresh('equivalencias', 'historial')
        notifyGood(message)
      },
    })

  return (
    <>
      <h3 className={classes.subtitulo}>{contar(tabla.length, 'equivalencia')}</h3>
      {tabla.length === 0 ? (
        <EmptyState title="Entre estos dos planes todavía no hay equivalencias" action={vacia}>
          Marque cursos en ambas columnas, acepte las sugeridas o pegue una tabla de Excel.
        </EmptyState>
      ) : (
        <OrderedList
          label="Equivalencias"
          onOpen={id => setAbierta(tabla.find(e => e.id === id) ?? null)}
          onMove={(id, posicion) => mover({ id: Number(id), posicion })}
          whyNotMove={whyNotEditar}
          items={tabla.map(e => ({
            id: e.id,
            name: frase(e),
            title: (
              <>
                {dichos(e.origen)} <span aria-hidden>→</span>
                <span className="visually-hidden">equivale a</span> {dichos(e.destino)}
              </>
            ),
            body: <Datos equivalencia={e} />,
            actions: [
              { label: 'Abrir', onClick: () => setAbierta(e) },
              { label: 'Historial', onClick: () => setHistorialDe(e) },
              { label: 'Eliminar', danger: true, whyNot: whyNotEditar, onClick: () => void quitar(e) },
            ],
          }))}
        />
      )}
      {historialDe && (
        <HistorialDeEquivalencia
          equivalencia={tabla.find(e => e.id === historialDe.id) ?? historialDe}
          cursos={[...origen, ...destino]}
          whyNot={whyNotEditar}
          onClose={() => setHistorialDe(null)}
        />
      )}
      {abierta && (
        <EquivalenciaForm
          item={abierta}
          origen={origen}
          destino={destino}
          whyNot={whyNotEditar}
          onClose={() => setAbierta(null)}
        />
      )}
    </>
  )
}

function Datos({ equivalencia: e }: { equivalencia: Equivalencia }) {
  const aviso = avisoDeCreditos(e.origen, e.destino)
  return (
    <div className={classes.datos}>
      <StateBadge tone={e.tipo === 'total' ? 'good' : e.tipo === 'parcial' ? 'info' : 'warning'}>
        {nombreEn(tiposDeEquivalencia, e.tipo)}
      </StateBadge>
      {aviso && <span className={classes.aviso}>{aviso}</span>}
      {e.nota && <span>{e.nota}</span>}
    </div>
  )
}
