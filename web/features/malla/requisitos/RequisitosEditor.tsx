import type { Id, Requisito } from '@malla/domain/asignaturas/asignatura.ts'
import { describe } from '@malla/domain/asignaturas/descripcion.ts'
import { lexicoDe } from '@malla/domain/asignaturas/lexico.ts'
import { textosDe } from '@malla/domain/asignaturas/requisitos.ts'
import type { Malla } from '@malla/domain/malla/malla.ts'
import { avisosDeOrden, whyNotRequisitos } from '@malla/domain/malla/requerir.ts'
import { SegmentedControl } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import type { CursoDeMalla } from '../curso.ts'
import { partesDe, requisitoDe } from './partes.ts'
import { RequisitosElegidos } from './RequisitosElegidos.tsx'
import { RequisitosEscritos } from './RequisitosEscritos.tsx'
import classes from './requisitos.module.css'

export interface RequisitosEditorProps {
  /** The course whose requisites they are; null for a new one. */
  id: Id | null
  valor: Requisito | null
  onChange: (valor: Requisito | null) => void
  malla: Malla
  /** A reason of the server. */
  error?: string
}

/** Why these requisites cannot be given to a course, or null: a loop is named before it is sent. */
export const whyNotGuardar = (id: Id | null, valor: Requisito | null, malla: Malla): string | null =>
  id === null ? null : whyNotRequisitos(id, valor, malla)

/** Requisites chosen in rows or written in the short grammar, with what they mean and what is wrong with them. */
export function RequisitosEditor({ id, valor, onChange, malla, error }: RequisitosEditorProps) {
  const cursos = useMemo(
    () => [...malla.cursos.values()].filter(c => c.id !== id) as CursoDeMalla[],
    [malla, id],
  )
  const lexico = useMemo(() => lexicoDe(malla.cursos.values()), [malla])
  const opciones = useMemo(
    () =>
      malla.columnas
        .flatMap(c => c.cursos)
        .filter(c => c.id !== id)
        .map(c => ({ value: c.id, label: c.codigo ? `${c.codigo} ${c.nombre}` : c.nombre })),
    [malla, id],
  )
  const partes = partesDe(valor)
  const [modo, setModo] = useState<'elegir' | 'escribir'>(partes ? 'elegir' : 'escribir')
  const nameOf = (otro: Id) => malla.cursos.get(otro)?.nombre ?? null
  const motivo = whyNotGuardar(id, valor, malla) ?? error
  const avisos = [
    ...textosDe(valor).map(t => `No hay en el plan un curso que se escriba «${t}». Quedará como texto.`),
    ...(id === null ? [] : avisosDeOrden(id, valor, malla)),
  ]

  return (
    <div className={classes.editor}>
      <SegmentedControl
        size="xs"
        aria-label="Cómo indicar los requisitos"
        data={[
          { value: 'elegir', label: 'Elegir', disabled: partes === null },
          { value: 'escribir', label: 'Escribir' },
        ]}
        value={modo}
        onChange={m => setModo(m as 'elegir' | 'escribir')}
      />
      {modo === 'elegir' && partes ? (
        <RequisitosElegidos
          partes={partes}
          onChange={p => onChange(requisitoDe(p))}
          opciones={opciones}
          conCreditos={cursos.some(c => c.credits !== null)}
        />
      ) : (
        <RequisitosEscritos valor={valor} onChange={onChange} lexico={lexico} cursos={cursos} />
      )}
      <p className={classes.sentido} aria-live="polite">
        {describe(valor, nameOf) || 'No pide nada.'}
      </p>
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
