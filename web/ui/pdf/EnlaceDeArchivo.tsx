import { openReport } from './report.ts'

interface EnlaceDeArchivoProps {
  nombre: string
  /** Media type, from its content. */
  tipo: string
  url: string
}

/**
 * A kept file. PDFs open in our own viewer, pictures in a tab of their own; documents of Office are saved, for the person's own programs: no
 * outside service sees them.
 */
export function EnlaceDeArchivo({ nombre, tipo, url }: EnlaceDeArchivoProps) {
  if (tipo === 'application/pdf')
    return (
      <a
        href={url}
        onClick={event => {
          // With a key held the browser does what it always does.
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          openReport({ title: nombre, ask: () => Promise.resolve({ url }) })
        }}
      >
        {nombre}
      </a>
    )
  if (tipo.startsWith('image/'))
    return (
      <a href={url} target="_blank" rel="noreferrer">
        {nombre}
      </a>
    )
  return (
    <a href={url} download={nombre} title="Se guarda en su equipo">
      {nombre}
    </a>
  )
}
