import type { CursoComparado, Sugerencia } from '@malla/domain/equivalencias/equivalencias.ts'
import { conCodigo } from '@malla/domain/texto/conCodigo.ts'
import { segun } from '@malla/domain/texto/numero.ts'
import { Button, Collapse } from '@mantine/core'
import { useId, useState } from 'react'
import classes from './equivalencias.module.css'

/** Pairs that look the same: added one by one or all at once. */
export function Sugerencias({
  sugeridas,
  origen,
  destino,
  saving,
  onAnadir,
}: {
  sugeridas: readonly Sugerencia[]
  origen: readonly CursoComparado[]
  destino: readonly CursoComparado[]
  saving: boolean
  onAnadir: (filas: { origen: number[]; destino: number[] }[]) => void
}) {
  const [abierto, setAbierto] = useState(false)
  const id = useId()
  if (sugeridas.length === 0) return null
  const nombre = (cursos: readonly CursoComparado[], ids: readonly number[]) =>
    ids.map(curso => conCodigo(cursos.find(c => c.id === curso)!)).join(' + ')
  const fila = (s: Sugerencia) => ({ origen: [...s.origen], destino: [...s.destino] })

  return (
    <div className={classes.sugerencias}>
      <div className={classes.sugeridas}>
        <span>
          {segun(
            sugeridas.length,
            '1 pareja de cursos se parece por código o nombre.',
            '# parejas de cursos se parecen por código o nombre.',
          )}
        </span>
        <Button
          variant="subtle"
          size="compact-sm"
          aria-expanded={abierto}
          aria-controls={id}
          onClick={() => setAbierto(!abierto)}
        >
          {abierto ? 'Ocultar' : 'Ver'}
        </Button>
        <Button size="compact-sm" loading={saving} onClick={() => onAnadir(sugeridas.map(fila))}>
          {segun(sugeridas.length, 'Añadirla', 'Añadir todas')}
        </Button>
      </div>
      <Collapse expanded={abierto} id={id}>
        <ul className={classes.parejas}>
          {sugeridas.map(s => (
            <li key={`${s.origen}>${s.destino}`}>
              <span>
                {nombre(origen, s.origen)} <span aria-hidden>→</span>
                <span className="visually-hidden">equivale a</span> {nombre(destino, s.destino)}
                <small> · igual {s.por}</small>
              </span>
              <Button
                variant="subtle"
                size="compact-sm"
                disabled={saving}
                onClick={() => onAnadir([fila(s)])}
              >
                Añadir<span className="visually-hidden"> {nombre(destino, s.destino)}</span>
              </Button>
            </li>
          ))}
        </ul>
      </Collapse>
    </div>
  )
}
