import { useDeferredValue, useMemo } from 'react'
import { Consejos } from '../../redaccion/Consejos.tsx'
import { enVozAlta, leerTexto } from '../../redaccion/leer.ts'
import { useAviso } from '../../redaccion/useAviso.ts'
import classes from './Ayuda.module.css'
import type { Resultado } from './Ayuda.tsx'
import comun from './Silabo.module.css'

/** So many results with advice stand there while none is being written. */
const A_LA_VEZ = 2

/** Reads the results of learning while they are written and advises; nothing of it stops anybody. */
export default function Coach({ textos, enFoco }: { textos: readonly Resultado[]; enFoco: string | null }) {
  const escritos = useDeferredValue(textos)
  const leidos = useMemo(
    () =>
      escritos.flatMap(r => {
        const lectura = leerTexto(r.texto, [])
        return lectura ? [{ ...r, lectura }] : []
      }),
    [escritos],
  )
  const elMio = leidos.find(r => r.id === enFoco)
  const conConsejos = leidos.filter(r => r.lectura.consejos.length > 0)
  const mostrados = elMio ? [elMio] : conConsejos.slice(0, A_LA_VEZ)
  const aviso = useAviso(elMio?.texto ?? '', elMio ? enVozAlta(elMio.lectura) : '')
  return (
    <section>
      <h3>Redacción</h3>
      {mostrados.map(r => (
        <div key={r.id} className={classes.ficha}>
          <b>{r.nombre}</b>
          <Consejos lectura={r.lectura} />
        </div>
      ))}
      {mostrados.length === 0 && (
        <p className={comun.nota}>
          {leidos.length === 0
            ? 'Al escribir los resultados verá aquí consejos de redacción.'
            : 'Los resultados dicen qué hará el estudiante, sobre qué, y cómo o para qué.'}
        </p>
      )}
      {!elMio && conConsejos.length > A_LA_VEZ && (
        <p className={comun.nota}>Y {conConsejos.length - A_LA_VEZ} con consejos más.</p>
      )}
      <p className="visually-hidden" aria-live="polite">
        {aviso}
      </p>
    </section>
  )
}
