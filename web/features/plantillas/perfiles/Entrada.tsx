import type { EntradaDePerfil } from '@malla/contracts/plantillasDePerfil.ts'
import { cortar } from '@malla/domain/texto/cortar.ts'
import { sinEtiquetas } from '@malla/domain/texto/sinEtiquetas.ts'
import { TextoRico } from '../../../ui/rico/TextoRico.tsx'
import classes from './perfiles.module.css'

const LARGO_DE_NOMBRE = 60

/** What a line or trait is called where it must be named: its own name, or how it begins. */
export const nombreDeEntrada = (e: Pick<EntradaDePerfil, 'nombre' | 'descripcion'>): string =>
  e.nombre || cortar(sinEtiquetas(e.descripcion), LARGO_DE_NOMBRE)

/** A line or trait of a profile, to be read. */
export function Entrada({ entrada }: { entrada: EntradaDePerfil }) {
  const { nombre, grupo, descripcion } = entrada
  return (
    <div className={classes.entrada}>
      {(nombre || grupo) && (
        <p className={classes.nombre}>
          {nombre && <b>{nombre}</b>}
          {grupo && <span>{grupo}</span>}
        </p>
      )}
      {descripcion && <TextoRico html={descripcion} />}
    </div>
  )
}
