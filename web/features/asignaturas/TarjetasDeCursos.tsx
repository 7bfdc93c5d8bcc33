import { cursoContiene } from '@malla/domain/texto/normalizar.ts'
import { Button, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useAddress, useSetAddress } from '../../app/address.ts'
import { MenuButton } from '../../ui/MenuButton.tsx'
import { useFilterText } from '../../ui/table/useFilterText.ts'
import { contextoDe } from './grilla/contexto.ts'
import { type Fila, filaOf } from './grilla/fila.ts'
import { NadaCoincide } from './grilla/NadaCoincide.tsx'
import { medidasDe, sumasDe, sumasDePlan } from './grilla/totales.ts'
import { type Grupo, gruposDe, idsVistos, vistaInicial } from './grilla/vista.ts'
import { type Abierto, CicloMenu, SeccionMenu } from './LugarMenu.tsx'
import classes from './TarjetasDeCursos.module.css'
import type { DatosDePlan, Impedimentos } from './useDatosDePlan.ts'

interface Props {
  datos: DatosDePlan
  impedimentos: Impedimentos
  onAbrir: (abierto: Abierto) => void
}

const nada = { conAvisos: new Set<number>(), conCambios: new Set<number>() }

/** The courses of a plan on a phone: a card each, that opens its form. */
export function TarjetasDeCursos({ datos, impedimentos, onAbrir }: Props) {
  const { filtro = '' } = useAddress()
  const setAddress = useSetAddress()
  const [texto, escribir] = useFilterText(
    filtro,
    next => setAddress({ filtro: next || undefined }, { replace: !!filtro }),
    150,
  )
  const filas = useMemo(() => datos.cursos.map(filaOf), [datos.cursos])
  const ctx = useMemo(() => contextoDe(datos, filas), [datos, filas])
  const grupos = useMemo(() => {
    const vistos = idsVistos(filas, vistaInicial, ctx, nada)
    return gruposDe(filas, vistaInicial, ctx.lugares, vistos, new Set(filas.map(f => f.id)))
  }, [filas, ctx])
  const coincide = (f: Fila) => cursoContiene(f, filtro)
  const plan = sumasDePlan(filas, datos.secciones)

  return (
    <>
      <div className={classes.barra}>
        <TextInput
          type="search"
          aria-label="Filtrar cursos"
          placeholder="Filtrar cursos"
          value={texto}
          onChange={e => escribir(e.currentTarget.value)}
          leftSection={<IconSearch size={16} aria-hidden />}
        />
        <MenuButton
          label="Más"
          actions={[
            {
              label: 'Nuevo ciclo',
              whyNot: impedimentos.estructura,
              onClick: () => onAbrir({ tipo: 'ciclo', ciclo: null }),
            },
            {
              label: 'Nueva sección de electivos',
              whyNot: impedimentos.estructura,
              onClick: () => onAbrir({ tipo: 'seccion', seccion: null }),
            },
            {
              label: 'Importar de Excel…',
              whyNot: impedimentos.crear,
              onClick: () => onAbrir({ tipo: 'importar' }),
            },
          ]}
        />
      </div>
      <p className={classes.plan}>
        {plan.sumas.credits && <b>{plan.sumas.credits} créditos · </b>}
        {[plan.cursos, plan.creditos].filter(Boolean).join(' · ')}
      </p>
      {grupos.map(grupo => {
        const visibles = grupo.filas.filter(coincide)
        if (filtro && visibles.length === 0) return null
        return (
          <section key={grupo.clave} aria-label={grupo.lugar?.titulo ?? 'Sin ciclo'}>
            <Cabeza grupo={grupo} datos={datos} impedimentos={impedimentos} onAbrir={onAbrir} />
            <ul className={classes.lista}>
              {visibles.map(fila => (
                <li key={fila.id}>
                  <button type="button" onClick={() => onAbrir({ tipo: 'curso', id: fila.id })}>
                    <b>{fila.nombre}</b>
                    <span>{[fila.codigo, ...medidasDe(fila)].filter(Boolean).join(' · ')}</span>
                    {fila.requisitos && <span>Requiere {ctx.escribirRequisitos(fila)}</span>}
                  </button>
                </li>
              ))}
            </ul>
            {!impedimentos.crear && grupo.lugar && (
              <Button
                variant="subtle"
                size="compact-sm"
                onClick={() => onAbrir({ tipo: 'curso', id: null, lugar: grupo.lugar! })}
              >
                Nuevo curso
              </Button>
            )}
          </section>
        )
      })}
      {filtro && !filas.some(coincide) && (
        <NadaCoincide filtro={filtro} ver="todos" onQuitar={() => escribir('')} />
      )}
    </>
  )
}

function Cabeza({ grupo, datos, impedimentos, onAbrir }: Props & { grupo: Grupo }) {
  const { lugar, filas } = grupo
  const sumas = sumasDe(filas)
  const ciclo = lugar?.tipo === 'ciclo' && datos.ciclos.find(c => c.id === lugar.id)
  const seccion = lugar?.tipo === 'seccion' && datos.secciones.find(s => s.id === lugar.id)
  const comun = { impedimentos, onAbrir }
  return (
    <div className={classes.cabeza}>
      <h2>{lugar?.titulo ?? 'Sin ciclo'}</h2>
      <span>
        {[
          sumas.credits && `${sumas.credits} cr`,
          sumas.total && `${sumas.total} h`,
          lugar?.marca?.toLowerCase(),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {ciclo && <CicloMenu ciclo={ciclo} ciclos={datos.ciclos} planId={datos.plan.id} {...comun} />}
      {seccion && <SeccionMenu seccion={seccion} {...comun} />}
    </div>
  )
}
