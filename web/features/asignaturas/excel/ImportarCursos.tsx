import { Button, SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { api } from '../../../app/api.ts'
import { ImportarDialog } from '../../../app/importar/ImportarDialog.tsx'
import { CURSOS } from '../../../app/importar/lecturas.ts'
import { useImportar } from '../../../app/importar/useImportar.ts'
import { columns, columnsConHoja, type LecturaDeCursos } from './columnas.tsx'
import { downloadPlantilla, plantillas } from './plantillas.ts'

const clases = [
  { value: 'ciclos', label: 'Cursos de los ciclos' },
  { value: 'electivos', label: 'Cursos electivos' },
]

const touches = [
  'asignaturas',
  'planes',
  'ciclos',
  'secciones',
  'parametros',
  'areascursos',
  'tiposcursos',
  'tipologiasespecialescursos',
]

/** Bringing courses of a plan from Excel: of its cycles, or its electives. */
export function ImportarCursos({ planId, onClose }: { planId: number; onClose: () => void }) {
  const [clase, setClase] = useState('ciclos')
  const is_electivos = clase === 'electivos'
  const importar = useImportar<LecturaDeCursos>({
    touches,
    onHecho: onClose,
    send: (archivo, vista_previa, key) =>
      api('asignaturas.importar', { planestudio_id: planId, is_electivos, vista_previa, archivo }, { key }),
  })

  return (
    <ImportarDialog
      importar={importar}
      cosa={CURSOS}
      columns={importar.lectura?.filas.some(f => f.hoja) ? columnsConHoja : columns}
      nota="Los ciclos, áreas y tipos que falten se crean. Nada se guarda hasta que usted lo confirme."
      onClose={onClose}
    >
      <SegmentedControl
        aria-label="Qué tiene el archivo"
        data={clases}
        value={clase}
        disabled={importar.ocupado !== null}
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
    </ImportarDialog>
  )
}
