import type { UploadImageOptions } from '@mantine/tiptap'
import { useRef, useState } from 'react'
import { isSinRespuesta } from '../reasons.ts'

/** Keeps a picture and answers its address. */
export type SubirImagen = (file: File, onProgress: (part: number) => void) => Promise<string>

/** A picture that did not arrive: it stays in the text until somebody says how it goes on. */
interface Caida {
  nombre: string
  motivo: string
  seguir: (isOtraVez: boolean) => void
}

export interface Imagenes {
  subida: { nombre: string; parte: number } | null
  caidas: readonly Caida[]
  /** Why the last one was refused. */
  error: string | null
}

/** Somebody let go of a picture: nothing is to be said of it. */
class Dejada extends Error {}

/** The pictures that an editor sends: how far they are, and what its extension asks for. What did not arrive is offered again; what was refused goes. */
export function useImagenes(upload: SubirImagen | undefined): [Imagenes, UploadImageOptions | undefined] {
  const [subida, setSubida] = useState<Imagenes['subida']>(null)
  const [caidas, setCaidas] = useState<Imagenes['caidas']>([])
  const [error, setError] = useState<string | null>(null)
  const actual = useRef(upload)
  actual.current = upload

  const preguntar = (nombre: string, motivo: string): Promise<boolean> =>
    new Promise(resolve => {
      const caida: Caida = {
        nombre,
        motivo,
        seguir: isOtraVez => {
          setCaidas(todas => todas.filter(c => c !== caida))
          resolve(isOtraVez)
        },
      }
      setCaidas(todas => [...todas, caida])
    })
  const subir = async (file: File): Promise<string> => {
    const nombre = file.name
    const avance = (parte: number) => setSubida({ nombre, parte })
    for (;;) {
      let motivo: string
      setError(null)
      avance(0)
      try {
        return await actual.current!(file, avance)
      } catch (reason) {
        if (!isSinRespuesta(reason)) throw reason
        motivo = (reason as Error).message
      } finally {
        setSubida(otra => (otra?.nombre === nombre ? null : otra))
      }
      if (!(await preguntar(nombre, motivo))) throw new Dejada()
    }
  }
  const opciones = upload && {
    onImageUpload: subir,
    onImageUploadError: (_file: File, reason: unknown) =>
      setError(
        reason instanceof Dejada
          ? null
          : reason instanceof Error
            ? reason.message
            : 'No se pudo subir la imagen.',
      ),
  }
  return [{ subida, caidas, error }, opciones]
}
