import { Checkbox } from '@mantine/core'
import { useCall } from '../../app/query.ts'
import { QuietError } from '../../ui/QuietError.tsx'
import classes from './Accesos.module.css'

interface Props {
  id: string
  empresa_id: number
  facultades: readonly number[]
  programas: readonly number[]
  onChange: (facultades: number[], programas: number[]) => void
  error?: string
}

const toggled = (ids: readonly number[], id: number, on: boolean): number[] =>
  on ? [...ids, id] : ids.filter(other => other !== id)

/** Faculties of an institution and their programmes, to tick: a faculty covers its programmes, also those that come later. */
export function AlcanceTree({ id, empresa_id, facultades, programas, onChange, error }: Props) {
  const query = useCall('usuarios.estructura', { empresa_id }, { meta: { shown: true } })
  const { data, error: failed } = query
  // What is there stays where reading it anew fails: ticks stand upon it.
  if (failed && !data) return <QuietError error={failed} retry={() => void query.refetch()} />
  return (
    <fieldset className={classes.tree} id={id} tabIndex={-1}>
      <legend>Facultades y programas permitidos</legend>
      {data?.data.length === 0 && <p>Esta institución todavía no tiene facultades.</p>}
      <ul>
        {data?.data.map(f => {
          const isCovered = facultades.includes(f.id)
          return (
            <li key={f.id}>
              <Checkbox
                label={f.nombre}
                checked={isCovered}
                indeterminate={!isCovered && f.programas.some(p => programas.includes(p.id))}
                onChange={e => {
                  const on = e.currentTarget.checked
                  const own = new Set(f.programas.map(p => p.id))
                  // Its programmes are covered by it: named beside it they would stay when it goes.
                  onChange(
                    toggled(facultades, f.id, on),
                    on ? programas.filter(p => !own.has(p)) : [...programas],
                  )
                }}
              />
              <ul>
                {f.programas.map(p => (
                  <li key={p.id}>
                    <Checkbox
                      label={p.nombre}
                      checked={isCovered || programas.includes(p.id)}
                      disabled={isCovered}
                      onChange={e =>
                        onChange([...facultades], toggled(programas, p.id, e.currentTarget.checked))
                      }
                    />
                  </li>
                ))}
              </ul>
            </li>
          )
        })}
      </ul>
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
