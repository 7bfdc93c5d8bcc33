import { porConfirmar, type ReglaConfirmada, valorDe } from '@malla/domain/legal/normas.ts'
import type { TipoDeInstitucion } from '@malla/domain/legal/plan.ts'
import type { Regla } from '@malla/domain/legal/regla.ts'
import { NumberInput, Switch } from '@mantine/core'
import { useCifraHasta } from '../../ui/form/cifra.ts'
import type { Field } from '../../ui/form/useForm.ts'
import classes from './legal.module.css'

/** What is measured, after the figure. */
const unidades: Partial<Record<Regla['pide']['mide'], string>> = {
  virtual: '% como máximo',
  anios: 'años como mínimo',
  ciclos: 'ciclos como mínimo',
  ciclos_por_anio: 'ciclos por año como máximo',
}

/** Rules whose source is not sure, each off until the institution confirms it; its figure may be another. */
export function ReglasPorConfirmar({
  field,
  tipo,
}: {
  field: Field<readonly ReglaConfirmada[]>
  tipo: TipoDeInstitucion
}) {
  const cambiar = (regla: string, confirmada: ReglaConfirmada | null) =>
    field.onChange([...field.value.filter(c => c.regla !== regla), ...(confirmada ? [confirmada] : [])])
  return (
    <ul className={classes.reglas} id={field.id} aria-label="Reglas por confirmar">
      {porConfirmar(tipo).map(regla => {
        const suya = field.value.find(c => c.regla === regla.id)
        const deNorma = valorDe(regla.pide)
        return (
          <li key={regla.id} className={classes.regla}>
            <Switch
              label={`${regla.titulo}: confirmada por la institución`}
              checked={suya !== undefined}
              onChange={event =>
                cambiar(regla.id, event.currentTarget.checked ? { regla: regla.id, valor: null } : null)
              }
            />
            <p>
              {deNorma !== null && `${deNorma} ${unidades[regla.pide.mide] ?? ''}. `}
              {regla.articulo}. Fuente sin confirmar.
            </p>
            {suya && deNorma !== null && (
              <Cifra
                label={`${regla.titulo}: valor`}
                unidad={unidades[regla.pide.mide] ?? ''}
                valor={suya.valor}
                deNorma={deNorma}
                onChange={valor => cambiar(regla.id, { regla: regla.id, valor })}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}

interface CifraProps {
  label: string
  unidad: string
  valor: number | null
  deNorma: number
  onChange: (valor: number | null) => void
}

/** The figure of a rule. Emptied it stays empty while it is typed in, and is that of the rule again when it is left. */
function Cifra({ label, unidad, valor, deNorma, onChange }: CifraProps) {
  const tomar = (n: number | null) => onChange(n === deNorma ? null : n)
  const cifra = useCifraHasta(valor ?? deNorma, tomar, { max: 9999, decimales: 2 })
  return (
    <NumberInput aria-label={label} size="xs" w={240} {...cifra} min={0} max={9999} suffix={` ${unidad}`} />
  )
}
