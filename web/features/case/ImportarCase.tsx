import { Button, Progress, Text } from '@mantine/core'
import { ElegirArchivo } from '../../app/importar/ElegirArchivo.tsx'
import { ZonaDeArchivo } from '../../app/importar/ZonaDeArchivo.tsx'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { DialogFoot } from '../../ui/DialogFoot.tsx'
import { QuietError } from '../../ui/QuietError.tsx'
import { LecturaCase } from './LecturaCase.tsx'
import { textoDeImportar, whyNotImportar } from './observaciones.ts'
import { useImportarCase } from './useImportarCase.ts'

const PAQUETE = { etiqueta: 'Paquete CASE', tipos: '.json,application/json' }

/** Bringing a CASE package into a plan: choose the file, see what it makes and what is left out, and do it, all or nothing. */
export function ImportarCase({ planId, onClose }: { planId: number; onClose: () => void }) {
  const { archivo, lectura, ocupado, error, leer, importar } = useImportarCase(planId, onClose)
  return (
    <Dialog opened onClose={() => ocupado !== 'importando' && onClose()} title="Importar CASE" size={900}>
      {!lectura && (
        <ZonaDeArchivo
          archivo={archivo?.name ?? null}
          pide="Arrastre aquí el paquete CASE (.json)"
          {...PAQUETE}
          nota="CASE 1.0 o 1.1. Nada se guarda hasta que usted lo confirme."
          onArchivo={a => void leer(a)}
        />
      )}
      {ocupado && (
        <div role="status">
          <Text size="sm" mt={12}>
            {ocupado === 'leyendo' ? `Leyendo ${archivo?.name ?? 'el archivo'}…` : 'Importando…'}
          </Text>
          <Progress mt={8} value={100} animated aria-label="Progreso" />
        </div>
      )}
      {error && (
        <div role="alert" style={{ marginTop: 12 }}>
          <QuietError text={error} />
        </div>
      )}
      {lectura && <LecturaCase lectura={lectura} />}
      <DialogFoot>
        {lectura && (
          <ElegirArchivo
            {...PAQUETE}
            variant="default"
            disabled={ocupado !== null}
            mr="auto"
            onArchivo={a => void leer(a)}
          >
            Elegir otro archivo
          </ElegirArchivo>
        )}
        <Button variant="default" disabled={ocupado === 'importando'} onClick={onClose}>
          Cancelar
        </Button>
        {lectura && (
          <ActionButton
            whyNot={whyNotImportar(lectura)}
            loading={ocupado === 'importando'}
            onClick={() => void importar()}
          >
            {textoDeImportar(lectura)}
          </ActionButton>
        )}
      </DialogFoot>
    </Dialog>
  )
}
