import { lineaDeDatos } from '@malla/domain/silabos/datosDelCurso.ts'
import { seccionesActivas } from '@malla/domain/silabos/estructura.ts'
import { contar } from '@malla/domain/texto/numero.ts'
import { Skeleton } from '@mantine/core'
import { type FocusEvent, Suspense, useRef, useState } from 'react'
import type { SilaboEnPantalla } from './contexto.ts'
import type { Lugar } from './lugar.ts'
import { Observaciones } from './Observaciones.tsx'
import { Seccion } from './Seccion.tsx'
import classes from './Silabo.module.css'
import { useDestello } from './useDestello.ts'

const datosDe = ({ abierto: { curso, ciclo, periodo, requisitos }, estructura }: SilaboEnPantalla): string =>
  lineaDeDatos(curso, {
    antes: [ciclo, periodo?.nombre],
    mas: contar(estructura.semanas, 'semana'),
    requisitos,
  })

/** The syllabus as a document: title, line of data, sections in the order and with the names of the institution. */
export function Documento({
  enPantalla,
  onFoco,
}: {
  enPantalla: SilaboEnPantalla
  /** The person is at this place now. */
  onFoco: (lugar: Lugar) => void
}) {
  const raiz = useRef<HTMLElement>(null)
  const [editando, setEditando] = useState<string | null>(null)
  useDestello(raiz, enPantalla.estado.ajenos)
  const enFoco = (e: FocusEvent) => {
    const seccion = (e.target as Element).closest<HTMLElement>('[data-seccion]')
    const donde = (e.target as Element).closest<HTMLElement>('[data-donde]')?.dataset.donde ?? null
    if (seccion?.dataset.seccion) onFoco({ clave: seccion.dataset.seccion, donde })
  }
  return (
    <article ref={raiz} className={classes.papel} onFocus={enFoco} aria-labelledby="silabo-titulo">
      <header className={classes.titulo}>
        <h1 id="silabo-titulo">{enPantalla.abierto.curso.nombre}</h1>
        <p>{datosDe(enPantalla)}</p>
      </header>
      <Observaciones enPantalla={enPantalla} clave={null} />
      {/* All at once: an editor that came after the others would move what somebody is about to press. */}
      <Suspense fallback={<Skeleton height={480} />}>
        {seccionesActivas(enPantalla.estructura).map(seccion => (
          <Seccion
            key={seccion.clave}
            enPantalla={enPantalla}
            seccion={seccion}
            isEditando={editando === seccion.clave}
            onEditar={isEditando => setEditando(isEditando ? seccion.clave : null)}
          />
        ))}
      </Suspense>
    </article>
  )
}
