import { Link } from '../../app/Link.tsx'
import { paths } from '../../paths.ts'
import { alcanzable } from '../../ui/alcanzable.ts'
import { Foto, type NombreDeFoto } from '../../ui/Foto.tsx'
import { porLugar } from '../../ui/porLugar.tsx'
import type { Bloque, Linea } from './guia/arbol.ts'
import classes from './Texto.module.css'

/** Where a link of the guide leads: the file of another page, with a heading or without, to that page; the rest as it stands. */
function hrefDe(destino: string): string {
  const [, clave, titulo] = /^([a-z0-9-]+)\.md(#.*)?$/.exec(destino) ?? []
  return clave ? paths.ayuda(clave) + (titulo ?? '') : destino
}

function Enlace({ href, texto }: { href: string; texto: Linea[] }) {
  const destino = hrefDe(href)
  const hijos = <Partes partes={texto} />
  return destino.startsWith('/') ? <Link href={destino}>{hijos}</Link> : <a href={destino}>{hijos}</a>
}

function Parte({ parte }: { parte: Linea }) {
  if (typeof parte === 'string') return parte
  if ('nombre' in parte) return <span className={classes.nombre}>«{parte.nombre}»</span>
  if ('tecla' in parte) return <kbd>{parte.tecla}</kbd>
  if ('href' in parte) return <Enlace {...parte} />
  if ('fuerte' in parte)
    return (
      <strong>
        <Partes partes={parte.fuerte} />
      </strong>
    )
  return (
    <em>
      <Partes partes={parte.enfasis} />
    </em>
  )
}

// The guide does not change while it is read.
const Partes = ({ partes }: { partes: readonly Linea[] }) =>
  porLugar(partes, parte => <Parte parte={parte} />)

function Tabla({ cabeza, filas }: { cabeza: Linea[][]; filas: Linea[][][] }) {
  return (
    <section className={classes.tabla} {...alcanzable} aria-label="Tabla">
      <table>
        <thead>
          <tr>
            {porLugar(cabeza, celda => (
              <th scope="col">
                <Partes partes={celda} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {porLugar(filas, fila => (
            <tr>
              {porLugar(fila, celda => (
                <td>
                  <Partes partes={celda} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Lista({ numerada, puntos }: { numerada: boolean; puntos: Bloque[][] }) {
  const filas = porLugar(puntos, punto => (
    <li>
      <Bloques bloques={punto} />
    </li>
  ))
  return numerada ? <ol>{filas}</ol> : <ul>{filas}</ul>
}

function UnBloque({ bloque }: { bloque: Bloque }) {
  if (bloque.clase === 'lista') return <Lista {...bloque} />
  if (bloque.clase === 'tabla') return <Tabla {...bloque} />
  if (bloque.clase === 'foto')
    return (
      // A test says that each picture of the guide is one that is kept.
      <p className={classes.foto}>
        <Foto nombre={bloque.foto as NombreDeFoto} alt={bloque.alt} sizes="(max-width: 48em) 100vw, 720px" />
      </p>
    )
  if (bloque.clase === 'aviso')
    return (
      <div className={classes.aviso}>
        <Bloques bloques={bloque.bloques} />
      </div>
    )
  const texto = <Partes partes={bloque.texto} />
  if (bloque.clase === 'parrafo') return <p>{texto}</p>
  return bloque.nivel === 2 ? <h2 id={bloque.id}>{texto}</h2> : <h3 id={bloque.id}>{texto}</h3>
}

const Bloques = ({ bloques }: { bloques: readonly Bloque[] }) =>
  porLugar(bloques, bloque => <UnBloque bloque={bloque} />)

/** The text of a page of the guide. */
export const Texto = ({ bloques }: { bloques: readonly Bloque[] }) => (
  <div className={classes.texto}>
    <Bloques bloques={bloques} />
  </div>
)
