import { Button, Radio, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { DialogFoot } from '../../ui/DialogFoot.tsx'
import conflicto from '../../ui/form/ConflictDialog.module.css'
import { Choice } from '../../ui/form/ConflictDialog.tsx'
import { tituloDe } from '../../ui/form/enPalabras.ts'
import { QuietError } from '../../ui/QuietError.tsx'
import { useTrabajo } from '../importar/useTrabajo.ts'
import { mostrar } from './mostrar.ts'
import { filasVistas } from './pintar.ts'
import { reintentar } from './porDecidir.ts'
import { type Disputa, decidida, type Espera } from './reglas.ts'

const claveDe = (d: Disputa): string => `${d.id}.${d.name}`

/** A write that waited met another person's: both texts of each field that both changed, and one is chosen. Nothing is sent before. */
export function DecidirCambio({ espera, onClose }: { espera: Espera; onClose: () => void }) {
  const { disputas = [], trasPropia } = espera
  const [tomadas, setTomadas] = useState<Readonly<Record<string, string>>>({})
  const { ocupado, error, trabajar } = useTrabajo<'enviando'>()
  const faltan = disputas.filter(d => !tomadas[claveDe(d)]).length
  const varias = new Set(disputas.map(d => d.id)).size > 1
  const enviar = () =>
    trabajar('enviando', async () => {
      const suyas = new Set(disputas.map(claveDe).filter(c => tomadas[c] === 'theirs'))
      await reintentar(espera, decidida(espera, suyas))
      onClose()
    })
  const titulo = (d: Disputa): string => {
    const campo = tituloDe(d)
    const de = varias && espera.base[d.id]?.nombre
    return de ? `${campo} de ${String(de)}` : campo
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={trasPropia ? 'Otro cambio suyo se guardó antes' : 'Otra persona guardó antes'}
      size={620}
      zIndex={300}
    >
      <Text>
        {espera.texto}.{' '}
        {trasPropia
          ? 'Usted cambió los mismos datos en otra pestaña, sin ver este cambio.'
          : 'Mientras su cambio esperaba, alguien cambió los mismos datos.'}{' '}
        Elija qué versión queda en cada uno; lo que cambió solo uno de los dos se conserva.
      </Text>
      <Stack gap={16} mt={16}>
        {disputas.map(d => (
          <Radio.Group
            key={claveDe(d)}
            label={titulo(d)}
            value={tomadas[claveDe(d)] ?? null}
            onChange={v => setTomadas({ ...tomadas, [claveDe(d)]: v })}
          >
            <div className={conflicto.pair}>
              <Choice
                value="mine"
                label="Lo que usted escribió"
                text={mostrar(d.name, d.mine, filasVistas)}
              />
              <Choice
                value="theirs"
                label="Lo que se guardó antes"
                text={mostrar(d.name, d.theirs, filasVistas)}
              />
            </div>
          </Radio.Group>
        ))}
      </Stack>
      {error && (
        <div role="alert" style={{ marginTop: 16 }}>
          <QuietError text={error} />
        </div>
      )}
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          Decidir después
        </Button>
        <Button disabled={faltan > 0} loading={ocupado !== null} onClick={() => void enviar()}>
          {faltan > 0 ? `Por elegir: ${faltan}` : 'Guardar así'}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
