import type { Asignatura } from '@malla/contracts/asignaturas.ts'
import { baseDe } from '@malla/domain/asignaturas/versiones.ts'
import { Alert, Button } from '@mantine/core'

interface Props {
  curso: Asignatura
  /** The courses of the plan, each in its version in force. */
  cursos: readonly Asignatura[]
  /** Why it is only read, or null. */
  whyNot: string | null
  onAbrir: (id: number) => void
  /** Takes along what is typed in the form; not given where nothing is. */
  onLlevar?: ((vigente: Asignatura) => void) | undefined
}

/** The version of a course that is in force, as far as these courses of its plan know. */
export const vigenteDe = (curso: Asignatura, cursos: readonly Asignatura[]): Asignatura | undefined =>
  cursos.find(c => baseDe(c) === baseDe(curso))

/** Said over the form of a version that is not in force, whether it was opened on purpose or superseded meanwhile; nothing over any other. */
export function VersionAnterior({ curso, cursos, whyNot, onAbrir, onLlevar }: Props) {
  const vigente = vigenteDe(curso, cursos)
  if (!vigente || vigente.version <= curso.version) return null
  return (
    <Alert color="maiz" role="status" p={8}>
      {whyNot
        ? `Está viendo una versión anterior, la ${curso.version}. La vigente es la ${vigente.version}.`
        : `Está editando una versión anterior, la ${curso.version}: lo que guarde aquí no cambia la vigente, que es la ${vigente.version}.`}{' '}
      <Button variant="subtle" size="compact-sm" onClick={() => onAbrir(vigente.id)}>
        Abrir la vigente
      </Button>
      {onLlevar && (
        <Button variant="subtle" size="compact-sm" onClick={() => onLlevar(vigente)}>
          Llevar lo escrito a la vigente
        </Button>
      )}
    </Alert>
  )
}
