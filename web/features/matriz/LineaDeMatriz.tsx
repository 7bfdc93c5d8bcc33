import type { Asignatura } from '@malla/contracts/asignaturas.ts'
import type { Competencia } from '@malla/contracts/competencias.ts'
import { type Nivel, niveles } from '@malla/domain/competencias/catalogos.ts'
import { letraDeNivel, nombreDeNivel } from '@malla/domain/competencias/niveles.ts'
import { Button } from '@mantine/core'
import { Link } from '../../app/Link.tsx'
import { paths } from '../../paths.ts'
import type { Rango } from '../../ui/celdas.ts'
import type { Llenar } from './llenar.ts'
import classes from './Matriz.module.css'
import { poner } from './ordenes.ts'
import type { Lienzo } from './seleccion.ts'
import { nombradaEn } from './tipos.ts'

export interface LineaProps {
  planId: number
  /** The plan has both kinds of competencies: the code alone does not tell which. */
  conTipo: boolean
  activa: { competencia: Competencia; curso: Asignatura; nivel: Nivel | null } | null
  rango: Rango | null
  lienzo: Lienzo
  llenar: Llenar
}

/** Under the grid: the active cell in full, and buttons for those who fill it without a keyboard. */
export function LineaDeMatriz({ planId, conTipo, activa, rango, lienzo, llenar }: LineaProps) {
  if (!activa || !rango) return null
  const { competencia, curso, nivel } = activa
  const cuantas = (rango.hastaFila - rango.desdeFila + 1) * (rango.hastaColumna - rango.desdeColumna + 1)
  const escribir = (n: Nivel | null) => llenar.escribir(poner(rango, lienzo, n))
  return (
    <div className={`${classes.linea} no-print`}>
      <p className={classes.activa}>
        <b>{nombradaEn(competencia, conTipo)}</b> {competencia.nombre} <span aria-hidden>×</span>{' '}
        <Link href={paths.plan(planId, { tab: 'malla', curso: curso.id })}>{curso.nombre}</Link>
        {nivel && <span className={classes.tenue}> · {nombreDeNivel[nivel]}</span>}
        {cuantas > 1 && <span className={classes.tenue}> · {cuantas} celdas elegidas</span>}
      </p>
      {!llenar.whyNot && (
        <fieldset className={classes.niveles}>
          <legend className="visually-hidden">Nivel de lo elegido</legend>
          {niveles.map(n => (
            <Button
              key={n}
              size="compact-sm"
              variant="default"
              aria-pressed={cuantas === 1 && nivel === n}
              onClick={() => escribir(n)}
            >
              <b className={classes.letra}>{letraDeNivel[n]}</b>&nbsp;{nombreDeNivel[n]}
            </Button>
          ))}
          <Button size="compact-sm" variant="subtle" color="gray" onClick={() => escribir(null)}>
            Vaciar
          </Button>
        </fieldset>
      )}
    </div>
  )
}
