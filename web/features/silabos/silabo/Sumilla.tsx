import { isTextoVacio } from '@malla/domain/silabos/contenido.ts'
import { Link } from '../../../app/Link.tsx'
import { useWhyNot } from '../../../app/permission.ts'
import { paths } from '../../../paths.ts'
import { TextoRico } from '../../../ui/rico/TextoRico.tsx'
import type { SilaboEnPantalla } from './contexto.ts'
import classes from './Seccion.module.css'

/** The sumilla of the carta descriptiva: every syllabus of the course shows it, none changes it. */
export function Sumilla({ enPantalla: { abierto } }: { enPantalla: SilaboEnPantalla }) {
  const { carta, curso } = abierto
  const whyNot = useWhyNot('carta.editar', { asignatura_id: carta.asignatura_id })
  const html = carta.carta.sumilla ?? ''
  const enlace = <Link href={paths.carta({ curso: curso.id })}>carta descriptiva</Link>
  if (!isTextoVacio(html)) return <TextoRico html={html} />
  return (
    <p className={classes.vacio}>
      {whyNot ? (
        'El curso todavía no tiene sumilla: la escribe quien se encarga de su carta descriptiva.'
      ) : (
        // One piece: beside each other in the row its words and the link would stand apart.
        <span>Escriba la sumilla en la {enlace} del curso: todos sus sílabos la muestran.</span>
      )}
    </p>
  )
}
