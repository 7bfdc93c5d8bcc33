import type { ColumnaVista } from '@malla/contracts/listas.ts'
import type { NombreDeLista } from '@malla/domain/listas/listas.ts'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useContext, useState } from 'react'
import { api } from '../../app/api.ts'
import { useWhyNot } from '../../app/permission.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { warnOf } from '../../ui/dialogs.tsx'
import { downloadReport } from '../../ui/pdf/report.ts'
import { WordsContext } from '../../ui/table/words.ts'
import classes from './DescargarExcel.module.css'

/** «Descargar Excel»: the list with the filters, the order and the columns that are shown, all its pages. Not where there is nothing yet. */
export function DescargarExcel({
  lista,
  columns,
  pedido,
  ids,
  total,
  filtered,
}: {
  lista: NombreDeLista
  columns: readonly ColumnaVista[]
  pedido: Readonly<Record<string, unknown>>
  /** Only these rows, in this order. */
  ids: number[] | undefined
  /** How many rows there are; undefined until it is known. */
  total: number | undefined
  filtered: boolean
}) {
  const words = useContext(WordsContext)
  const [busy, setBusy] = useState(false)
  const whyNot = useWhyNot('informes.ver')
  if (total === 0 && !filtered) return null
  const download = async () => {
    setBusy(true)
    try {
      await downloadReport(() =>
        api('listas.excel', { lista, pedido, columnas: [...columns], palabras: words?.all() ?? [], ids }),
      )
    } catch (error) {
      void warnOf(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <ActionButton
      variant="default"
      leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
      className={classes.excel}
      aria-label="Descargar Excel"
      loading={busy}
      whyNot={whyNot ?? (total === 0 ? 'No hay filas que descargar.' : null)}
      onClick={() => void download()}
    >
      <span className={classes.word}>Descargar Excel</span>
    </ActionButton>
  )
}
