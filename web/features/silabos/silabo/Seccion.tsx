import { isTextoVacio } from '@malla/domain/silabos/contenido.ts'
import { isSeccionEscrita, type SeccionDeSilabo } from '@malla/domain/silabos/estructura.ts'
import { useEffect, useState } from 'react'
import { Avatar } from '../../../ui/Avatar.tsx'
import { TextoRico } from '../../../ui/rico/TextoRico.tsx'
import { olvidarEnPila } from '../editores/pila.ts'
import { AccionesDeSeccion } from './AccionesDeSeccion.tsx'
import type { SilaboEnPantalla } from './contexto.ts'
import { DatosDelCurso } from './DatosDelCurso.tsx'
import { DeLaCarta } from './DeLaCarta.tsx'
import { editorDe } from './editoresDeClave.tsx'
import { idDeSeccion, idDeTitulo } from './lugar.ts'
import { nombreCorto } from './nombreCorto.ts'
import { Observaciones } from './Observaciones.tsx'
import classes from './Seccion.module.css'
import comun from './Silabo.module.css'
import { Sumilla } from './Sumilla.tsx'
import { TextoDeSeccion } from './TextoDeSeccion.tsx'
import { DESTELLO } from './useDestello.ts'

interface Props {
  enPantalla: SilaboEnPantalla
  seccion: SeccionDeSilabo
  isEditando: boolean
  onEditar: (isEditando: boolean) => void
}

/** A section of the document: its name and what is said of it, the institution's own text, what the lecturer writes, observations. */
export function Seccion(props: Props) {
  const { enPantalla, seccion } = props
  const { clave, nombre, textoFijo } = seccion
  const [restauradas, setRestauradas] = useState(0)
  const aqui = enPantalla.otros.filter(o => o.donde === clave)
  return (
    <section
      id={idDeSeccion(clave)}
      data-seccion={clave}
      className={classes.seccion}
      aria-labelledby={idDeTitulo(clave)}
    >
      <div className={classes.cabeza}>
        <h2 id={idDeTitulo(clave)} tabIndex={-1}>
          {nombre}
        </h2>
        {clave === 'sumilla' && <span className={classes.etiqueta}>de la carta descriptiva</span>}
        {clave === 'datos' && <span className={classes.etiqueta}>del plan de estudios</span>}
        {isSeccionEscrita(clave) && !seccion.requerida && <span className={classes.etiqueta}>opcional</span>}
        {aqui.map(o => (
          <span key={o.usuario_id} className={comun.aqui}>
            <Avatar name={o.nombres} image={o.imagen_url} size={18} />
            {nombreCorto(o.nombres)} {o.escribe ? 'escribe aquí' : 'está aquí'}
          </span>
        ))}
        <CambioAjeno cambio={enPantalla.estado.ajenos[clave]} />
        <AccionesDeSeccion
          {...props}
          onRestaurada={() => {
            olvidarEnPila(clave)
            setRestauradas(restauradas + 1)
          }}
        />
      </div>
      {!isTextoVacio(textoFijo) && (
        <div className={classes.fijo}>
          <span className={classes.etiqueta}>texto institucional</span>
          <TextoRico html={textoFijo} />
        </div>
      )}
      <DeLaCarta clave={clave} abierto={enPantalla.abierto} />
      {/* A version that was brought back begins anew: no step of before is left to be undone over it. */}
      <Cuerpo key={restauradas} {...props} />
      <Observaciones enPantalla={enPantalla} clave={clave} />
    </section>
  )
}

function Cuerpo({ enPantalla, seccion, isEditando, onEditar }: Props) {
  const { clave } = seccion
  if (clave === 'datos') return <DatosDelCurso enPantalla={enPantalla} />
  if (clave === 'sumilla') return <Sumilla enPantalla={enPantalla} />
  const Editor = editorDe[clave]
  const valor = enPantalla.estado.valores[clave]
  if (!Editor)
    return (
      <TextoDeSeccion
        clave={clave}
        valor={typeof valor === 'string' ? valor : ''}
        isConTextoFijo={!isTextoVacio(seccion.textoFijo)}
        whyNot={enPantalla.whyNot}
        isEditando={isEditando}
        onEditar={onEditar}
        onCambio={html => enPantalla.editar(clave, html)}
      />
    )
  return (
    <Editor
      clave={clave}
      valor={valor}
      onCambio={(nuevo: unknown) => enPantalla.editar(clave, nuevo)}
      whyNot={enPantalla.whyNot}
      abierto={enPantalla.abierto}
      faltas={enPantalla.medida.faltas.filter(f => f.clave === clave)}
    />
  )
}

/** «Lucía M. cambió esta sección», while it is news. */
function CambioAjeno({ cambio }: { cambio: SilaboEnPantalla['estado']['ajenos'][string] | undefined }) {
  const [isNuevo, setNuevo] = useState(false)
  useEffect(() => {
    if (!cambio) return
    setNuevo(true)
    const reloj = setTimeout(() => setNuevo(false), DESTELLO)
    return () => clearTimeout(reloj)
  }, [cambio])
  return (
    <span role="status" className={classes.ajeno}>
      {isNuevo && cambio ? `${cambio.quien} cambió esta sección` : ''}
    </span>
  )
}
