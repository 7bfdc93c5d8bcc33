import { Button, Drawer, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { confirm, warn } from '../../ui/dialogs.tsx'
import { QuietError } from '../../ui/QuietError.tsx'
import { StatusDot } from '../../ui/StatusDot.tsx'
import { useAtras } from '../../ui/useAtras.ts'
import { useEscape } from '../../ui/useEscape.ts'
import { useFocusBack } from '../../ui/useFocusBack.ts'
import { useConnection } from '../connection.ts'
import { useTrabajo } from '../importar/useTrabajo.ts'
import { Link } from '../Link.tsx'
import classes from './CambiosPorEnviar.module.css'
import { comoEsta, preguntaDeDescarte } from './comoEsta.ts'
import { cuandoFue } from './cuando.ts'
import { DecidirCambio } from './DecidirCambio.tsx'
import { estadoDeCola, useCola } from './estadoDeCola.ts'
import { loQueDice } from './loQueDice.ts'
import { filasVistas } from './pintar.ts'
import { descartar, reintentar } from './porDecidir.ts'
import { reponerBorrador } from './rechazo.ts'
import type { Espera } from './reglas.ts'

/** The form where it was written has something else in it. */
const HAY_OTRO =
  'En ese formulario quedó algo más que usted escribió y no guardó. Guárdelo o descártelo allí, y vuelva después a «Corregir donde lo escribió».'

const preguntarDescarte = (espera: Espera) =>
  confirm({
    danger: true,
    text: preguntaDeDescarte(espera),
    yes: 'Descartar',
    no: 'Conservar',
    work: () => descartar(espera),
  })

/** What waits in this browser, in the order in which it is sent, and what can be done with each. */
export default function CambiosPorEnviar({ onClose }: { onClose: () => void }) {
  const { cola, enviando } = useCola()
  const connection = useConnection()
  const [decidiendo, setDecidiendo] = useState<Espera | null>(null)
  useEscape(!decidiendo, onClose)
  useAtras(true, onClose)
  // It stands only while it is open.
  useFocusBack(true)
  return (
    <Drawer
      opened
      onClose={onClose}
      closeOnEscape={false}
      position="right"
      size="min(440px, 100vw)"
      overlayProps={{ backgroundOpacity: 0.12 }}
      classNames={{ title: classes.titulo }}
      title="Cambios por enviar"
      closeButtonProps={{ 'aria-label': 'Cerrar' }}
    >
      <Text size="sm" c="dimmed">
        {cola.length === 0
          ? 'No hay nada por enviar: el servidor tiene todo lo que usted guardó.'
          : connection === 'offline'
            ? 'Están guardados en este equipo y se enviarán en este orden cuando vuelva la conexión.'
            : 'Se envían uno tras otro. Los que necesitan su decisión esperan, y no se pierden.'}
      </Text>
      <ol className={classes.lista}>
        {cola.map(espera => (
          <li key={espera.orden}>
            <span className={classes.texto}>{espera.texto}</span>
            <span className={classes.estado}>
              <ComoEsta espera={espera} enviando={enviando} />
              <span>{cuandoFue(espera.cuando)}</span>
            </span>
            {espera.motivo && espera.estado === 'rechazado' && <Text size="sm">{espera.motivo}</Text>}
            <Dichas lineas={loQueDice(espera, filasVistas)} />
            <Acciones espera={espera} onDecidir={() => setDecidiendo(espera)} onIr={onClose} />
          </li>
        ))}
      </ol>
      {decidiendo && <DecidirCambio espera={decidiendo} onClose={() => setDecidiendo(null)} />}
    </Drawer>
  )
}

function ComoEsta({ espera, enviando }: { espera: Espera; enviando: boolean }) {
  const { marca, palabras } = comoEsta(espera, enviando)
  return <StatusDot status={marca}>{palabras}</StatusDot>
}

const Dichas = ({ lineas }: { lineas: readonly string[] }) =>
  lineas.length > 0 && (
    <Text size="sm" c="dimmed" className={classes.dichas}>
      {lineas.join('\n')}
    </Text>
  )

function Acciones({ espera, onDecidir, onIr }: { espera: Espera; onDecidir: () => void; onIr: () => void }) {
  const { estado, borrador, donde } = espera
  const { ocupado, error, trabajar } = useTrabajo<'enviando'>()
  // The form where it was written begins with it again.
  const alAbrir = () => {
    if (!reponerBorrador(espera, estadoDeCola().cola)) void warn([HAY_OTRO])
    onIr()
  }
  return (
    <>
      {error && (
        <div role="alert">
          <QuietError text={error} />
        </div>
      )}
      <Group gap={8} mt={8}>
        {estado === 'choca' && (
          <Button size="compact-sm" onClick={onDecidir}>
            Decidir
          </Button>
        )}
        {estado === 'rechazado' && (
          <Button
            size="compact-sm"
            loading={ocupado !== null}
            onClick={() => void trabajar('enviando', () => reintentar(espera))}
          >
            Enviar otra vez
          </Button>
        )}
        <Link href={donde} className={classes.abrir} onClick={alAbrir}>
          {estado === 'rechazado' && borrador ? 'Corregir donde lo escribió' : 'Ver la página'}
        </Link>
        <Button variant="subtle" size="compact-sm" onClick={() => void preguntarDescarte(espera)}>
          Descartar
        </Button>
      </Group>
    </>
  )
}
