import { describe } from '@malla/domain/asignaturas/descripcion.ts'
import { parse } from '@malla/domain/asignaturas/gramatica.ts'
import type { Lexico } from '@malla/domain/asignaturas/lexico.ts'
import { Text } from '@mantine/core'

/** What a written requisite means, in words, and what of it is not understood. */
export function Significado({
  texto,
  lexico,
  nombreDe,
}: {
  texto: string
  lexico: Lexico
  nombreDe: (id: number) => string | null
}) {
  const { requisitos, avisos } = parse(texto, lexico)
  return (
    <div role="status">
      <Text size="xs" c="dimmed">
        {requisitos === null ? 'Sin requisitos.' : `Pide ${describe(requisitos, nombreDe)}.`}
      </Text>
      {avisos.map(aviso => (
        <Text key={aviso} size="xs" c="maiz">
          {aviso}
        </Text>
      ))}
    </div>
  )
}
