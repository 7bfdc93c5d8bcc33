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

/** «Descargar Excel»: the list with the filters, the order and the columns that are shown, all its pages. */
export function DescargarExcel({
  lista,
  columns,
  pedido,
  ids,
  total,
}: {
  lista: NombreDeLista
  columns: readonly ColumnaVista[]
  pedido: Readonly<Record<string, unknown>>
  /** Only these rows, in this order. */
  ids: number[] | undefined
  /** How many rows there are; undefined until it is known. */
  total: number | undefined
}) {
  const words = useContext(WordsContext)
  const [busy, setBusy] = useState(false)
  const whyNot = useWhyNot('informes.ver')
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
      loading={busy}
      whyNot={whyNot ?? (total === 0 ? 'No hay filas que descargar.' : null)}
      onClick={() => void download()}
    >
      Descargar Excel
    </ActionButton>
  )
}
