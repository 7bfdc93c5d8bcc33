import type { PublicacionDePlan } from '@malla/contracts/publicaciones.ts'
import { api } from '../../app/api.ts'
import { confirm } from '../../ui/dialogs.tsx'
import type { EnCola } from '../../ui/form/useForm.ts'
import { newKey } from '../../ui/newKey.ts'
import { refusalOf } from '../../ui/reasons.ts'

interface Publicando {
  /** The plan. */
  id: number
  direccion: string
  con_silabos: boolean
  /** 0: it is not published yet. */
  revision: number
}
type Opciones = { key: string; cola: EnCola }

/** Whether a save was refused because somebody withdrew the plan: there is nothing to bring together, and it must not be public again unasked. */
function isRetirado(error: unknown): boolean {
  const actual = refusalOf(error)?.body.actual as PublicacionDePlan | undefined
  return actual !== undefined && actual.publicacion === null
}

/** Saves how a plan is published. Of one that somebody withdrew meanwhile it asks whether it is to be published again; what was written stays in the form if not. */
export async function guardar(values: Publicando, options: Opciones) {
  try {
    return await api('publicaciones.save', values, options)
  } catch (error) {
    if (!isRetirado(error)) throw error
    const isOtraVez = await confirm({
      title: 'Otra persona retiró el plan',
      text: 'Mientras usted lo editaba dejó de ser público, y ya nadie lo ve. ¿Lo publica de nuevo, como usted lo ha escrito?',
      yes: 'Publicarlo de nuevo',
      no: 'Dejarlo retirado',
    })
    if (!isOtraVez) throw new Error((error as Error).message)
    return api('publicaciones.save', { ...values, revision: 0 }, { ...options, key: newKey() })
  }
}
