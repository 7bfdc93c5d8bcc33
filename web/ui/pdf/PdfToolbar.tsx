import { Button, NumberInput } from '@mantine/core'
import {
  IconChevronDown,
  IconChevronUp,
  IconDownload,
  IconExternalLink,
  IconMinus,
  IconPlus,
  IconPrinter,
} from '@tabler/icons-react'
import { IconButton } from '../IconButton.tsx'
import classes from './PdfViewer.module.css'

interface PdfToolbarProps {
  page: number
  pages: number
  goTo: (page: number) => void
  /** 1 is 100 %. */
  zoom: number
  onZoom: (direction: 1 | -1) => void
  onFit: () => void
  fileName: string
  blobUrl: string | null
  /** It is being opened in another tab, which needs the file for as long as it stands. */
  onOutside: () => void
  onPrint: () => void
}

/** Page, zoom, a tab of its own, save, print. */
export function PdfToolbar(props: PdfToolbarProps) {
  const { page, pages, goTo, zoom, onZoom } = props
  const ready = pages > 0
  return (
    <div className={classes.toolbar} role="toolbar" aria-label="Documento">
      <div className={classes.group}>
        <Icon label="Página anterior" disabled={!ready || page <= 1} onClick={() => goTo(page - 1)}>
          <IconChevronUp size={18} aria-hidden />
        </Icon>
        <NumberInput
          aria-label="Página"
          className={classes.number}
          size="xs"
          hideControls
          min={1}
          max={pages || 1}
          value={page}
          disabled={!ready}
          onChange={value => typeof value === 'number' && goTo(value)}
        />
        <span className={classes.of}>de {pages || '–'}</span>
        <Icon label="Página siguiente" disabled={!ready || page >= pages} onClick={() => goTo(page + 1)}>
          <IconChevronDown size={18} aria-hidden />
        </Icon>
      </div>
      <div className={classes.group}>
        <Icon label="Alejar" disabled={!ready} onClick={() => onZoom(-1)}>
          <IconMinus size={18} aria-hidden />
        </Icon>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          disabled={!ready}
          onClick={props.onFit}
          title="Ajustar al ancho"
        >
          {Math.round(zoom * 100)} %
        </Button>
        <Icon label="Acercar" disabled={!ready} onClick={() => onZoom(1)}>
          <IconPlus size={18} aria-hidden />
        </Icon>
      </div>
      <div className={classes.group}>
        {props.blobUrl && (
          <>
            <Button
              component="a"
              href={props.blobUrl}
              target="_blank"
              rel="noopener"
              variant="default"
              className={classes.outside}
              leftSection={<IconExternalLink size={16} aria-hidden />}
              onClick={props.onOutside}
              // The middle button and the menu of the browser open it too, and are no click.
              onAuxClick={props.onOutside}
              onContextMenu={props.onOutside}
            >
              Abrir en otra pestaña
            </Button>
            <Button
              component="a"
              href={props.blobUrl}
              download={props.fileName}
              variant="default"
              leftSection={<IconDownload size={16} aria-hidden />}
            >
              Descargar
            </Button>
          </>
        )}
        <Button disabled={!ready} onClick={props.onPrint} leftSection={<IconPrinter size={16} aria-hidden />}>
          Imprimir
        </Button>
      </div>
    </div>
  )
}

interface IconProps {
  label: string
  disabled: boolean
  onClick: () => void
  children: React.ReactNode
}

const Icon = ({ label, disabled, onClick, children }: IconProps) => (
  <IconButton label={label} off={disabled} onClick={onClick}>
    {children}
  </IconButton>
)
