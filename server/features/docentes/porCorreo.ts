import { whyNot } from '@malla/domain/permisos/permisos.ts'
import { DOCENTE } from '@malla/domain/usuarios/catalogos.ts'
import type { Ctx } from '../../platform/context.ts'
import { sql } from '../../platform/db/drizzle.ts'
import { invalidField } from '../../platform/errors.ts'

/** Whom a mail means when somebody is to be a lecturer here (docs/decisions/0020-usuarios-y-docentes.md). */

/** Someone of the installation who signs in with a mail of these, or has it as theirs. */
export interface Conocido {
  id: number
  usuario: string
  /** In small letters. */
  correo: string
  nombres: string
  root: boolean
  /** '1': can sign in. */
  estado: string
  /** Has some access in this institution already, and that of a lecturer. */
  esDeAqui: boolean
  esDocente: boolean
}

/** A person that there is, nobody yet (null), or why it cannot be said. */
type DeCorreo = Conocido | { motivo: string } | null

const OTRO_CORREO =
  'Ya hay una cuenta que entra con ese correo, pero tiene otro. Pida al administrador que la revise y le dé otra contraseña.'
const DE_ADMINISTRADOR =
  'Esa cuenta no se puede añadir como docente con su correo: pida al administrador que lo haga.'
const VARIOS =
  'Hay más de una persona con ese correo en la institución. Pida al administrador que las revise.'

async function selectConocidos(ctx: Ctx, correos: readonly string[]): Promise<Conocido[]> {
  const mails = sql`(select jsonb_array_elements_text(${JSON.stringify(correos)}::jsonb))`
  const here = (condition = sql`true`) => sql`exists (select 1 from accesos a
    join tipospersonas k on k.id = a.tipopersona_id
    where a.empresa_id = ${ctx.empresaId} and a.usuario_id = u.id and ${condition})`
  const { rows } = await ctx.tx.execute(sql`
    select u.id, u.usuario, lower(p.correo) as correo, p.nombres, p.root, u.estado,
      ${here()} as "esDeAqui", ${here(sql`k.codigo = ${DOCENTE}`)} as "esDocente"
    from usuarios u join personas p on p.id = u.persona_id
    where u.deleted_at is null and (u.usuario in ${mails} or lower(p.correo) in ${mails})
    order by u.id`)
  return rows as unknown as Conocido[]
}

/**
 * Anybody writes any mail into their profile, and whoever keeps lecturers into theirs. So who works here already is known by their mail, but of somebody
 * from elsewhere both the name that they sign in with and the mail must be this one.
 */
function decidir(mail: string, conocidos: readonly Conocido[], isAdmin: boolean): DeCorreo {
  const suyos = conocidos.filter(c => c.correo === mail)
  const exacto = suyos.find(c => c.usuario === mail)
  const docentes = suyos.filter(c => c.esDocente)
  const deAqui = docentes.length > 0 ? docentes : suyos.filter(c => c.esDeAqui)
  if (deAqui.length > 1 && !(exacto && deAqui.includes(exacto))) return { motivo: VARIOS }
  const quien = deAqui.length === 1 ? deAqui[0] : exacto
  // An administrator whom the institution's operators took in would be one of theirs to look at.
  const isVedado = (c: Conocido) => c.root && !c.esDocente && !isAdmin
  if (quien) return isVedado(quien) ? { motivo: DE_ADMINISTRADOR } : quien
  if (conocidos.some(c => c.usuario === mail)) return { motivo: OTRO_CORREO }
  return suyos.some(isVedado) ? { motivo: DE_ADMINISTRADOR } : null
}

/** Whom each of these mails means, in one question. They are in small letters. */
export async function selectPorCorreos(ctx: Ctx, correos: readonly string[]): Promise<Map<string, DeCorreo>> {
  const conocidos = await selectConocidos(ctx, correos)
  const isAdmin = whyNot(ctx.sesion.quien, 'administracion') === null
  const de = Map.groupBy(
    conocidos.flatMap(c => [...new Set([c.usuario, c.correo])].map(mail => ({ mail, c }))),
    x => x.mail,
  )
  return new Map(correos.map(mail => [mail, decidir(mail, de.get(mail)?.map(x => x.c) ?? [], isAdmin)]))
}

/** Whom a mail means; null: nobody yet. 422 where it cannot be said, or may not be. */
export async function assertPorCorreo(ctx: Ctx, correo: string): Promise<Conocido | null> {
  const mail = correo.toLowerCase()
  const quien = (await selectPorCorreos(ctx, [mail])).get(mail) ?? null
  if (quien && 'motivo' in quien) throw invalidField('correo', quien.motivo)
  return quien
}
