import { Button, Skeleton } from '@mantine/core'
import type { ApiOutput } from '../../app/api.ts'
import { Link } from '../../app/Link.tsx'
import { useWhyNot } from '../../app/permission.ts'
import { useCall } from '../../app/query.ts'
import { useUser } from '../../app/session.ts'
import { usePlace } from '../../app/shell/crumbs.ts'
import { useHasPage } from '../../app/useHasPage.ts'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page } from '../../ui/Page.tsx'
import { QuietError } from '../../ui/QuietError.tsx'
import { useDelayed } from '../../ui/useDelayed.ts'
import { useReloj } from '../../ui/useReloj.ts'
import { LoQueLaLeyObserva } from '../legal/LoQueLaLeyObserva.tsx'
import { Acciones } from './Acciones.tsx'
import { Ahora } from './Ahora.tsx'
import { AvanceDeProgramas } from './AvanceDeProgramas.tsx'
import classes from './EscritorioPage.module.css'
import { Pendientes } from './Pendientes.tsx'
import { resumen } from './pendientes.ts'
import { Seccion } from './Seccion.tsx'
import { primerNombre, saludo } from './saludo.ts'

type Escritorio = ApiOutput<'escritorio.show'>['data']

/** How often it is looked whether one greets otherwise. */
const CADA_MS = 60_000

/** The desk (§2): where one lands after sign-in. What waits, how far things are, what others did, and the ways on. */
export function EscritorioPage() {
  const user = useUser()
  const query = useCall('escritorio.show', {}, { meta: { shown: true } })
  const late = useDelayed(query.isPending)
  const hora = useReloj(CADA_MS).getHours()
  usePlace([{ label: 'Escritorio' }])
  const desk = query.data?.data

  return (
    <Page
      title={`${saludo(hora)}, ${primerNombre(user.persona.nombres)}`}
      facts={desk && <span>{resumen(desk.pendientes)}</span>}
    >
      {query.error && <QuietError error={query.error} retry={() => void query.refetch()} />}
      {late && <Skeleton height={240} maw={860} />}
      {desk && <Contenido desk={desk} />}
    </Page>
  )
}

function Contenido({ desk }: { desk: Escritorio }) {
  const { pendientes, avance, programas, cambios, visitadas } = desk
  const hasPage = useHasPage()
  const user = useUser()
  const seguir = visitadas.filter(v => hasPage(v.path))
  return (
    <div className={classes.desk} data-alone={cambios.length === 0 || undefined}>
      <div className={classes.main}>
        {user.rol === 'otro' && <SinPermisos isDocente={user.codtipopersona === CODIGO_DE_DOCENTE} />}
        {pendientes.length > 0 && <Pendientes pendientes={pendientes} />}
        {avance.length > 0 ? <AvanceDeProgramas avance={avance} programas={programas} /> : <SinPlanes />}
        <LoQueLaLeyObserva />
        {seguir.length > 0 && (
          <Seccion id="seguir" titulo="Seguir donde lo dejó">
            <nav className={classes.shortcuts} aria-labelledby="seguir">
              {seguir.map(v => (
                <Button key={v.path} component={Link} href={v.path} variant="default">
                  {v.titulo}
                  {v.detalle && <span className={classes.detalle}>{v.detalle}</span>}
                </Button>
              ))}
            </nav>
          </Seccion>
        )}
        <Acciones except={seguir.map(v => v.path)} />
      </div>
      {cambios.length > 0 && <Ahora cambios={cambios} />}
    </div>
  )
}

/** Kind of person of lecturers; without courses they have no role yet. */
const CODIGO_DE_DOCENTE = '00002'

/** Whoever may do nothing here yet is told why, and what they can do meanwhile. */
const SinPermisos = ({ isDocente }: { isDocente: boolean }) => (
  <EmptyState
    title={isDocente ? 'Todavía no tiene cursos' : 'Su cuenta todavía no tiene permisos'}
    action={
      <Button component={Link} href={paths.perfil()} variant="default">
        Mi Perfil
      </Button>
    }
  >
    {isDocente
      ? 'Cuando le asignen un curso, su sílabo aparecerá aquí y podrá empezar a escribirlo. Mientras tanto, complete sus datos.'
      : 'El administrador tiene que dárselos en esta institución. Mientras tanto, complete sus datos.'}
  </EmptyState>
)

/** Whoever has no plans yet is told what comes first; whoever does not work with plans is not told of them. */
function SinPlanes() {
  const whyNotSee = useWhyNot('estructura.ver')
  const whyNotCreate = useWhyNot('estructura.crear')
  if (whyNotSee) return null
  return (
    <EmptyState
      title="Todavía no hay planes de estudios vigentes"
      action={
        !whyNotCreate && (
          <Button component={Link} href={paths.facultades({ panel: 'nueva' })}>
            Empezar por una facultad
          </Button>
        )
      }
    >
      Un plan pertenece a un programa, y un programa a una facultad: se hacen en ese orden.
    </EmptyState>
  )
}
