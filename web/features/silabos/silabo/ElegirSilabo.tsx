import type { SilaboAbierto } from '@malla/contracts/silabos.ts'
import { NativeSelect } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Loaded } from '../../../app/Loaded.tsx'
import { useCall } from '../../../app/query.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { SelectBuscable } from '../../../ui/form/SelectBuscable.tsx'
import { useBuscado } from '../../../ui/form/useBuscado.ts'
import { entradaDe } from './cache.ts'
import classes from './Enfrentar.module.css'
import comun from './Silabo.module.css'

interface Elegido {
  /** Null until one is chosen. */
  curso: { value: string; label: string } | null
  periodo: number | null
}

/** Chooses another syllabus that the person may read: of another course, version or period; what is done with it stands below. */
export function ElegirSilabo({
  abierto,
  label,
  children,
}: {
  abierto: SilaboAbierto
  label: string
  children: (otro: SilaboAbierto) => ReactNode
}) {
  const { curso, silabo, versiones } = abierto
  const [elegido, setElegido] = useState<Elegido>({ curso: null, periodo: silabo.periodo_id })
  const [texto, setTexto] = useState('')
  const { buscado, isPorVenir } = useBuscado(texto, elegido.curso?.label)
  const periodos = useCall('periodos.list', {}, { meta: { shown: true } }).data?.data ?? []
  const cursos = useCall(
    'silabos.list',
    {
      per_page: 50,
      ...(buscado && { filtro: buscado }),
      ...(elegido.periodo && { periodo_id: elegido.periodo }),
    },
    { meta: { shown: true }, placeholderData: keepPreviousData },
  )
  const suyas = versiones.map(v => ({ value: String(v.id), label: `${v.nombre} · versión ${v.version}` }))
  const dichas = new Set(suyas.map(o => o.value))
  const hallados = (cursos.data?.data ?? []).map(f => ({
    value: String(f.asignatura_id),
    label: `${f.nombre} · ${f.plan}`,
  }))
  // What is searched for is found or not; without a search the one that is chosen stands there in any case.
  const isListed = buscado !== '' || hallados.some(o => o.value === elegido.curso?.value)
  const otros = [...(elegido.curso && !isListed ? [elegido.curso] : []), ...hallados].filter(
    o => !dichas.has(o.value),
  )
  const id = elegido.curso && Number(elegido.curso.value)
  const isEste = id === curso.id && elegido.periodo === silabo.periodo_id
  return (
    <>
      <div className={classes.elegir}>
        <SelectBuscable
          label={label}
          placeholder="Busque un curso por su nombre"
          data={[
            { group: 'Este curso', items: suyas },
            { group: 'Otros cursos', items: otros },
          ].filter(g => g.items.length > 0)}
          value={elegido.curso?.value ?? null}
          // What is typed looks for another: it is not added to the name that stands there.
          onFocus={e => e.currentTarget.select()}
          onChange={(_id, otro) => otro && setElegido({ ...elegido, curso: otro })}
          isPorVenir={isPorVenir(cursos)}
          onSearchChange={setTexto}
          filter={({ options }) => options}
          nothingFoundMessage="Ningún curso coincide"
          allowDeselect={false}
        />
        <NativeSelect
          label="Periodo"
          value={String(elegido.periodo ?? '')}
          onChange={e => setElegido({ ...elegido, periodo: Number(e.currentTarget.value) || null })}
          data={[
            { value: '', label: 'Sin periodo' },
            ...periodos.map(p => ({ value: String(p.id), label: p.nombre })),
          ]}
        />
      </div>
      {id === null && (
        <p className={comun.nota}>
          Puede ser este curso en otro periodo u otra versión, o cualquier sílabo completo de sus programas.
        </p>
      )}
      {isEste && (
        <p className={comun.nota}>Es este mismo sílabo: elija otro curso, otra versión u otro periodo.</p>
      )}
      {id !== null && !isEste && (
        <Otro key={`${id}/${elegido.periodo}`} curso={id} periodo={elegido.periodo}>
          {children}
        </Otro>
      )}
    </>
  )
}

function Otro({
  curso,
  periodo,
  children,
}: {
  curso: number
  periodo: number | null
  children: (otro: SilaboAbierto) => ReactNode
}) {
  const query = useCall('silabos.show', entradaDe(curso, periodo), { meta: { shown: true } })
  return (
    <Loaded query={query}>
      {({ data }) =>
        data.silabo.id === 0 ? (
          <EmptyState title="Nadie ha escrito ese sílabo todavía">
            Elija otro curso u otro periodo.
          </EmptyState>
        ) : (
          children(data)
        )
      }
    </Loaded>
  )
}
