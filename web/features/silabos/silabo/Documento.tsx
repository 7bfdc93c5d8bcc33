import { seccionesActivas } from '@malla/domain/silabos/estructura.ts'
import { numero } from '@malla/domain/silabos/palabras.ts'
import { type FocusEvent, useRef, useState } from 'react'
import type { SilaboEnPantalla } from './contexto.ts'
import type { Lugar } from './lugar.ts'
import { Observaciones } from './Observaciones.tsx'
import { Seccion } from './Seccion.tsx'
import classes from './Silabo.module.css'
import { useDestello } from './useDestello.ts'

/** «SIS-304 · Ciclo V · 4 créditos · 3 h teoría, 2 h práctica · 16 semanas · Prerrequisitos: …» */
function lineaDeDatos({ abierto, estructura }: SilaboEnPantalla): string {
  const { curso, ciclo, requisitos, periodo } = abierto
  const horas = [
    [curso.horasteoria, 'teoría'],
    [curso.horaspractica, 'práctica'],
    [curso.horasvirtual, 'virtuales'],
  ]
    .filter(([n]) => Number(n) > 0)
    .map(([n, de]) => `${numero(Number(n))} h ${de}`)
  return [
    curso.codigo,
    ciclo,
    periodo?.nombre,
    curso.credits === null
      ? null
      : `${numero(curso.credits)} ${curso.credits === 1 ? 'crédito' : 'créditos'}`,
    horas.join(', '),
    `${estructura.semanas} semanas`,
    requisitos && `Prerrequisitos: ${requisitos}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

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
        <p>{lineaDeDatos(enPantalla)}</p>
      </header>
      <Observaciones enPantalla={enPantalla} clave={null} />
      {seccionesActivas(enPantalla.estructura).map(seccion => (
        <Seccion
          key={seccion.clave}
          enPantalla={enPantalla}
          seccion={seccion}
          isEditando={editando === seccion.clave}
          onEditar={isEditando => setEditando(isEditando ? seccion.clave : null)}
        />
      ))}
    </article>
  )
}
