import { formatCreditos } from '@malla/domain/asignaturas/creditos.ts'
import { type TipoDeEquivalencia, tiposDeEquivalencia } from '@malla/domain/equivalencias/catalogos.ts'
import {
  avisoDeCreditos,
  type CursoComparado,
  creditosDe,
} from '@malla/domain/equivalencias/equivalencias.ts'
import { Button, Select } from '@mantine/core'
import { useState } from 'react'
import { ActionButton } from '../../ui/ActionButton.tsx'
import classes from './equivalencias.module.css'

export const TIPOS = tiposDeEquivalencia.map(t => ({ value: t.valor, label: t.nombre }))

/** «Álgebra I + Álgebra II (8 cr)». */
export function dichos(cursos: readonly CursoComparado[]): string {
  const nombres = cursos.map(c => c.nombre).join(' + ')
  const creditos = creditosDe(cursos)
  return creditos === null ? nombres : `${nombres} (${formatCreditos(creditos)} cr)`
}

/** What is picked on either side, as the row that it would make. */
export function Elegidos({
  origen,
  destino,
  whyNot,
  saving,
  onVaciar,
  onAnadir,
}: {
  origen: readonly CursoComparado[]
  destino: readonly CursoComparado[]
  whyNot: string | null
  saving: boolean
  onVaciar: () => void
  onAnadir: (fila: { origen: number[]; destino: number[]; tipo: TipoDeEquivalencia }) => void
}) {
  const [tipo, setTipo] = useState<TipoDeEquivalencia>('total')
  const falta =
    origen.length === 0 || destino.length === 0 ? 'Marque al menos un curso en cada columna.' : null
  const aviso = avisoDeCreditos(origen, destino)

  return (
    <section className={classes.elegidos} aria-label="Nueva equivalencia">
      <div className={classes.frase} role="status">
        {origen.length + destino.length === 0 ? (
          <span className={classes.suave}>Marque los cursos de ambos planes que equivalen.</span>
        ) : (
          <>
            <span>{origen.length > 0 ? dichos(origen) : '…'}</span>
            <span aria-hidden> → </span>
            <span className="visually-hidden">equivale a</span>
            <span>{destino.length > 0 ? dichos(destino) : '…'}</span>
            {aviso && <span className={classes.aviso}>{aviso}</span>}
          </>
        )}
      </div>
      <Select<TipoDeEquivalencia>
        aria-label="Tipo de equivalencia"
        data={TIPOS}
        value={tipo}
        onChange={v => v && setTipo(v)}
        allowDeselect={false}
        w={140}
      />
      <ActionButton
        whyNot={whyNot ?? falta}
        loading={saving}
        onClick={() => onAnadir({ origen: origen.map(c => c.id), destino: destino.map(c => c.id), tipo })}
      >
        Añadir equivalencia
      </ActionButton>
      {origen.length + destino.length > 0 && (
        <Button variant="subtle" onClick={onVaciar}>
          Desmarcar
        </Button>
      )}
    </section>
  )
}
