import { paginas } from 'virtual:guia'
import { useAddress, useSetAddress } from '../../app/address.ts'
import { Link } from '../../app/Link.tsx'
import { useSession } from '../../app/session.ts'
import { usePlace } from '../../app/shell/crumbs.ts'
import { paths } from '../../paths.ts'
import classes from './Ayuda.module.css'
import { Buscador } from './Buscador.tsx'
import { temas } from './guia/pagina.ts'
import { isRolDeGuia, type RolDeGuia, rolesDeGuia, rolesDesde, rolPropio } from './guia/roles.ts'
import { Halladas } from './Halladas.tsx'

/** «Ayuda»: every page of the guide by what it is about, one's own role first, and what is found in them. Anybody reads it. */
export function AyudaPage() {
  const { filtro = '', vista } = useAddress()
  const setAddress = useSetAddress()
  const propio = rolPropio(useSession().user?.rol)
  usePlace([{ label: 'Ayuda' }])
  const rol = isRolDeGuia(vista) ? vista : vista === 'todos' ? null : propio

  return (
    <div className={classes.ayuda}>
      <h1>Ayuda</h1>
      <p className={classes.lead}>
        Una página por tarea. Escriba qué quiere hacer, o elija lo que hace usted.
      </p>
      <Buscador
        texto={filtro}
        onTexto={texto => setAddress({ filtro: texto || undefined }, { replace: true })}
      />
      {filtro.trim() ? (
        <Halladas texto={filtro} />
      ) : (
        <>
          <Roles rol={rol} propio={propio} />
          <Lista rol={rol} />
        </>
      )}
    </div>
  )
}

/** For whom the list is: one's own role first, everything last. */
function Roles({ rol, propio }: { rol: RolDeGuia | null; propio: RolDeGuia | null }) {
  const opciones = [
    ...rolesDesde(propio).map(r => ({ vista: r as string, nombre: rolesDeGuia[r], esEsta: r === rol })),
    { vista: 'todos', nombre: 'Todas las páginas', esEsta: rol === null },
  ]
  return (
    <nav aria-label="Para quién" className={`${classes.roles} no-print`}>
      {opciones.map(({ vista, nombre, esEsta }) => (
        <Link
          key={vista}
          href={paths.ayuda(undefined, { vista })}
          aria-current={esEsta ? 'true' : undefined}
          replace
        >
          {nombre}
        </Link>
      ))}
    </nav>
  )
}

function Lista({ rol }: { rol: RolDeGuia | null }) {
  const suyas = paginas.filter(p => rol === null || p.roles.includes(rol))
  const porTema = Map.groupBy(suyas, p => p.tema)
  return (
    <div className={classes.temas}>
      {temas
        .filter(tema => porTema.has(tema))
        .map(tema => (
          <section key={tema}>
            <h2>{tema}</h2>
            <ul>
              {porTema.get(tema)!.map(p => (
                <li key={p.clave}>
                  <Link href={paths.ayuda(p.clave)}>{p.titulo}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  )
}
