import { useEffect, useState } from 'react'
import { api } from '../../app/api.ts'
import classes from './Hoja.module.css'

/** The picture that goes with the typed name (§4). It adorns: without it nothing is missing. */
export function Retrato({ usuario }: { usuario: string }) {
  const [image, setImage] = useState<string | null>(null)
  useEffect(() => {
    if (!usuario) return setImage(null)
    const asked = new AbortController()
    api('auth.avatar', { usuario }, { signal: asked.signal })
      .then(answer => setImage(answer.image))
      .catch(() => {
        if (!asked.signal.aborted) setImage(null)
      })
    return () => asked.abort()
  }, [usuario])
  return image ? <img className={classes.avatar} src={image} alt="" /> : null
}
