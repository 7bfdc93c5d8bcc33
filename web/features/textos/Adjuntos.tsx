import type { Adjunto } from '@malla/contracts/textos.ts'
import { porciento } from '@malla/domain/planes/porciento.ts'
import { pesoDe } from '@malla/domain/texto/peso.ts'
import { ActionIcon, Progress } from '@mantine/core'
import { IconPaperclip, IconX } from '@tabler/icons-react'
import { notifyGood } from '../../ui/alerts.tsx'
import { confirmDelete } from '../../ui/dialogs.tsx'
import { EnlaceDeArchivo } from '../../ui/pdf/EnlaceDeArchivo.tsx'
import { type Fuente, quitarArchivo } from './fuente.ts'
import classes from './Textos.module.css'

/** A file on its way up. */
export interface Subida {
  nombre: string
  parte: number
}

/** The files on a section or on an entry of it. */
export function Adjuntos({
  fuente,
  adjuntos,
  subida,
}: {
  fuente: Fuente
  adjuntos: readonly Adjunto[]
  subida: Subida | null
}) {
  if (adjuntos.length === 0 && !subida) return null
  const quitar = (adjunto: Adjunto) =>
    confirmDelete({
      name: adjunto.nombre,
      work: async () => notifyGood(await quitarArchivo(fuente, adjunto)),
    })
  return (
    <ul className={`${classes.adjuntos} no-print`} aria-label="Archivos adjuntos">
      {adjuntos.map(a => (
        <li key={a.id}>
          <IconPaperclip size={14} aria-hidden />
          <EnlaceDeArchivo nombre={a.nombre} tipo={a.tipo} url={a.url} />
          <span className={classes.peso}>{pesoDe(a.bytes)}</span>
          {fuente.whyNotEditar === null && (
            <ActionIcon size="sm" aria-label={`Quitar ${a.nombre}`} onClick={() => void quitar(a)}>
              <IconX size={14} aria-hidden />
            </ActionIcon>
          )}
        </li>
      ))}
      {subida && (
        <li>
          <span role="status">
            Subiendo {subida.nombre}… {porciento(subida.parte, 1)} %
          </span>
          <Progress size="sm" w={120} value={subida.parte * 100} aria-label={`Subiendo ${subida.nombre}`} />
        </li>
      )}
    </ul>
  )
}
