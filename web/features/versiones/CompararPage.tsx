import { formularios } from '@malla/contracts/formularios.ts'
import type { Comparacion } from '@malla/contracts/versiones.ts'
import { nombreDeDato } from '@malla/domain/planes/comparado.ts'
import { segun } from '@malla/domain/texto/numero.ts'
import { Button, Checkbox } from '@mantine/core'
import { useParams, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useAddress, useSetAddress } from '../../app/address.ts'
import { api } from '../../app/api.ts'
import { Link } from '../../app/Link.tsx'
import { Loaded } from '../../app/Loaded.tsx'
import { useCall } from '../../app/query.ts'
import { usePlace } from '../../app/shell/crumbs.ts'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page } from '../../ui/Page.tsx'
import { openReport } from '../../ui/pdf/report.ts'
import { FilterSelect } from '../../ui/table/FilterSelect.tsx'
import { ListFilter } from '../../ui/table/ListFilter.tsx'
import classes from './Comparar.module.css'
import { CompetenciasComparadas } from './CompetenciasComparadas.tsx'
import { CursosComparados } from './CursosComparados.tsx'
import { ElegirPlan } from './ElegirPlan.tsx'
import { type Cambio, cambios, filtrar, impreso, isDistinto, isTodo } from './filtrar.ts'
import { SumasComparadas } from './SumasComparadas.tsx'
import { TextosComparados } from './TextosComparados.tsx'

/** Two plans side by side: the one of the address is how it is now, the chosen one how it was before. */
export function CompararPage() {
  const { planId } = useParams({ strict: false })
  const id = Number(planId)
  const { plan: otro, vista } = useAddress()
  const setAddress = useSetAddress()
  const router = useRouter()
  const { data: plan } = useCall('planes.show', { id })
  const { data: cerca } = useCall('versiones.relacionados', { id }, { meta: { shown: true } })
  const query = useCall(
    'versiones.comparar',
    { id: otro ?? id, otro: id },
    { enabled: otro !== undefined, meta: { shown: true } },
  )
  usePlace([
    { label: formularios.planes.titulo, href: paths.planes() },
    { label: plan?.data.full_name ?? '', href: paths.plan(id) },
    { label: 'Comparar' },
  ])
  // A version is compared with the plan it was copied from unless another one is asked for.
  const origen = cerca?.data.find(p => p.relacion === 'origen')?.id
  useEffect(() => {
    if (otro === undefined && origen !== undefined) setAddress({ plan: origen }, { replace: true })
  }, [otro, origen, setAddress])

  const elegido = query.data ? query.data.data.antes : (cerca?.data.find(p => p.id === otro) ?? null)
  const title = `Comparar ${plan?.data.full_name ?? ''}`
  const imprimir = () =>
    openReport({
      title: `Comparación · ${elegido?.full_name} → ${plan?.data.full_name}`,
      ask: () => api('versiones.pdfComparacion', impreso(otro!, id, vista)),
    })
  return (
    <Page
      wide
      title={title}
      facts={plan && elegido && deDondeADonde(elegido, plan.data)}
      actions={
        otro !== undefined && (
          <>
            <Button
              variant="default"
              onClick={() => void router.navigate({ href: paths.comparar(otro, { plan: id }) })}
            >
              Invertir
            </Button>
            <Button component={Link} variant="default" href={paths.analitica(id, { plan: otro })}>
              Analítica
            </Button>
            <Button onClick={imprimir}>Imprimir</Button>
          </>
        )
      }
    >
      <div className={`${classes.barra} no-print`}>
        <ElegirPlan
          label="Comparar con"
          planId={id}
          otro={elegido}
          onChange={next => setAddress({ plan: next })}
        />
      </div>
      {otro === undefined ? (
        <EmptyState title="Elija con qué plan compararlo">
          Verá qué cursos son nuevos, cuáles se retiraron, cambiaron o pasaron a otro ciclo, con sus créditos
          y horas.
        </EmptyState>
      ) : (
        <Loaded query={query}>{({ data }) => <Comparado comparacion={data} />}</Loaded>
      )}
    </Page>
  )
}

interface Comparable {
  full_name: string
  programa: string
}

