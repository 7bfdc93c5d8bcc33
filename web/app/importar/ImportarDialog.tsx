import { Button, Group, Progress, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { DialogFoot } from '../../ui/DialogFoot.tsx'
import { QuietError } from '../../ui/QuietError.tsx'
import type { DataTableProps } from '../../ui/table/DataTable.tsx'
import { ElegirArchivo } from './ElegirArchivo.tsx'
import { type Cosa, type FilaLeida, type Lectura, textoDeImportar, whyNotImportar } from './lecturas.ts'
import type { Importar } from './useImportar.ts'
import { VistaPrevia } from './VistaPrevia.tsx'
import { ZonaDeArchivo } from './ZonaDeArchivo.tsx'

interface Props<F extends FilaLeida> {
  /** From `useImportar`. */
  importar: Importar<Lectura<F>>
  cosa: Cosa
  columns: DataTableProps<F & { id: number }>['columns']
  /** What happens with the file, below the button that chooses it. */
  nota: string
  /** What the dialog is called, and what is to be chosen in it: a workbook where nothing else is said. */
  titulo?: string
  zona?: { pide: string; etiqueta: string; tipos: string }
  onClose: () => void
  /** Above: templates to fill, what the file holds. */
  children: ReactNode
}

/** Bringing rows from Excel: choose the file, see what it would do, and do it, all or nothing. */
export function ImportarDialog<F extends FilaLeida>({
  importar,
  cosa,
  columns,
  nota,
  titulo = 'Importar de Excel',
  zona,
  onClose,
  children,
}: Props<F>) {
  const { lectura, archivo, ocupado, error } = importar
  return (
    <Dialog opened onClose={ocupado === 'importando' ? () => {} : onClose} title={titulo} size={1040}>
      <Group gap={12} mb={12}>
        {children}
      </Group>
      {!lectura && (
        <ZonaDeArchivo
          {...zona}
          archivo={archivo?.name ?? null}
          nota={nota}
          onArchivo={a => void importar.leer(a)}
        />
      )}
      {ocupado && (
        <div role="status">
          <Text size="sm" mt={12}>
            {ocupado === 'leyendo' ? `Leyendo ${archivo?.name}…` : `Importando ${archivo?.name}…`}
          </Text>
          <Progress mt={8} value={100} animated aria-label="Progreso" />
        </div>
      )}
      {error && (
        <div role="alert" style={{ marginTop: 12 }}>
          <QuietError text={error} />
        </div>
      )}
      {lectura && (
        <VistaPrevia nombre={archivo?.name ?? ''} lectura={lectura} cosa={cosa} columns={columns} />
      )}
      <DialogFoot>
        {lectura && (
          <ElegirArchivo
            etiqueta={zona?.etiqueta}
            tipos={zona?.tipos}
            variant="default"
            disabled={ocupado !== null}
            mr="auto"
            onArchivo={a => void importar.leer(a)}
          >
            Elegir otro archivo
          </ElegirArchivo>
        )}
        <Button variant="default" disabled={ocupado === 'importando'} onClick={onClose}>
          Cancelar
        </Button>
        {lectura && (
          <ActionButton
            whyNot={whyNotImportar(lectura, cosa)}
            loading={ocupado === 'importando'}
            onClick={() => void importar.importar()}
          >
            {textoDeImportar(lectura.filas, cosa)}
          </ActionButton>
        )}
      </DialogFoot>
    </Dialog>
  )
}
