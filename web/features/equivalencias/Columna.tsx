import type { Asignatura } from '@malla/contracts/asignaturas.ts'
import { formatCreditos } from '@malla/domain/asignaturas/creditos.ts'
import { conCodigo } from '@malla/domain/texto/conCodigo.ts'
import { contiene } from '@malla/domain/texto/normalizar.ts'
import { contar } from '@malla/domain/texto/numero.ts'
import { Checkbox, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, useId, useState } from 'react'
import classes from './equivalencias.module.css'

/** The courses of one plan, to be picked; those that no row names are lit, and say so. */
export function Columna({
  titulo,
  cursos,
  conFila,
  marcados,
  onMarcar,
}: {
  titulo: string
  cursos: readonly Asignatura[]
  conFila: ReadonlySet<number>
  marcados: ReadonlySet<number>
  /** Without it nothing is picked. */
  onMarcar?: ((id: number) => void) | undefined
}) {
  const [filtro, setFiltro] = useState('')
  const [soloSin, setSoloSin] = useState(false)
  const id = useId()
  const sin = cursos.filter(c => !conFila.has(c.id)).length
  const vistos = cursos.filter(
    c =>
      marcados.has(c.id) ||
      ((!soloSin || !conFila.has(c.id)) && (filtro.trim() === '' || contiene(conCodigo(c), filtro))),
  )

  return (
    <section className={classes.columna} aria-labelledby={id}>
      <h3 id={id}>{titulo}</h3>
      <div className={classes.cuentas}>
        {contar(cursos.length, 'curso')} ·{' '}
        {sin === 0 ? 'todos con equivalencia' : <b>{sin} sin equivalencia</b>}
      </div>
      <div className={classes.filtros}>
        <TextInput
          type="search"
          size="xs"
          aria-label={`Buscar en ${titulo}`}
          placeholder="Buscar"
          value={filtro}
          onChange={event => setFiltro(event.currentTarget.value)}
          onKeyDown={event => elegirUnico(event, vistos, onMarcar, () => setFiltro(''))}
          leftSection={<IconSearch size={14} aria-hidden />}
        />
        <Checkbox
          size="xs"
          label="Solo sin equivalencia"
          checked={soloSin}
          onChange={event => setSoloSin(event.currentTarget.checked)}
        />
      </div>
      <ul className={classes.cursos} onKeyDown={porFlechas}>
        {vistos.map(c => (
          <li key={c.id} data-sin={!conFila.has(c.id) || undefined}>
            {onMarcar ? (
              <Checkbox
                size="xs"
                checked={marcados.has(c.id)}
                onChange={() => onMarcar(c.id)}
                label={<Curso curso={c} isSin={!conFila.has(c.id)} />}
              />
            ) : (
              <Curso curso={c} isSin={!conFila.has(c.id)} />
            )}
          </li>
        ))}
        {vistos.length === 0 && <li className={classes.nada}>Ningún curso.</li>}
      </ul>
    </section>
  )
}

function Curso({ curso, isSin }: { curso: Asignatura; isSin: boolean }) {
  return (
    <span className={classes.curso}>
      <span>{conCodigo(curso)}</span>
      <small>
        {curso.credits !== null && `${formatCreditos(curso.credits)} cr`}
        {isSin && ' · sin equivalencia'}
      </small>
    </span>
  )
}

/** Enter in the search takes the only course that is left. */
function elegirUnico(
  event: KeyboardEvent,
  vistos: readonly Asignatura[],
  onMarcar: ((id: number) => void) | undefined,
  despues: () => void,
): void {
  if (event.key !== 'Enter' || vistos.length !== 1 || !onMarcar) return
  event.preventDefault()
  onMarcar(vistos[0]!.id)
  despues()
}

/** ↑ and ↓ go from course to course. */
function porFlechas(event: KeyboardEvent<HTMLUListElement>): void {
  const paso = { ArrowUp: -1, ArrowDown: 1 }[event.key]
  if (!paso) return
  const cajas = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
  const siguiente = cajas[cajas.indexOf(event.target as HTMLInputElement) + paso]
  if (!siguiente) return
  event.preventDefault()
  siguiente.focus()
}
