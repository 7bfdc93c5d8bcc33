import type { CambioReciente } from '@malla/contracts/escritorio.ts'
import { Link } from '../../app/Link.tsx'
import { useWhyNot } from '../../app/permission.ts'
import { useUser } from '../../app/session.ts'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { dmyTime } from '../../ui/form/dates.ts'
import { Sentence } from '../../ui/Sentence.tsx'
import { useReloj } from '../../ui/useReloj.ts'
import classes from './EscritorioPage.module.css'
import { hace } from './hace.ts'

const CADA_MS = 30_000

/** What was done lately in the institution, as far as the person may read it. Follows the live channel. */
export function Ahora({ cambios }: { cambios: readonly CambioReciente[] }) {
  const me = useUser().id
  const ahora = useReloj(CADA_MS)
  const whyNotPlan = useWhyNot('estructura.ver')
  return (
    <aside aria-labelledby="ahora">
      <div className={classes.head}>
        <h2 id="ahora">Ahora</h2>
        <span className={classes.nota}>en vivo</span>
      </div>
      <ul className={classes.list}>
        {cambios.map(c => {
          const name = c.user?.nombres ?? 'El sistema'
          return (
            <li key={c.id} className={classes.cambio}>
              <Avatar name={name} image={c.user?.imagen_url} size={24} />
              <span>
                <Sentence who={c.user?.id === me ? 'Usted' : name} pieces={c.tramos} />
                <span className={classes.cuando}>
                  <time dateTime={c.cuando} title={dmyTime(c.cuando)}>
                    {hace(c.cuando, ahora)}
                  </time>
                  {c.donde && ' · '}
                  {c.donde && c.plan_id && !whyNotPlan ? (
                    <Link href={paths.plan(c.plan_id)}>{c.donde}</Link>
                  ) : (
                    c.donde
                  )}
                </span>
              </span>
            </li>
          )
        })}
      </ul>
    </aside>
  )
}
