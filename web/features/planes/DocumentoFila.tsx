import { Progress } from '@mantine/core'
import { IconDownload, IconExternalLink, IconEye, IconFileArrowRight, IconMail } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { fetchFile, saveBlob } from '../../ui/pdf/fetchFile.ts'
import { openReport, type Report } from '../../ui/pdf/report.ts'
import { QuietError } from '../../ui/QuietError.tsx'
import { useDelayed } from '../../ui/useDelayed.ts'
import classes from './DocumentosTab.module.css'

interface Props {
  titulo: string
  texto: ReactNode
  /** The filters above narrow it now. */
  isFiltrado?: boolean
  /** Title of the viewer. */
  nombre: string
  whyNot: string | null
  ask: Report['ask']
  /** It takes long: asked for here, it waits in «Mis documentos». */
  preparar?: () => Promise<unknown>
  /** No viewer shows it (SQL): it is only saved. */
  soloDescargar?: boolean
  /** Opens «Enviar a Correo»; `whyNotEnviar` says why the person may not. */
  onEnviar?: () => void
  whyNotEnviar?: string | null
}

/** A report that can be looked at, opened beside, or saved. What takes long shows that it goes on; what fails says why and offers to try again. */
export function DocumentoFila({
  titulo,
  texto,
  isFiltrado,
  nombre,
  whyNot,
  ask,
  preparar,
  soloDescargar = false,
  onEnviar,
  whyNotEnviar = null,
}: Props) {
  const [haciendo, setHaciendo] = useState<'abrir' | 'descargar' | 'preparar' | null>(null)
  const [fallo, setFallo] = useState<{ error: Error; otraVez: () => void } | null>(null)
  const tarda = useDelayed(haciendo !== null && haciendo !== 'preparar', 400)

  const hacer = async (
    que: 'abrir' | 'descargar' | 'preparar',
    trabajo: () => Promise<unknown>,
    otraVez = () => void hacer(que, trabajo),
  ) => {
    setHaciendo(que)
    setFallo(null)
    try {
      await trabajo()
    } catch (error) {
      setFallo({ error: error as Error, otraVez })
    } finally {
      setHaciendo(null)
    }
  }
  const descargar = () =>
    hacer('descargar', async () => {
      const { blob, fileName } = await fetchFile((await ask()).url)
      saveBlob(blob, fileName)
    })
  const abrir = () => {
    // At once, while the browser still knows that a person asked for it; the address comes after.
    const pestana = window.open('about:blank', '_blank')
    const llevar = async () => {
      try {
        const { url } = await ask()
        if (pestana) pestana.location.href = url
        else window.location.assign(url)
      } catch (error) {
        pestana?.close()
        throw error
      }
    }
    // The tab of one that failed is closed: to try again is to open another.
    return hacer('abrir', llevar, () => void abrir())
  }

  return (
    <li className={classes.fila}>
      <div className={classes.que}>
        <b>{titulo}</b>
        {typeof texto === 'string' ? (
          <span>
            {texto}
            {isFiltrado && ' Con los filtros elegidos.'}
          </span>
        ) : (
          texto
        )}
      </div>
      <div className={classes.acciones}>
        {preparar ? (
          <ActionButton
            whyNot={whyNot}
            variant="default"
            aria-label={`Preparar: ${titulo}`}
            leftSection={<IconFileArrowRight size={16} aria-hidden />}
            loading={haciendo === 'preparar'}
            onClick={() => void hacer('preparar', preparar)}
          >
            Preparar
          </ActionButton>
        ) : (
          <>
            {!soloDescargar && (
              <>
                <ActionButton
                  whyNot={whyNot}
                  variant="default"
                  aria-label={`Ver: ${titulo}`}
                  leftSection={<IconEye size={16} aria-hidden />}
                  onClick={() => openReport({ title: nombre, ask })}
                >
                  Ver
                </ActionButton>
                <ActionButton
                  variant="subtle"
                  px={8}
                  whyNot={whyNot}
                  loading={haciendo === 'abrir'}
                  aria-label={`Abrir en otra pestaña: ${titulo}`}
                  leftSection={<IconExternalLink size={16} aria-hidden />}
                  onClick={() => void abrir()}
                >
                  Abrir en otra pestaña
                </ActionButton>
              </>
            )}
            <ActionButton
              variant={soloDescargar ? 'default' : 'subtle'}
              {...(soloDescargar ? {} : { px: 8 })}
              whyNot={whyNot}
              loading={haciendo === 'descargar'}
              aria-label={`Descargar: ${titulo}`}
              leftSection={<IconDownload size={16} aria-hidden />}
              onClick={() => void descargar()}
            >
              Descargar
            </ActionButton>
          </>
        )}
        {onEnviar && (
          <ActionButton
            variant="subtle"
            px={8}
            whyNot={whyNot ?? whyNotEnviar}
            aria-label={`Enviar a Correo: ${titulo}`}
            leftSection={<IconMail size={16} aria-hidden />}
            onClick={onEnviar}
          >
            Enviar
          </ActionButton>
        )}
      </div>
      {tarda && (
        <div className={classes.progreso} role="status">
          <span>Preparando el documento…</span>
          <Progress size="sm" value={100} animated aria-label={`Preparando ${titulo}`} />
        </div>
      )}
      {fallo && <QuietError error={fallo.error} retry={fallo.otraVez} />}
    </li>
  )
}
