import type { Ciclo, Seccion } from '@malla/contracts/ciclos.ts'
import { RowMenu } from '../../ui/table/RowMenu.tsx'
import { deleteCiclo, moveCiclo } from '../ciclos/cambiarCiclos.ts'
import { deleteSeccion } from '../secciones/deleteSeccion.ts'
import type { Lugar } from './grilla/lugares.ts'
import type { Impedimentos } from './useDatosDePlan.ts'

/** What is open over the courses: the form of a cycle, a section or a course (null: a new one), or the import of a file. */
export type Abierto =
  | { tipo: 'ciclo'; ciclo: Ciclo | null }
  | { tipo: 'seccion'; seccion: Seccion | null }
  | { tipo: 'curso'; id: number | null; lugar?: Lugar }
  | { tipo: 'importar' }

interface Props {
  planId: number
  ciclos: readonly Ciclo[]
  impedimentos: Impedimentos
  onAbrir: (abierto: Abierto) => void
}

/** What can be done with a cycle: change it, put it a step up or down, delete it. */
export function CicloMenu({ ciclo, ...props }: Props & { ciclo: Ciclo }) {
  const { ciclos, planId } = props
  const whyNot = props.impedimentos.estructura
  const i = ciclos.findIndex(c => c.id === ciclo.id)
  return (
    <RowMenu
      name={ciclo.descripcion}
      actions={[
        { label: 'Cambiar nombre…', whyNot, onClick: () => props.onAbrir({ tipo: 'ciclo', ciclo }) },
        {
          label: 'Subir',
          whyNot: whyNot ?? (i === 0 ? 'Ya es el primero.' : null),
          onClick: () => void moveCiclo(planId, ciclos, ciclo.id, -1),
        },
        {
          label: 'Bajar',
          whyNot: whyNot ?? (i === ciclos.length - 1 ? 'Ya es el último.' : null),
          onClick: () => void moveCiclo(planId, ciclos, ciclo.id, 1),
        },
        {
          label: 'Eliminar',
          danger: true,
          whyNot: whyNot ?? (ciclo.cursos_count > 0 ? 'Tiene cursos: muévalos o elimínelos primero.' : null),
          onClick: () => void deleteCiclo(ciclo),
        },
      ]}
    />
  )
}

/** What can be done with a section of electives. */
export function SeccionMenu({ seccion, ...props }: Omit<Props, 'ciclos' | 'planId'> & { seccion: Seccion }) {
  const whyNot = props.impedimentos.estructura
  return (
    <RowMenu
      name={seccion.nombre}
      actions={[
        {
          label: 'Cambiar nombre y créditos…',
          whyNot,
          onClick: () => props.onAbrir({ tipo: 'seccion', seccion }),
        },
        {
          label: 'Eliminar',
          danger: true,
          whyNot:
            whyNot ?? (seccion.cursos_count > 0 ? 'Tiene cursos: muévalos o elimínelos primero.' : null),
          onClick: () => void deleteSeccion(seccion),
        },
      ]}
    />
  )
}
