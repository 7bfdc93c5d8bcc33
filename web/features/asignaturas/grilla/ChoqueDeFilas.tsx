import { etiquetas } from '@malla/contracts/etiquetas.ts'
import { Button, Group, Radio, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../../../ui/Dialog.tsx'
import { DialogFoot } from '../../../ui/DialogFoot.tsx'
import { Choice } from '../../../ui/form/ConflictDialog.tsx'
import { type Disputed, LUGAR } from '../../../ui/form/merge.ts'
import type { ColumnaId, Contexto } from './columnas.ts'
import { columnaDeCampo } from './columnas.ts'
import { type CamposDeFila, nuevaFila } from './fila.ts'
import type { Choque } from './fundir.ts'
import { escribirCelda } from './leer.ts'
import { claveDeLugar } from './lugares.ts'

/** A value as the grid shows it. */
function mostrar(campo: string, valor: unknown, ctx: Contexto): string {
  if (campo === LUGAR)
    return ctx.lugares.find(l => l.clave === claveDeLugar(valor as CamposDeFila))?.titulo ?? '(vacío)'
  const columna = columnaDeCampo(campo) as ColumnaId | null
  if (campo === 'orden' || campo === 'crudo' || !columna) return String(valor ?? '')
  return escribirCelda(columna, nuevaFila(0, { [campo]: valor } as Partial<CamposDeFila>), ctx) || '(vacío)'
}

/** What is asked: no order where there is something else. */
const preguntables = (disputados: readonly Disputed[]): Disputed[] =>
  disputados.filter(d => d.name !== 'crudo' && !(d.name === 'orden' && disputados.length > 1))

/**
 * Other people saved some of these courses first: which, and both versions of each field that both changed. What only one changed is brought
 * together by itself.
 */
export function ChoqueDeFilas({
  choques,
  ctx,
  onResolver,
  onCerrar,
}: {
  choques: readonly Choque[]
  ctx: Contexto
  onResolver: (elegidos: ReadonlySet<string>) => void
  onCerrar: () => void
}) {
  const [elegidos, setElegidos] = useState<Readonly<Record<string, 'mine' | 'theirs'>>>({})
  const llaves = choques.flatMap(c => preguntables(c.disputados).map(d => `${c.id}.${d.name}`))
  const faltan = llaves.filter(l => !elegidos[l]).length
  const suyos = () =>
    new Set(
      choques.flatMap(c => c.disputados.map(d => `${c.id}.${d.name}`).filter(l => elegidos[l] === 'theirs')),
    )
  return (
    <Dialog opened onClose={onCerrar} title="Otra persona guardó antes" size={640} zIndex={300}>
      <Text>
        {llaves.length === 0
          ? 'Cambió otros datos de estos cursos, que usted no ha tocado. Se pueden guardar los dos cambios juntos.'
          : 'Elija qué versión queda en cada dato. Lo que cambió solo uno de los dos se conserva.'}
      </Text>
      <Stack gap={16} mt={16}>
        {choques.map(c => (
          <section key={c.id} aria-label={c.nombre}>
            <Title order={3} size="sm">
              {c.nombre}
            </Title>
            {preguntables(c.disputados).map(d => (
              <Radio.Group
                key={d.name}
                mt={8}
                label={etiquetas[d.name] ?? d.name}
                value={elegidos[`${c.id}.${d.name}`] ?? null}
                onChange={v => setElegidos({ ...elegidos, [`${c.id}.${d.name}`]: v as 'mine' | 'theirs' })}
              >
                <Group gap={8} mt={4} grow align="stretch">
                  <Choice value="mine" label="Lo que usted escribió" text={mostrar(d.name, d.mine, ctx)} />
                  <Choice
                    value="theirs"
                    label="Lo que se guardó antes"
                    text={mostrar(d.name, d.theirs, ctx)}
                  />
                </Group>
              </Radio.Group>
            ))}
          </section>
        ))}
      </Stack>
      <DialogFoot>
        <Button variant="default" onClick={onCerrar}>
          Seguir editando
        </Button>
        <Button disabled={faltan > 0} onClick={() => onResolver(suyos())}>
          {faltan > 0 ? `Por elegir: ${faltan}` : 'Guardar así'}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
