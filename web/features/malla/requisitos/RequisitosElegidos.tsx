import type { Id, ModoRequisito } from '@malla/domain/asignaturas/asignatura.ts'
import { MAX_CREDITOS } from '@malla/domain/asignaturas/creditos.ts'
import type { HojaRequisito } from '@malla/domain/asignaturas/requisitos.ts'
import { ActionIcon, Button, NumberInput, Select } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { Fragment, useState } from 'react'
import { useCifraHasta } from '../../../ui/form/cifra.ts'
import type { Option } from '../../../ui/form/fields.tsx'
import { SelectBuscable } from '../../../ui/form/SelectBuscable.tsx'
import { conCursoMas, conHoja, type Parte } from './partes.ts'
import classes from './requisitos.module.css'

const modos: Option<ModoRequisito>[] = [
  { value: 'previo', label: 'aprobado antes' },
  { value: 'simultaneo', label: 'antes o a la vez' },
]

/** Requisites chosen one by one: every row is asked for, of the courses in a row one is enough. */
export function RequisitosElegidos({
  partes,
  onChange,
  opciones,
  nombreDe,
  conCreditos,
}: {
  partes: readonly Parte[]
  onChange: (partes: Parte[]) => void
  /** Courses that may be asked for. */
  opciones: readonly Option<Id>[]
  /** How a course that is asked for is called, also one that may not be; null: it is not there. */
  nombreDe: (id: Id) => string | null
  /** Where courses have no credits none can be asked for. */
  conCreditos: boolean
}) {
  // A row that waits for its course: a new one (-1), or an alternative of row i.
  const [nueva, setNueva] = useState<number | null>(null)
  const elegir = (id: Id | null) => {
    if (id !== null) onChange(conCursoMas(partes, id, nueva === -1 ? undefined : (nueva ?? undefined)))
    setNueva(null)
  }
  const selector = (
    <SelectBuscable<Id>
      size="xs"
      aria-label="Curso requerido"
      placeholder="Busque un curso"
      data={[...opciones]}
      value={null}
      onChange={elegir}
      defaultDropdownOpened
      autoFocus
      onBlur={() => setNueva(null)}
      comboboxProps={{ zIndex: 400 }}
    />
  )

  return (
    <div className={classes.partes}>
      {partes.map(({ alternativas }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own
        <div key={i} className={classes.parte}>
          {alternativas.map((hoja, j) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <Fragment key={j}>
              {j > 0 && <span className={classes.o}>o</span>}
              <Hoja hoja={hoja} nombreDe={nombreDe} onChange={h => onChange(conHoja(partes, i, j, h))} />
            </Fragment>
          ))}
          {nueva === i ? (
            selector
          ) : (
            <Button variant="subtle" size="compact-xs" onClick={() => setNueva(i)}>
              o también…
            </Button>
          )}
        </div>
      ))}
      {nueva === -1 && selector}
      <div className={classes.botones}>
        <Button variant="default" size="compact-xs" onClick={() => setNueva(-1)}>
          + Curso
        </Button>
        {conCreditos && (
          <Button
            variant="default"
            size="compact-xs"
            onClick={() => onChange([...partes, { alternativas: [{ tipo: 'creditos', creditos: 100 }] }])}
          >
            + Créditos aprobados
          </Button>
        )}
      </div>
    </div>
  )
}

function Hoja({
  hoja,
  nombreDe,
  onChange,
}: {
  hoja: HojaRequisito
  nombreDe: (id: Id) => string | null
  onChange: (hoja: HojaRequisito | null) => void
}) {
  return (
    <div className={classes.hoja}>
      {hoja.tipo === 'creditos' ? (
        <Creditos creditos={hoja.creditos} onChange={creditos => onChange({ ...hoja, creditos })} />
      ) : (
        <>
          <span className={classes.nombre} data-duda={hoja.tipo === 'texto' || undefined}>
            {hoja.tipo === 'curso'
              ? (nombreDe(hoja.asignatura_id) ?? 'Un curso que ya no existe')
              : `«${hoja.texto}» (sin reconocer)`}
          </span>
          <Select<ModoRequisito>
            size="xs"
            aria-label="Cuándo"
            data={modos}
            value={hoja.modo}
            allowDeselect={false}
            onChange={modo => modo && onChange({ ...hoja, modo })}
            comboboxProps={{ zIndex: 400 }}
          />
        </>
      )}
      <ActionIcon size={24} aria-label="Quitar este requisito" onClick={() => onChange(null)}>
        <IconX size={14} aria-hidden />
      </ActionIcon>
    </div>
  )
}

/** Emptied it stays empty while it is typed in; left so, it is what it was. */
function Creditos({ creditos, onChange }: { creditos: number; onChange: (creditos: number) => void }) {
  const tomar = (n: number | null) => {
    if (n !== null) onChange(n)
  }
  const cifra = useCifraHasta(creditos, tomar, { max: MAX_CREDITOS, decimales: 1 })
  return (
    <NumberInput
      size="xs"
      aria-label="Créditos aprobados"
      {...cifra}
      min={0}
      max={MAX_CREDITOS}
      suffix={creditos === 1 ? ' crédito aprobado' : ' créditos aprobados'}
    />
  )
}
