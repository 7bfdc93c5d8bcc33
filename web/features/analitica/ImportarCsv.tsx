import { Text } from '@mantine/core'
import { api } from '../../app/api.ts'
import { ImportarDialog } from '../../app/importar/ImportarDialog.tsx'
import { CURSOS } from '../../app/importar/lecturas.ts'
import { useImportar } from '../../app/importar/useImportar.ts'
import { columns, type LecturaDeCursos } from '../asignaturas/excel/columnas.tsx'

const touches = ['asignaturas', 'planes', 'ciclos', 'secciones', 'analitica']

/** Bringing courses and requisites of a plan from a file of curricular analytics. */
export function ImportarCsv({ planId, onClose }: { planId: number; onClose: () => void }) {
  const importar = useImportar<LecturaDeCursos>({
    touches,
    onHecho: onClose,
    send: (archivo, vista_previa, key) =>
      api('analitica.importar', { id: planId, vista_previa, archivo }, { key }),
  })
  return (
    <ImportarDialog
      importar={importar}
      cosa={CURSOS}
      columns={columns}
      titulo="Importar de CSV"
      zona={{ pide: 'Arrastre aquí el archivo CSV', etiqueta: 'Archivo CSV', tipos: '.csv,text/csv' }}
      nota="Los ciclos que falten se crean. Nada se guarda hasta que usted lo confirme."
      onClose={onClose}
    >
      <Text size="sm" c="dimmed">
        El archivo trae cursos, créditos, requisitos y, si los tiene, ciclos. Las horas, las áreas y lo demás
        de los cursos que ya están en el plan se quedan como están.
      </Text>
    </ImportarDialog>
  )
}
