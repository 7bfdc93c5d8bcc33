import type { ItemDeTexto } from '@malla/contracts/textos.ts'
import { cosaSiguiente, horasEnSemanas, type Versionada } from '@malla/domain/planes/entradas.ts'
import { etiquetaDeItem } from '@malla/domain/planes/estado.ts'
import { segun } from '@malla/domain/texto/numero.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useAddress, useSetAddress } from '../../app/address.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { OrderedList } from '../../ui/OrderedList.tsx'
import { Lines } from '../../ui/Skeletons.tsx'
import { StateBadge } from '../../ui/StateBadge.tsx'
import { FilterSelect } from '../../ui/table/FilterSelect.tsx'
import { itemNuevo } from '../textos/items.ts'
import type { PantallaProps } from '../textos/pantallas.ts'
import { accionesDeVersiones, type EntradaAbierta } from './accionesDeVersiones.ts'
import { tituloDe } from './comunes.ts'
import { useCursosDePlan } from './cursosDePlan.ts'
import classes from './entradas.module.css'
import { useEntradas } from './guardar.ts'
import { HistorialDeEntradas } from './HistorialDeEntradas.tsx'
import { type UnidadesDeCurso, unidadesPorCurso } from './porCurso.ts'
import { dichasHoras, dichasSemanas } from './sumas.ts'
import { UnidadForm } from './UnidadForm.tsx'
import { useVersiones } from './useVersiones.ts'

const CLAVE = 'unidadesAprendizaje'

/** Units of learning by courses: of each its weeks and hours, and which courses have none yet. */
export function UnidadesSeccion({ planId, whyNotEditar }: PantallaProps) {
  const seccion = useEntradas(planId, CLAVE)
  const cursos = useCursosDePlan(planId)
  const [abierta, setAbierta] = useState<EntradaAbierta | null>(null)
  // Not `curso`: that opens the course itself, on other tabs of the plan.
  const address = useAddress()
  const setAddress = useSetAddress()
  const { quitar, quitarVersion, poner } = useVersiones(planId, CLAVE)
  if (!seccion || !cursos) return <Lines />

  const solo = cursos.get(Number(address.solo))?.id
  const grupos = unidadesPorCurso(seccion.items, cursos)
  const conUnidades = grupos.filter(g => g.curso !== null).length
  const visibles = solo === undefined ? grupos : grupos.filter(g => g.curso?.id === solo)
  const nueva = (asignatura_id = solo) =>
    setAbierta({
      item: { ...itemNuevo(), unidad_id: cosaSiguiente(CLAVE, seccion.items), asignatura_id },
      isNueva: true,
    })
  const acciones = (u: Versionada<ItemDeTexto>) =>
    accionesDeVersiones(u, {
      whyNot: whyNotEditar,
      eliminar: 'Eliminar la unidad',
      abrir: setAbierta,
      quitar,
      quitarVersion,
    })

  return (
    <>
      <div className={classes.bar}>
        <span className={classes.facts}>
          {conUnidades} de {segun(cursos.size, '1 curso tiene unidades', '# cursos tienen unidades')}
        </span>
        <span className={classes.bar}>
          <FilterSelect
            label="Curso"
            width={260}
            options={[...cursos.values()].map(c => ({ value: c.id, label: c.label }))}
            value={solo}
            onChange={id => setAddress({ solo: id?.toString() })}
          />
          <HistorialDeEntradas
            planId={planId}
            clave={CLAVE}
            seccion={seccion}
            cursos={cursos}
            whyNot={whyNotEditar}
          />
          <ActionButton whyNot={whyNotEditar} onClick={() => nueva()}>
            Nueva unidad
          </ActionButton>
        </span>
      </div>
      {visibles.length === 0 && (
        <EmptyState
          title={solo === undefined ? 'Todavía no hay unidades' : 'Este curso no tiene unidades'}
          action={!whyNotEditar && <Button onClick={() => nueva()}>Nueva unidad</Button>}
        >
          Cada unidad dice cuántas semanas dura; sus horas salen de las horas semanales del curso.
        </EmptyState>
      )}
      {visibles.map(g => (
        <section key={g.curso?.id ?? 0}>
          <Cabeza grupo={g} />
          <OrderedList
            label={`Unidades de ${g.curso?.curso.nombre ?? 'ningún curso'}`}
            onOpen={id => {
              const item = seccion.items.find(i => i.id === id)
              if (item) setAbierta({ item, isNueva: false })
            }}
            onMove={(id, to) =>
              poner(
                String(id),
                to,
                g.unidades.map(u => u.vigente.id),
              )
            }
            whyNotMove={whyNotEditar}
            items={g.unidades.map(u => ({
              id: u.vigente.id,
              name: tituloDe(u.vigente),
              title: tituloDe(u.vigente),
              body: <Unidad unidad={u} horastotal={g.curso?.curso.horastotal} />,
              actions: acciones(u),
            }))}
          />
          {g.curso && !whyNotEditar && (
            <Button variant="subtle" size="compact-sm" mt={4} onClick={() => nueva(g.curso!.id)}>
              Añadir unidad a {g.curso.curso.nombre}
            </Button>
          )}
        </section>
      ))}
      {abierta && (
        <UnidadForm
          key={abierta.item.id}
          planId={planId}
          cursos={cursos}
          {...abierta}
          whyNot={whyNotEditar}
          onClose={() => setAbierta(null)}
        />
      )}
    </>
  )
}

function Cabeza({ grupo: { curso, semanas, horas } }: { grupo: UnidadesDeCurso }) {
  return (
    <div className={classes.group}>
      <h3>{curso?.label ?? 'De ningún curso'}</h3>
      {semanas > 0 && (
        <span className={classes.facts}>
          {dichasSemanas(semanas)}
          {horas > 0 && ` · ${dichasHoras(horas)}`}
        </span>
      )}
    </div>
  )
}

function Unidad({
  unidad: { vigente, anteriores },
  horastotal,
}: {
  unidad: Versionada<ItemDeTexto>
  horastotal: number | undefined
}) {
  const horas = horasEnSemanas(vigente.semanas, horastotal)
  return (
    <>
      <div className={classes.meta}>
        <StateBadge tone={vigente.status === 2 ? 'warning' : 'good'}>
          {etiquetaDeItem(vigente.status)}
        </StateBadge>
        {vigente.semanas && <span>{dichasSemanas(vigente.semanas)}</span>}
        {horas !== null && <span>{dichasHoras(horas)}</span>}
        {(vigente.version > 1 || anteriores.length > 0) && <span>Versión {vigente.version}</span>}
      </div>
      {vigente.nombre && vigente.resumen && <p className={classes.resumen}>{vigente.resumen}</p>}
    </>
  )
}
