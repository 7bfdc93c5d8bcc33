import { paginas } from 'virtual:guia'
import { segun } from '@malla/domain/texto/numero.ts'
import { useMemo } from 'react'
import { Link } from '../../app/Link.tsx'
import { paths } from '../../paths.ts'
import classes from './Ayuda.module.css'
import { buscarEnGuia } from './guia/buscar.ts'

const cuantas = (n: number): string => segun(n, 'Una página', '# páginas')

/** The pages in which something was found, the best first. */
export function Halladas({ texto }: { texto: string }) {
  const halladas = useMemo(() => buscarEnGuia(paginas, texto), [texto])
  return (
    <>
      <p role="status" className={classes.cuantas}>
        {halladas.length > 0
          ? cuantas(halladas.length)
          : 'Nada en la ayuda dice eso. Pruebe con otra palabra, o con menos.'}
      </p>
      <ol className={classes.halladas}>
        {halladas.map(({ pagina, extracto: [antes, igual, despues] }) => (
          <li key={pagina.clave}>
            <Link href={paths.ayuda(pagina.clave)}>{pagina.titulo}</Link>
            <p>
              {antes}
              {igual && <mark>{igual}</mark>}
              {despues}
            </p>
          </li>
        ))}
      </ol>
    </>
  )
}
