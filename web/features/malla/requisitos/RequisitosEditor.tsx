import type { CursoDelPlan, Id, Requisito } from '@malla/domain/asignaturas/asignatura.ts'
import { describe } from '@malla/domain/asignaturas/descripcion.ts'
import { textosDe } from '@malla/domain/asignaturas/requisitos.ts'
import type { Malla } from '@malla/domain/malla/malla.ts'
import { avisosDeOrden, whyNotRequisitos } from '@malla/domain/malla/requerir.ts'
import { SegmentedControl } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useId, useMemo, useState } from 'react'
import { RequisitosField } from '../../asignaturas/RequisitosField.tsx'
import { partesDe, requisitoDe } from './partes.ts'
import { RequisitosElegidos } from './RequisitosElegidos.tsx'
import classes from './requisitos.module.css'

const conCodigo = ({ codigo, nombre }: CursoDelPlan): string => (codigo ? `${codigo} ${nombre}` : nombre)

/** Requisites chosen in rows or written in the short grammar, with what they mean and what is wrong with them: a loop is named at once. */
export function RequisitosEditor({
  id,
  valor,
  onChange,
  malla,
}: {
  /** The course whose requisites they are. */
  id: Id
  valor: Requisito | null
  onChange: (valor: Requisito | null) => void
  malla: Malla
}) {
  const campo = useId()
  const todos = useMemo(() => [...malla.cursos.values()], [malla])
  const opciones = useMemo(
    () =>
      malla.columnas
        .flatMap(c => c.cursos)
        .filter(c => c.id !== id)
        .map(c => ({ value: c.id, label: conCodigo(c) })),
    [malla, id],
  )
  const partes = partesDe(valor)
  const [modo, setModo] = useState<'elegir' | 'escribir'>(partes ? 'elegir' : 'escribir')
  const isElegir = modo === 'elegir' && partes !== null
  const nameOf = (otro: Id) => malla.cursos.get(otro)?.nombre ?? null
  const motivo = whyNotRequisitos(id, valor, malla)
  const avisos = [
    ...(isElegir ? textosDe(valor).map(t => `«${t}» no es un curso del plan: quedará como texto.`) : []),
    ...avisosDeOrden(id, valor, malla),
  ]

  return (
    <div className={classes.editor}>
      <SegmentedControl
        size="xs"
        aria-label="Manera de indicarlos"
        data={[
          { value: 'elegir', label: 'Elegir', disabled: partes === null },
          { value: 'escribir', label: 'Escribir' },
        ]}
        value={isElegir ? 'elegir' : 'escribir'}
        onChange={m => setModo(m as 'elegir' | 'escribir')}
      />
      {isElegir ? (
        <>
          <RequisitosElegidos
            partes={partes}
            onChange={p => onChange(requisitoDe(p))}
            opciones={opciones}
            nombreDe={otro => (malla.cursos.has(otro) ? conCodigo(malla.cursos.get(otro)!) : null)}
            conCreditos={todos.some(c => c.credits !== null)}
          />
          <p className={classes.sentido} role="status">
            {valor ? `Pide ${describe(valor, nameOf)}.` : 'Sin requisitos.'}
          </p>
        </>
      ) : (
        <RequisitosField
          field={{ id: campo, name: 'requisitos', value: valor, onChange }}
          cursos={todos}
          propio={id}
        />
      )}
      {motivo && (
        <p className={classes.error} role="alert">
          {motivo}
        </p>
      )}
      {avisos.map(aviso => (
        <p key={aviso} className={classes.aviso}>
          <IconAlertTriangle size={14} aria-hidden /> {aviso}
        </p>
      ))}
    </div>
  )
}
