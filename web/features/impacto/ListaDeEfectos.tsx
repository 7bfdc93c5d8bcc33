import type { EfectoVisto } from '@malla/contracts/impacto.ts'
import { nombreDeCosa } from '@malla/domain/impacto/resumen.ts'
import { titular } from '@malla/domain/silabos/palabras.ts'
import { Text, Title } from '@mantine/core'
import { type Status, StatusDot } from '../../ui/StatusDot.tsx'
import classes from './Impacto.module.css'

const TONOS: Readonly<Record<EfectoVisto['suerte'], { tono: Status; palabra: string }>> = {
  impide: { tono: 'danger', palabra: 'No se puede' },
  'se quita': { tono: 'danger', palabra: 'Se elimina' },
  cambia: { tono: 'warning', palabra: 'Cambia' },
  pasa: { tono: 'good', palabra: 'Se actualiza' },
  avisa: { tono: 'none', palabra: 'Atención' },
  queda: { tono: 'good', palabra: 'Queda igual' },
}

/** Things whose name alone does not tell what they are. */
const CON_CLASE = new Set<EfectoVisto['cosa']>(['curso', 'competencia', 'docente', 'equipo'])

const llave = (e: EfectoVisto): string => `${e.cosa} ${e.id} ${e.nombre} ${e.detalle}`

/** What happens to each thing, plan by plan. */
export function ListaDeEfectos({ efectos }: { efectos: readonly EfectoVisto[] }) {
  return [...Map.groupBy(efectos, e => e.plan ?? 'En la institución')].map(([plan, suyos]) => (
    <section key={plan} className={classes.grupo}>
      <Title order={3} size="sm">
        {plan}
      </Title>
      <ul className={classes.efectos}>
        {suyos.map(e => (
          <li key={llave(e)}>
            <StatusDot status={TONOS[e.suerte].tono}>{TONOS[e.suerte].palabra}</StatusDot>
            <span>
              {CON_CLASE.has(e.cosa) && `${titular(nombreDeCosa(e.cosa))} `}
              {/* The plan itself is named by the head of its group. */}
              {e.nombre !== plan && (
                <Text component="span" fw={600} inherit>
                  {e.nombre}{' '}
                </Text>
              )}
              <span className={classes.detalle}>{e.detalle}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  ))
}
