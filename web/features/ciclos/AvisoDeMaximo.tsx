import { avisoDeMaximo } from '@malla/domain/ciclos/maximo.ts'
import { Text } from '@mantine/core'
import { useCall } from '../../app/query.ts'

/** Says where a plan of this programme would have more cycles than it allows; nothing otherwise. `quedarian`: how many it would have. */
export function AvisoDeMaximo({ programaId, quedarian }: { programaId: number; quedarian: number }) {
  const programa = useCall('programas.show', { id: programaId }).data?.data
  const aviso = avisoDeMaximo(quedarian, programa?.maxciclos)
  return aviso ? (
    <Text component="span" display="block" size="sm" role="status">
      {aviso}
    </Text>
  ) : null
}
