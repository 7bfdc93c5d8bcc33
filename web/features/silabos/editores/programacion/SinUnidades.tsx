import type { SilaboAbierto } from '@malla/contracts/silabos.ts'
import type { Unidad } from '@malla/domain/silabos/contenido.ts'
import { Button, Group } from '@mantine/core'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { newKey } from '../../../../ui/newKey.ts'
import { enSemanas, unidadesDeCarta, unidadesIniciales } from './unidades.ts'

/** How many units one may begin with. */
const OPCIONES = [2, 3, 4]

/** A programme without units: with how many to begin, or with those of the carta. */
export function SinUnidades({
  abierto,
  onEmpezar,
}: {
  abierto: SilaboAbierto
  onEmpezar: (unidades: Unidad[]) => void
}) {
  const { unidad, semanas } = abierto.estructura
  const carta = abierto.carta.carta.cartaContenidos ?? []
  return (
    <EmptyState
      title={`Todavía no hay ${unidad.plural}`}
      action={
        <Group gap={8} justify="center">
          {carta.length > 0 && (
            <Button onClick={() => onEmpezar(unidadesDeCarta(carta, semanas, newKey))}>
              Usar los contenidos de la carta
            </Button>
          )}
          {OPCIONES.map(n => (
            <Button
              key={n}
              variant="default"
              onClick={() => onEmpezar(unidadesIniciales(semanas, n, newKey))}
            >
              {n} {unidad.plural}
            </Button>
          ))}
        </Group>
      }
    >
      {`Las ${enSemanas(semanas)} del periodo se reparten por igual; después puede moverlas, dividirlas y unirlas.`}
    </EmptyState>
  )
}
