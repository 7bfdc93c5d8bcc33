import type { Asignatura } from '@malla/contracts/asignaturas.ts'
import { Alert, Button } from '@mantine/core'

interface Props {
  curso: Asignatura
  /** The courses of the plan, each in its version in force. */
  cursos: readonly Asignatura[]
  /** Why it is only read, or null. */
  whyNot: string | null
  onAbrir: (id: number) => void
}

const baseDe = (c: Asignatura): number => c.asignatura_id || c.id

/** Said over the form of a version that is not in force, whether it was opened on purpose or superseded meanwhile; nothing over any other. */
export function VersionAnterior({ curso, cursos, whyNot, onAbrir }: Props) {
  const vigente = cursos.find(c => baseDe(c) === baseDe(curso))
  if (!vigente || vigente.version <= curso.version) return null
  return (
    <Alert color="maiz" role="status" p={8}>
      {whyNot
        ? `Está viendo una versión anterior, la ${curso.version}. La vigente es la ${vigente.version}.`
        : `Está editando una versión anterior, la ${curso.version}: lo que guarde aquí no cambia la vigente, que es la ${vigente.version}.`}{' '}
      <Button variant="subtle" size="compact-sm" onClick={() => onAbrir(vigente.id)}>
        Abrir la vigente
      </Button>
    </Alert>
  )
}
