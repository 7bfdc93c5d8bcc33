import { StateBadge, type Tone } from '../../ui/StateBadge.tsx'
import type { FilaLeida } from './lecturas.ts'

const acciones: Record<FilaLeida['accion'], { tone: Tone; palabra: string }> = {
  crear: { tone: 'good', palabra: 'Nuevo' },
  cambiar: { tone: 'info', palabra: 'Cambia' },
  igual: { tone: 'plain', palabra: 'Igual' },
}

/** What an import does with a row, as a badge. */
export const AccionDeFila = ({ accion }: { accion: FilaLeida['accion'] }) => (
  <StateBadge tone={acciones[accion].tone}>{acciones[accion].palabra}</StateBadge>
)
