import { Button, Group, Progress, SegmentedControl, Text } from '@mantine/core'
import { useState } from 'react'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { QuietError } from '../../../ui/QuietError.tsx'
import { textoDeImportar, whyNotImportar } from './lecturas.ts'
import { downloadPlantilla, plantillas } from './plantillas.ts'
import { useImportar } from './useImportar.ts'
import { VistaPrevia } from './VistaPrevia.tsx'
import { ZonaDeArchivo } from './ZonaDeArchivo.tsx'

const clases = [
  { value: 'ciclos', label: 'Cursos de los ciclos' },
  { value: 'electivos', label: 'Cursos electivos' },
]

/** Bringing courses of a plan from Excel: choose the file, see what it would do, and do it, all or nothing. */
export function ImportarCursos({ planId, onClose }: { planId: number; onClose: () => void }) {
  const [clase, setClase] = useState('ciclos')
  const is_electivos = clase === 'electivos'
  const importar = useImportar(planId, is_electivos, onClose)
  const { lectura, archivo, ocupado, error } = importar

  return (
    <Dialog
      opened
      onClose={ocupado === 'importando' ? () => {} : onClose}
      title="Importar de Excel"
      size={1040}
    >
      <Group gap={12} mb={12}>
        <SegmentedControl
          aria-label="Qué tiene el archivo"
          data={clases}
          value={clase}
          disabled={ocupado !== null}
          onChange={c => {
            setClase(c)
            importar.olvidar()
          }}
        />
        {plantillas
          .filter(p => p.is_electivos === is_electivos)
          .map(p => (
            <Button
              key={p.label}
              size="compact-sm"
              variant="subtle"
              onClick={() => void downloadPlantilla(planId, p)}
            >
              {p.vacia ? 'Descargar plantilla vacía' : 'Descargar con los cursos actuales'}
            </Button>
          ))}
      </Group>
      {!lectura && <ZonaDeArchivo archivo={archivo?.name ?? null} onArchivo={a => void importar.leer(a)} />}
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
      {lectura && <VistaPrevia nombre={archivo?.name ?? ''} lectura={lectura} />}
      <Group justify="flex-end" gap={8} mt={16}>
        {lectura && (
          <Button variant="default" disabled={ocupado !== null} onClick={importar.olvidar} mr="auto">
            Elegir otro archivo
          </Button>
        )}
        <Button variant="default" disabled={ocupado === 'importando'} onClick={onClose}>
          Cancelar
        </Button>
        {lectura && (
          <ActionButton
            whyNot={whyNotImportar(lectura)}
            loading={ocupado === 'importando'}
            onClick={() => void importar.importar()}
          >
            {textoDeImportar(lectura.filas)}
          </ActionButton>
        )}
      </Group>
    </Dialog>
  )
}
