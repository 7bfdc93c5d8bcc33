import type { Accion } from '@malla/domain/permisos/acciones.ts'
import { Button } from '@mantine/core'
import { Link } from '../../app/Link.tsx'
import { useWhyNotOf } from '../../app/permission.ts'
import { useHasPage } from '../../app/useHasPage.ts'
import { paths } from '../../paths.ts'
import classes from './EscritorioPage.module.css'
import { Seccion } from './Seccion.tsx'

/** What one may do from the desk, the more likely first; each needs its permission and its page. */
const acciones: readonly { label: string; href: string; accion: Accion }[] = [
  { label: 'Facultades y Programas', href: paths.facultades(), accion: 'estructura.crear' },
  { label: 'Plan de Estudios', href: paths.planes(), accion: 'estructura.ver' },
  { label: 'Cursos de un plan', href: paths.cursos(), accion: 'contenido.editar' },
  { label: 'Sílabos de Cursos', href: paths.silabos(), accion: 'silabos.ver' },
  { label: 'Docentes', href: paths.docentes(), accion: 'curricular.editar' },
  { label: 'Nuevo usuario', href: paths.usuarioNuevo(), accion: 'administracion' },
  { label: 'Actividades', href: paths.actividades(), accion: 'administracion' },
]

/** Quick actions, without the pages that stand above them already; left out altogether for who has none. */
export function Acciones({ except }: { except: readonly string[] }) {
  const whyNot = useWhyNotOf()
  const hasPage = useHasPage()
  const mine = acciones.filter(a => hasPage(a.href) && !except.includes(a.href) && whyNot(a.accion) === null)
  if (mine.length === 0) return null
  return (
    <Seccion id="acciones" titulo="Accesos">
      <nav className={classes.shortcuts} aria-labelledby="acciones">
        {mine.map(a => (
          <Button key={a.href} component={Link} href={a.href} variant="default">
            {a.label}
          </Button>
        ))}
      </nav>
    </Seccion>
  )
}
