import { type AvisoDeMatriz, cuentaDeAvisos } from '@malla/domain/competencias/avisos.ts'
import { cuantos } from '@malla/domain/texto/numero.ts'
import { Button, Menu } from '@mantine/core'
import { IconAlertTriangle, IconChevronDown, IconCircleCheck, IconCopy } from '@tabler/icons-react'
import classes from './Matriz.module.css'

const tipos = Object.keys(cuentaDeAvisos) as AvisoDeMatriz['tipo'][]

export interface ResumenProps {
  avisos: readonly AvisoDeMatriz[]
  /** What a competency or a course is called in the list. */
  nombreDe: (aviso: AvisoDeMatriz) => string
  onIr: (aviso: AvisoDeMatriz) => void
}

/** How much is missing in the whole plan, each count with the list of its places: choosing one goes there. */
export function Resumen({ avisos, nombreDe, onIr }: ResumenProps) {
  const porTipo = Map.groupBy(avisos, a => a.tipo)
  if (avisos.length === 0)
    return (
      <p className={classes.resumen}>
        <IconCircleCheck size={16} aria-hidden /> Sin huecos ni solapes en todo el plan.
      </p>
    )
  return (
    <section className={`${classes.resumen} no-print`} aria-label="Huecos y solapes del plan">
      {tipos.map(tipo => {
        const suyos = porTipo.get(tipo) ?? []
        if (suyos.length === 0) return null
        const [uno, varios] = cuentaDeAvisos[tipo]
        return (
          <Menu key={tipo} position="bottom-start" width={360}>
            <Menu.Target>
              <Button
                variant="subtle"
                color={tipo === 'solape' ? 'gray' : 'maiz'}
                size="compact-sm"
                leftSection={
                  tipo === 'solape' ? (
                    <IconCopy size={14} aria-hidden />
                  ) : (
                    <IconAlertTriangle size={14} aria-hidden />
                  )
                }
                rightSection={<IconChevronDown size={14} aria-hidden />}
              >
                {cuantos(suyos.length, uno, varios)}
              </Button>
            </Menu.Target>
            <Menu.Dropdown className={classes.saltos}>
              {suyos.map(a => (
                <Menu.Item
                  key={`${a.competencia_id} ${a.asignatura_id} ${a.palabra}`}
                  onClick={() => onIr(a)}
                >
                  {nombreDe(a)}
                  <span className={classes.tenue}> · {a.palabra}</span>
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        )
      })}
    </section>
  )
}
