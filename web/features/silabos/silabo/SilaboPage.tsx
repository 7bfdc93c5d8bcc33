import { formularios } from '@malla/contracts/formularios.ts'
import type { Periodo } from '@malla/contracts/periodos.ts'
import { periodoVigente } from '@malla/domain/silabos/plazos.ts'
import { useEffect } from 'react'
import { useAddress, useSetAddress } from '../../../app/address.ts'
import { Link } from '../../../app/Link.tsx'
import { useCall } from '../../../app/query.ts'
import { usePlace } from '../../../app/shell/crumbs.ts'
import { paths } from '../../../paths.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { useHoy } from '../../../ui/hoy.ts'
import { Surface } from '../../../ui/Skeletons.tsx'
import { entradaDe } from './cache.ts'
import { EditorDeSilabo } from './EditorDeSilabo.tsx'
import { precargarEditores } from './editoresDeClave.tsx'

precargarEditores()

/** The syllabus of a course in a period (§2, silabo): written, handed in, reviewed, read. Course and period stand in the address. */
export function SilaboPage() {
  const { curso } = useAddress()
  return curso ? <SilaboDeCurso key={curso} curso={curso} /> : <SinCurso />
}

function SinCurso() {
  usePlace([{ label: formularios.silabos.titulo, href: paths.silabos() }, { label: 'Sílabo' }])
  return (
    <EmptyState title="Elija un curso" action={<Link href={paths.silabos()}>Ver los sílabos</Link>}>
      Cada sílabo se abre desde la lista de sílabos o desde su curso.
    </EmptyState>
  )
}

function SilaboDeCurso({ curso }: { curso: number }) {
  const { periodo } = useAddress()
  const { data } = useCall('silabos.show', entradaDe(curso, periodo))
  const periodos = useCall('periodos.list', {}, { meta: { shown: true } })
  const enEspera = useSinPeriodo(periodo === undefined && data?.data.silabo.id === 0, periodos.data?.data)
  if (!data || enEspera) return <Surface height={560} />
  return (
    <EditorDeSilabo
      key={`${curso}/${data.data.silabo.periodo_id ?? 0}`}
      abierto={data.data}
      periodos={periodos.data?.data ?? []}
    />
  )
}

/** Without a period in the address, and nothing written outside of one, the period in course is meant. True while it goes there. */
function useSinPeriodo(isVacio: boolean, periodos: Periodo[] | undefined): boolean {
  const setAddress = useSetAddress()
  const hoy = useHoy()
  const actual = isVacio && periodos ? periodoVigente(periodos, hoy) : null
  const id = actual?.id
  useEffect(() => {
    if (id !== undefined) setAddress({ periodo: id }, { replace: true })
  }, [id, setAddress])
  return id !== undefined
}
