import type { Asignatura } from '@malla/contracts/asignaturas.ts'
import type { CartaMedida } from '@malla/contracts/cartas.ts'
import type { Plan } from '@malla/contracts/plan.ts'
import { palabraDeLuz } from '@malla/domain/planes/estado.ts'
import { NativeSelect, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useAddress, useSetAddress } from '../../app/address.ts'
import { Link } from '../../app/Link.tsx'
import { useCall } from '../../app/query.ts'
import { paths } from '../../paths.ts'
import { StatusDot } from '../../ui/StatusDot.tsx'
import { statusDeLuz } from '../../ui/statusDeLuz.ts'
import { useFilterText } from '../../ui/table/useFilterText.ts'
import classes from './CursosDePlan.module.css'
import { comoSeVe, gruposDeCursos, leerSolo } from './cursos.ts'

const opciones = [
  { value: '', label: 'Todos los cursos' },
  { value: 'cartas', label: 'Carta por completar' },
  { value: 'sumillas', label: 'Sin sumilla' },
  { value: 'elementos', label: 'Sin competencias' },
]

/** The courses of a plan with the lights of their cartas, filtered by name, code and what lacks. */
export function CursosDePlan({
  plan,
  cursos,
  cartas,
  actual,
}: {
  plan: Plan
  cursos: readonly Asignatura[]
  cartas: readonly CartaMedida[]
  /** The base of the course that is open. */
  actual: number | null
}) {
  const address = useAddress()
  const setAddress = useSetAddress()
  const filtro = address.filtro ?? ''
  const [texto, escribir] = useFilterText(
    filtro,
    next => setAddress({ filtro: next || undefined }, { replace: !!filtro }),
    150,
  )
  const ciclos = useCall('ciclos.porPlan', { planId: plan.id }).data?.data
  const secciones = useCall('secciones.porPlan', { planId: plan.id }).data?.data
  const solo = leerSolo(address.solo)
  const grupos = useMemo(
    () =>
      gruposDeCursos({ cursos, ciclos: ciclos ?? [], secciones: secciones ?? [] }, cartas, { filtro, solo }),
    [cursos, ciclos, secciones, cartas, filtro, solo],
  )
  const completas = cartas.filter(c => c.cartas === 'success').length
  const hrefDe = (curso: number) => paths.carta({ plan: plan.id, curso, ...comoSeVe(address) })
  // While no course is open this is what the page is about.
  const Cuenta = actual === null ? 'h1' : 'p'
  return (
    <nav className={`${classes.lista} no-print`} aria-label="Cursos del plan">
      <Cuenta className={classes.cuenta}>
        Cartas · {completas} de {cartas.length}
      </Cuenta>
      <div className={classes.filtros}>
        <TextInput
          size="xs"
          type="search"
          aria-label="Buscar un curso"
          placeholder="Buscar un curso"
          leftSection={<IconSearch size={14} aria-hidden />}
          value={texto}
          onChange={e => escribir(e.currentTarget.value)}
        />
        <NativeSelect
          size="xs"
          aria-label="Qué cursos"
          data={opciones}
          value={solo ?? ''}
          onChange={e => setAddress({ solo: e.currentTarget.value || undefined }, { replace: true })}
        />
      </div>
      {ciclos && secciones && grupos.length === 0 && (
        <p className={classes.nada}>
          {filtro
            ? 'Ningún curso se llama así.'
            : solo
              ? 'A ningún curso le falta esto.'
              : 'Sin cursos todavía.'}
        </p>
      )}
      {grupos.map(({ lugar, nombre, cursos: suyos }) => (
        <section key={lugar}>
          <h2>{nombre}</h2>
          <ul>
            {suyos.map(c => (
              <li key={c.id}>
                <Link
                  className={classes.entrada}
                  href={hrefDe(c.id)}
                  aria-current={c.base === actual ? 'page' : undefined}
                >
                  <StatusDot status={statusDeLuz[c.luz]} quiet>
                    {palabraDeLuz[c.luz]}
                  </StatusDot>
                  <span>{c.nombre}</span>
                  {c.codigo && <small>{c.codigo}</small>}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
