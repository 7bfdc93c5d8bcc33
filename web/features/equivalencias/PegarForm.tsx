import type { Asignatura } from '@malla/contracts/asignaturas.ts'
import { leerPegado } from '@malla/domain/equivalencias/pegar.ts'
import { segun } from '@malla/domain/texto/numero.ts'
import { api } from '../../app/api.ts'
import { useSaveForm } from '../../app/useSaveForm.ts'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { TextareaField } from '../../ui/form/fields.tsx'
import classes from './equivalencias.module.css'

/** How many bad rows are told. */
const MOST = 8

/** A table copied from a sheet: each row an equivalence. All rows or none; what is wrong is said before anything is sent. */
export function PegarForm({
  planId,
  origenId,
  origen,
  destino,
  onClose,
}: {
  planId: number
  origenId: number
  origen: readonly Asignatura[]
  destino: readonly Asignatura[]
  onClose: () => void
}) {
  const leer = (texto: string) => leerPegado(texto, origen, destino)
  const form = useSaveForm<{ texto: string }, unknown>({
    initial: { texto: '' },
    draft: `equivalencias/${planId}/${origenId}/pegar`,
    touches: ['equivalencias', 'historial'],
    check: v => {
      const filas = leer(v.texto)
      if (filas.length === 0) return { texto: ['Pegue al menos una fila.'] }
      const malas = filas.filter(f => f.problemas.length > 0).length
      const motivo = segun(malas, 'Una fila no se entiende.', '# filas no se entienden.')
      return { ...(malas > 0 && { texto: [motivo] }) }
    },
    save: ({ texto }, options) =>
      api(
        'equivalencias.createMany',
        {
          planId,
          plan_origen_id: origenId,
          filas: leer(texto).map(({ origen, destino, tipo, nota }) => ({
            origen: [...origen],
            destino: [...destino],
            tipo,
            nota,
          })),
        },
        options,
      ),
  })
  const filas = leer(form.values.texto)
  const malas = filas.filter(f => f.problemas.length > 0)

  return (
    <FormDialog form={form} title="Pegar una tabla de equivalencias" onClose={onClose}>
      <TextareaField
        field={form.field('texto')}
        label="Filas"
        hint="Cuatro columnas de una hoja de cálculo: curso de origen, curso de este plan, tipo y nota (las dos últimas pueden faltar). Código o nombre; varios cursos se separan con +."
        rows={8}
        autoFocus
      />
      <div role="status">
        {filas.length > 0 && (
          <p className={classes.suave}>
            {filas.length - malas.length} de{' '}
            {segun(filas.length, '1 fila se entiende', '# filas se entienden')}.
          </p>
        )}
        {malas.length > 0 && (
          <ul className={classes.problemas}>
            {malas.slice(0, MOST).map(f => (
              <li key={f.renglon}>
                Fila {f.renglon}: {f.problemas.join(' ')}
              </li>
            ))}
            {malas.length > MOST && <li>Y {malas.length - MOST} más.</li>}
          </ul>
        )}
      </div>
    </FormDialog>
  )
}