/** Which one is the earlier: «nuevo» and «retirado» mean nothing without it. */
const deDondeADonde = (antes: Comparable, despues: Comparable): string =>
  antes.programa === despues.programa
    ? `${despues.programa}: qué cambia de ${antes.full_name} a ${despues.full_name}`
    : `Qué cambia de ${antes.full_name}, ${antes.programa}, a ${despues.full_name}, ${despues.programa}`

const sinDiferencias = (cursos: number): string =>
  cursos === 0
    ? 'Ninguno de los dos planes tiene cursos.'
    : segun(
        cursos,
        'El único curso de los dos planes no se diferencia en nada.',
        'Los # cursos de los dos planes no se diferencian en nada.',
      )

const CIFRAS = [
  ['Nuevos', 'nuevos'],
  ['Retirados', 'retirados'],
  ['Cambiados', 'cambiados'],
  ['Movidos', 'movidos'],
  ['Sin cambios', 'iguales'],
  ['Textos que cambian', 'textos'],
  ['Competencias que cambian', 'competencias'],
] as const

function Comparado({ comparacion: c }: { comparacion: Comparacion }) {
  const { estado, vista, filtro = '' } = useAddress()
  const setAddress = useSetAddress()
  const cambio = cambios.find(x => x.value === estado)?.value
  const todos = isTodo(vista)
  const cursos = filtrar(c.cursos, { cambio, todos, texto: filtro })
  const competencias = todos ? c.competencias : c.competencias.filter(isDistinto)
  const textos = todos ? c.textos : c.textos.filter(t => t.cambio !== 'igual')
  return (
    <>
      <dl className={classes.cifras}>
        {CIFRAS.map(([nombre, k]) => (
          <div key={k}>
            <dt>{nombre}</dt>
            <dd>{c.resumen[k]}</dd>
          </div>
        ))}
      </dl>
      <section className={classes.seccion} aria-labelledby="comparar-cursos">
        <h2 id="comparar-cursos">Curso por curso</h2>
        <search className={`${classes.filtros} no-print`}>
          <ListFilter
            list={{
              filter: filtro,
              setFilter: text => setAddress({ filtro: text || undefined }, { replace: true }),
            }}
          />
          <FilterSelect<Cambio>
            label="Qué cambia"
            options={cambios}
            value={cambio}
            onChange={next => setAddress({ estado: next })}
          />
          <Checkbox
            label="Solo lo que cambia"
            checked={!todos}
            onChange={e => setAddress({ vista: e.currentTarget.checked ? undefined : 'todo' })}
          />
        </search>
        {cursos.length > 0 ? (
          <CursosComparados comparacion={c} cursos={cursos} />
        ) : (
          <EmptyState
            title={
              filtro || cambio
                ? 'Ningún curso coincide'
                : c.resumen.iguales === 0
                  ? 'No hay cursos que comparar'
                  : 'Los cursos son los mismos'
            }
          >
            {filtro || cambio ? 'Cambie lo que busca.' : sinDiferencias(c.resumen.iguales)}
          </EmptyState>
        )}
      </section>
      <section className={classes.seccion} aria-labelledby="comparar-sumas">
        <h2 id="comparar-sumas">Cursos, créditos y horas</h2>
        <SumasComparadas comparacion={c} />
      </section>
      {c.generales.length > 0 && (
        <section className={classes.seccion} aria-labelledby="comparar-datos">
          <h2 id="comparar-datos">Datos generales que cambian</h2>
          <ul className={classes.campos}>
            {c.generales.map(g => (
              <li key={g.campo}>
                <b>{nombreDeDato[g.campo]}:</b> {g.antes || '–'} → {g.despues || '–'}
              </li>
            ))}
          </ul>
        </section>
      )}
      {competencias.length > 0 && (
        <section className={classes.seccion} aria-labelledby="comparar-competencias">
          <h2 id="comparar-competencias">Competencias</h2>
          <CompetenciasComparadas competencias={competencias} />
        </section>
      )}
      {textos.length > 0 && (
        <section className={classes.seccion} aria-labelledby="comparar-textos">
          <h2 id="comparar-textos">Textos</h2>
          <TextosComparados textos={textos} />
        </section>
      )}
    </>
  )
}
